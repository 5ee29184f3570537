import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bankFile } from './bank-file.ts';
import { csvRow, parseCsv } from './csv.ts';
import type { PayoutAccount } from './payout-channel.ts';

const account: PayoutAccount = {
  bankCode: '1001',
  bankName: 'Banco de Bogotá',
  accountKind: 'ahorros',
  accountNumber: '00123456',
  holderName: 'Peña & Núñez, "La 14"; S.A.S.',
  holderDocumentType: 'NIT',
  holderDocument: '9001234568',
  email: 'pagos@plazuela.test',
};

function textOf(changes: Partial<PayoutAccount> = {}): string {
  const file = bankFile.createFile(101, [
    { id: 1001, amount: 2_500_000_000, account: { ...account, ...changes } },
  ]);
  return new TextDecoder().decode(file.bytes);
}

test('a file for the bank has capitals without accents, the NIT without its check digit and every zero', () => {
  expect(textOf()).toBe(
    'TIPO_DOCUMENTO;DOCUMENTO;NOMBRE;BANCO;CODIGO_BANCO;TIPO_CUENTA;NUMERO_CUENTA;VALOR;REFERENCIA;CORREO\r\n' +
      'NIT;900123456;"PENA & NUNEZ, ""LA 14""; S.A.S.";BANCO DE BOGOTA;1001;AHORROS;00123456;2500000000;GIRO1001;pagos@plazuela.test\r\n',
  );
});

test.each(['=1+1', '+57300', '-5', '@SUM(A1)', ' =cmd'])('%s never starts a cell as a formula', (formula) => {
  const [, row = []] = parseCsv(textOf({ holderName: formula, email: `${formula}@x.co` }));
  expect(row[2]).toMatch(/^'/);
  expect(row[9]).toMatch(/^'/);
});

test('the file is plain ASCII whatever the names hold', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.string({ unit: 'grapheme' }),
      (name, email) => {
        const { bytes } = bankFile.createFile(1, [
          { id: 1, amount: 1, account: { ...account, holderName: name, email } },
        ]);
        expect(bytes.every((byte) => byte < 128)).toBe(true);
        expect(parseCsv(new TextDecoder().decode(bytes)).map((cells) => cells.length)).toEqual([10, 10]);
      },
    ),
  );
});

test('cells come back as they were written', () => {
  const cell = fc.stringMatching(/^[A-Za-z"; ,\n\ráéñ]{0,20}$/).map((text) => text.trim());
  fc.assert(
    fc.property(fc.array(cell, { minLength: 2, maxLength: 6 }), (cells) => {
      fc.pre(cells.some((one) => one !== ''));
      const [row] = parseCsv(`x;y\r\n${csvRow(cells)}`).slice(1);
      expect(row).toEqual(cells);
    }),
  );
});

function read(text: string, encode = (value: string): Uint8Array => new TextEncoder().encode(value)) {
  const report = bankFile.readReport(encode(text));
  return report.ok ? report.value : report.reason;
}

test('a report is read with its columns in any order, separator and number format', () => {
  const expected = [
    {
      row: 2,
      outcome: { id: 1001, amount: 2_500_000, result: 'paid', bankReference: 'B-77', reason: '' },
    },
    {
      row: 3,
      outcome: {
        id: 1002,
        amount: null,
        result: 'failed',
        bankReference: '',
        reason: 'Cuenta inválida',
      },
    },
  ];
  const rows = (amount: string) =>
    `Estado;Referencia;Valor;Referencia banco;Motivo\r\nPagado;GIRO1001;${amount};B-77;\r\nRECHAZADA;giro1002;;;Cuenta inválida\r\n`;
  for (const amount of ['2500000', '2.500.000', '2.500.000,00', '$ 2500000', '2500000.00'])
    expect(read(rows(amount)), amount).toEqual(expected);
  expect(read(`\uFEFF${rows('2500000')}`)).toEqual(expected);
  expect(read(rows('2500000'), (text) => Buffer.from(text, 'latin1'))).toEqual(expected);
  expect(read(rows('2500000').replaceAll(';', ','))).toEqual(expected);
});

test('rows that say nothing certain are refused one by one, and other files as a whole', () => {
  expect(read('REFERENCIA;ESTADO;VALOR\nGIRO1;QUIZAS;\nABC;PAGADO;\nGIRO2;PAGADO;12,5\n')).toEqual([
    { row: 2, problem: 'No se reconoce el estado.' },
    { row: 3, problem: 'La referencia no es de un giro.' },
    { row: 4, problem: 'El valor no es un número entero de pesos.' },
  ]);
  for (const text of ['', 'hola', 'REFERENCIA;VALOR\nGIRO1;5\n', 'PK\u0003\u0004binary'])
    expect(read(text), text).toBe('payout-report-unreadable');
  expect(read(`REFERENCIA;ESTADO\n${'GIRO1;PAGADO\n'.repeat(2_001)}`)).toBe('payout-report-unreadable');
});

test('reading never fails, whatever the bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(bankFile.readReport(bytes)).toHaveProperty('ok');
    }),
  );
});
