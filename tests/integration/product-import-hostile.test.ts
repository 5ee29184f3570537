import { afterAll, beforeAll, expect, test } from 'vitest';
import { query, sql } from '../../src/server/db/sql.ts';
import { type ImportDesk, importDesk } from '../support/product-import.ts';
import { openSellerShop, type SellerShop } from '../support/seller-shop.ts';
import { processorMillisOf } from '../support/work.ts';
import { xlsxOf, xlsxRow, type ZipPart, zipOf } from '../support/zip-files.ts';

let shop: SellerShop;
let desk: ImportDesk;
beforeAll(async () => {
  shop = await openSellerShop();
  desk = importDesk(shop);
});
afterAll(() => shop.close());

async function problemOf(content: Uint8Array | string): Promise<string> {
  const uploaded = await desk.upload(content);
  const read = await desk.work(uploaded.id);
  expect(read.state).toBe('failed');
  return read.problem ?? '';
}

test('what is neither XLSX nor CSV is refused at once, whatever its name says', async () => {
  expect(await desk.upload(Buffer.from('%PDF-1.7 hola'))).toMatchObject({
    status: 400,
    code: 'import-not-a-sheet',
  });
  expect(await desk.upload(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]))).toMatchObject({ status: 400 });
  expect(await desk.upload('')).toMatchObject({ status: 400 });
  const old = await desk.upload(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'productos.xlsx');
  expect(old).toMatchObject({ status: 400, code: 'import-old-excel' });
  expect((await desk.upload(Buffer.alloc(10 * 2 ** 20 + 1, 65))).status).toBe(413);
});

test('a ZIP bomb is refused in a moment and without its memory', async () => {
  const row = xlsxRow(['SKU', 'Nombre']);
  const honest = xlsxOf('', [{ name: 'xl/media/bomba.xml', body: Buffer.alloc(260 * 2 ** 20) }]);
  expect(honest.length).toBeLessThan(2 ** 20);
  const liar = zipOf([
    { name: 'xl/workbook.xml', body: '<workbook><sheets/></workbook>' },
    { name: 'xl/worksheets/sheet1.xml', body: Buffer.alloc(64 * 2 ** 20, row), declaredSize: 5_000 },
  ]);
  const before = process.memoryUsage().rss;
  const overlapping = xlsxOf(row);
  const millis = await processorMillisOf(async () => {
    expect(await problemOf(honest)).toContain('demasiado al descomprimirlo');
    expect(await problemOf(liar)).toContain('dañado');
    expect(await problemOf(Buffer.concat([overlapping.subarray(0, -30), Buffer.alloc(30)]))).toContain(
      'dañado',
    );
  });
  expect(millis).toBeLessThan(10_000);
  expect(process.memoryUsage().rss - before).toBeLessThan(300 * 2 ** 20);
});

test('archives with a password, names that leave their folder, too many parts or nothing of a workbook are refused', async () => {
  const one = (part: Partial<ZipPart>) => zipOf([{ name: 'xl/workbook.xml', body: 'x', ...part }]);
  expect(await problemOf(one({ isEncrypted: true }))).toContain('contraseña');
  expect(await problemOf(one({ name: '../../etc/passwd' }))).toContain('nombres');
  expect(await problemOf(one({ name: 'otro.zip', body: xlsxOf('') }))).toContain('no es un libro de Excel');
  const many = Array.from({ length: 1_001 }, (_, n) => ({ name: `${n}.xml`, body: 'x' }));
  expect(await problemOf(zipOf(many))).toContain('1000');
});

test('no text amplifies itself: entities of a document are not expanded, texts used many times are bounded', async () => {
  const strings = `<!DOCTYPE x [<!ENTITY a "${'b'.repeat(1_000)}">]><sst><si><t>${'x'.repeat(30_000)}</t></si></sst>`;
  const cells = '<c t="s"><v>0</v></c>'.repeat(90);
  const rows = `${xlsxRow(['SKU', 'Nombre'])}${`<row>${cells}</row>`.repeat(100)}`;
  const file = xlsxOf(rows, [{ name: 'xl/sharedStrings.xml', body: strings }]);
  expect(file.length).toBeLessThan(50_000);
  expect(await problemOf(file)).toContain('demasiado texto');
});

test('too many rows or columns and files without products are told', async () => {
  const lines = Array.from({ length: 20_001 }, (_, n) => `S-${n};N`);
  expect(await problemOf(['SKU;Nombre', ...lines].join('\n'))).toContain('20.000 filas');
  expect(await problemOf(`SKU;${'x;'.repeat(301)}x\n1;2`)).toContain('300 columnas');
  expect(await problemOf('SKU;Nombre\n')).toContain('encabezados');
  expect(await problemOf('SKU;Nombre\nA;"sin cerrar\nB;x\n')).toContain('comilla');
  const far = `<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`;
  expect(await problemOf(xlsxOf(xlsxRow(['SKU', 'Nombre']) + far))).toContain('300 columnas');
});

test('formulas are never worked out: their kept result counts, one without a result is reported', async () => {
  const formula = (inside: string) => ({ xml: inside });
  const done = await desk.run(
    xlsxOf(
      [
        xlsxRow(['SKU', 'Nombre', 'Precio']),
        xlsxRow(['F-1', '=HYPERLINK("http://mal.co")', formula('<c><f>SUM(1,2)*1000</f><v>3000</v></c>')]),
        xlsxRow(['F-2', 'Sin resultado', formula('<c><f>WEBSERVICE("http://mal.co")</f></c>')]),
        xlsxRow(['F-3', 'Con error', formula('<c t="e"><f>1/0</f><v>#DIV/0!</v></c>')]),
        xlsxRow([formula('<c t="str"><f>"F-"&amp;4</f><v>F-4</v></c>'), "'+57 300", 1_000]),
      ].join(''),
    ),
  );
  expect(done.result).toMatchObject({ create: 2, error: 2 });
  const rows = await query(
    shop.db,
    sql`select reference, name, price from product where seller_id = ${shop.sellerId} and reference like 'F-%' order by 1`,
  );
  expect(rows).toEqual([
    { reference: 'F-1', name: '=HYPERLINK("http://mal.co")', price: 3_000 },
    { reference: 'F-4', name: '+57 300', price: 1_000 },
  ]);
  const errors = await desk.rows(done.id, 'error');
  expect(errors.map(({ problems }) => problems[0]?.found)).toEqual(['fórmula sin resultado', '#DIV/0!']);
  const csv = await desk.run('SKU;Nombre;Precio\nF-5;=1+1;=2+2\n', { apply: false });
  const [row] = await desk.rows(csv.id, 'error');
  expect(row?.problems).toMatchObject([{ column: 'Precio', found: '=2+2' }]);
});

test('dates, percentages, hidden sheets and texts with formats of a real workbook are understood', async () => {
  const styles =
    '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="dd/mm/yyyy &quot;a las&quot; hh:mm"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="9"/></cellXfs></styleSheet>';
  const cell = (xml: string) => ({ xml });
  const file = zipOf([
    {
      name: 'xl/workbook.xml',
      body: '<x:workbook xmlns:x="m" xmlns:r="r"><x:sheets><x:sheet name="Oculta" state="hidden" r:id="a"/><x:sheet name="Productos" r:id="b"/></x:sheets></x:workbook>',
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      body: '<Relationships><Relationship Target="/xl/worksheets/dos.xml" Id="b"/><Relationship Id="a" Target="worksheets/uno.xml"/></Relationships>',
    },
    { name: 'xl/styles.xml', body: styles },
    {
      name: 'xl/sharedStrings.xml',
      body: '<sst><si><r><t>Ra</t></r><r><t xml:space="preserve">mo &amp; más</t></r><rPh><t>no</t></rPh></si></sst>',
    },
    {
      name: 'xl/worksheets/uno.xml',
      body: '<worksheet><sheetData><row><c><v>1</v></c></row></sheetData></worksheet>',
    },
    {
      name: 'xl/worksheets/dos.xml',
      body: `<worksheet><sheetData>${xlsxRow(['SKU', 'Nombre', 'Precio', 'Oferta', 'Fin oferta', 'IVA'])}${xlsxRow(
        [
          770_123_456_789,
          cell('<c t="s"><v>0</v></c>'),
          20_000,
          15_000.000_000_000_002,
          cell('<c s="1"><v>69400.5</v></c>'),
          cell('<c s="2"><v>0.19</v></c>'),
        ],
      )}</sheetData></worksheet>`,
    },
  ]);
  const done = await desk.run(file);
  expect(await desk.rows(done.id, 'error')).toEqual([]);
  const [row] = await query<{ id: number }>(
    shop.db,
    sql`select id from product where reference = '770123456789'`,
  );
  expect((await shop.get(row?.id ?? 0)).form).toMatchObject({
    name: 'Ramo & más',
    offer: { salePrice: 15_000, endsAt: '2090-01-02T17:00:00.000Z' },
  });
});

test('characters that nothing can keep are told in their row, the rest of the file is taken', async () => {
  const cell = (xml: string) => ({ xml });
  const inline = (text: string) => cell(`<c t="inlineStr"><is><t>${text}</t></is></c>`);
  const done = await desk.run(
    xlsxOf(
      [
        xlsxRow(['SKU', 'Nombre']),
        xlsxRow(['N-1', inline('Secreto_x0000_uno')]),
        xlsxRow(['N-2', inline('Secreto_xD800_dos')]),
        xlsxRow(['N-3', cell('<c t="str"><f>A1</f><v>_x0000_</v></c>')]),
        xlsxRow(['N-4', inline('_xD83D__xDE00_ entero _x005F_x0000_')]),
        xlsxRow([inline('N-5_xDC00_'), 'Con SKU dañado']),
      ].join(''),
    ),
  );
  expect(done.result).toMatchObject({ create: 1, error: 4 });
  const errors = await desk.rows(done.id, 'error');
  const message = 'Este texto tiene caracteres dañados (�). Escríbelo de nuevo.';
  expect(errors.map(({ problems }) => problems)).toEqual([
    [{ column: 'Nombre', found: 'Secreto�uno', message }],
    [{ column: 'Nombre', found: 'Secreto�dos', message }],
    [{ column: 'Nombre', found: '�', message }],
    [{ column: 'SKU', found: 'N-5�', message }],
  ]);
  const names = await query(shop.db, sql`select name from product where reference = 'N-4'`);
  expect(names).toEqual([{ name: '😀 entero _x0000_' }]);

  const header = await desk.run(
    xlsxOf(xlsxRow(['SKU', 'Nombre', 'Nota_x0000_']) + xlsxRow(['N-9', 'x', 'y'])),
  );
  expect(header.detalle?.problemas[0]).toContain('«Nota�»');
  const csv = await desk.run(`SKU;Nombre\nN-6;${'a'.repeat(5_000)}\nN-7;cero\u0000\nN-8;bien\n`);
  expect(csv.result).toMatchObject({ create: 1, error: 2 });
});

test('a million open tags are refused for what they are, long before the time of a reader is over', async () => {
  const nested = (tag: string) => `<row><c>${tag.repeat(1_000_000)}`;
  for (const tag of ['<row>', '<c>', '<t>', '<is>', '<v ', '<!-- '])
    expect(await problemOf(xlsxOf(nested(tag))), tag).toContain('dañado');
  const strings = { name: 'xl/sharedStrings.xml', body: '<si>'.repeat(1_000_000) };
  expect(await problemOf(xlsxOf(xlsxRow(['SKU']), [strings]))).toContain('dañado');
});

test('names, references and headers that are cut in the middle of a character are taken', async () => {
  const long = `${'a'.repeat(199)}😀`;
  const header = await desk.run(`SKU;Nombre;${long}\nN-11;Bien;x\n`);
  expect(header.detalle?.problemas[0]).toContain(`«${'a'.repeat(199)}\ufffd»`);
  const csv = await desk.run(`SKU;Nombre\n${long};Con SKU largo\nN-12;Bien\n`, { apply: false });
  expect(csv).toMatchObject({ state: 'checked', rowCount: 2 });
  const { id } = await shop.create({ name: `${'a'.repeat(189)}😀` });
  const copied = await shop.send('duplicateProduct', { params: { productId: id } });
  expect(copied.body.form.name).toBe(`${'a'.repeat(189)}\ufffd (copia)`);
});
