import { failure, success } from '../../../domain/result.ts';
import { csvRow, decodeText, parseCsv } from './csv.ts';
import type { PayoutChannel, PayoutOrder, PayoutOutcome, ReportedRow } from './payout-channel.ts';

const HEADER = [
  'TIPO_DOCUMENTO',
  'DOCUMENTO',
  'NOMBRE',
  'BANCO',
  'CODIGO_BANCO',
  'TIPO_CUENTA',
  'NUMERO_CUENTA',
  'VALOR',
  'REFERENCIA',
  'CORREO',
];

/**
 * A CSV file that the operator loads into the bank's portal, and the bank's answer as CSV. Portals differ, but they
 * agree on capital letters without accents and on a NIT without its check digit: the file is plain ASCII, which reads
 * the same as UTF-8 and as Windows-1252 and needs no byte order mark.
 */
export const bankFile = channelOf({ name: 'giros', prefix: 'GIRO', one: 'un giro' });

/** The same for what buyers get back. */
export const refundBankFile = channelOf({ name: 'reembolsos', prefix: 'REEM', one: 'un reembolso' });

/** What stands in the bank's file and on the seller's statement. */
export function payoutReference(id: number): string {
  return `GIRO${id}`;
}

interface Words {
  name: string;
  /** Of the references, before the number. */
  prefix: string;
  one: string;
}

function channelOf(words: Words): PayoutChannel {
  return {
    maximumPayouts: 2_000,
    createFile: (batchId, payouts) => ({
      name: `${words.name}-${batchId}.csv`,
      contentType: 'text/csv; charset=us-ascii',
      bytes: new TextEncoder().encode(
        [HEADER, ...payouts.map((payout) => cellsOf(payout, words))].map(csvRow).join(''),
      ),
    }),
    readReport: (bytes) => readReport(bytes, words),
  };
}

function cellsOf({ id, amount, account }: PayoutOrder, { prefix }: Words): (string | number)[] {
  const { holderDocumentType: type, holderDocument, accountKind } = account;
  return [
    type,
    type === 'NIT' ? holderDocument.slice(0, -1) : holderDocument,
    plainCapitals(account.holderName),
    plainCapitals(account.bankName),
    account.bankCode,
    accountKind === 'ahorros' ? 'AHORROS' : 'CORRIENTE',
    account.accountNumber,
    amount,
    `${prefix}${id}`,
    account.email.normalize('NFD').replace(/[^\x20-\x7e]/g, ''),
  ];
}

function plainCapitals(text: string): string {
  return text
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z0-9 .&\-=+@"';,]/g, '');
}

const MAXIMUM_ROWS = 2_000;

const OUTCOME_WORDS: Record<string, PayoutOutcome['result']> = {
  PAGADO: 'paid',
  PAGADA: 'paid',
  EXITOSO: 'paid',
  EXITOSA: 'paid',
  ABONADO: 'paid',
  APLICADO: 'paid',
  RECHAZADO: 'failed',
  RECHAZADA: 'failed',
  FALLIDO: 'failed',
  FALLIDA: 'failed',
  DEVUELTO: 'returned',
  DEVUELTA: 'returned',
};

/** Columns by name, in any order: REFERENCIA, ESTADO and, where the bank has them, VALOR, REFERENCIA_BANCO, MOTIVO. */
function readReport(bytes: Uint8Array, words: Words) {
  const [header = [], ...rows] = parseCsv(decodeText(bytes));
  const names = header.map((name) => plainCapitals(name.replaceAll('_', ' ')).trim());
  const column = (name: string) => names.indexOf(name);
  if (column('REFERENCIA') < 0 || column('ESTADO') < 0 || rows.length > MAXIMUM_ROWS)
    return failure('payout-report-unreadable');
  const read = (cells: string[], name: string) => cells[column(name)] ?? '';
  return success(rows.map((cells, index) => readRow((name) => read(cells, name), index + 2, words)));
}

function readRow(read: (name: string) => string, row: number, { prefix, one }: Words): ReportedRow {
  const id = new RegExp(`^'?${prefix}(\\d{1,15})$`, 'i').exec(read('REFERENCIA'))?.[1];
  const result = OUTCOME_WORDS[plainCapitals(read('ESTADO'))];
  const amountText = read('VALOR');
  const amount = amountText === '' ? null : readAmount(amountText);
  if (id === undefined) return { row, problem: `La referencia no es de ${one}.` };
  if (result === undefined) return { row, problem: 'No se reconoce el estado.' };
  if (Number.isNaN(amount)) return { row, problem: 'El valor no es un número entero de pesos.' };
  const bankReference = read('REFERENCIA BANCO').slice(0, 60);
  const reason = read('MOTIVO').slice(0, 200);
  return { row, outcome: { id: Number(id), amount, result, bankReference, reason } };
}

/** '1.234.567,00', '1234567.00' or '$ 1234567'; NaN for anything but whole pesos. */
function readAmount(text: string): number {
  const digits = text.replace(/^\$\s*/, '').replace(/[.,]00?$/, '');
  const isGrouped = /^\d{1,3}([.,]\d{3})+$/.test(digits);
  return isGrouped || /^\d+$/.test(digits) ? Number(digits.replace(/[.,]/g, '')) : Number.NaN;
}
