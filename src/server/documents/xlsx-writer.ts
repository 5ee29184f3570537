import { createZip } from './zip-writer.ts';

export type CellToWrite = string | number | null;

export interface SheetToWrite {
  name: string;
  /** In characters, one for each column. */
  widths: readonly number[];
  /** The first one holds the headers. */
  rows: AsyncIterable<readonly CellToWrite[]> | Iterable<readonly CellToWrite[]>;
}

/**
 * An XLSX as it is made, one batch of rows in memory: 20,000 products never wait for each other. Every text is written
 * as a text, so that no program takes one for a formula.
 */
export async function* writeXlsx(sheets: readonly SheetToWrite[]): AsyncGenerator<Buffer> {
  const zip = createZip();
  for (const [name, content] of workbookParts(sheets)) yield* zip.add(name, [content]);
  for (const [index, sheet] of sheets.entries())
    yield* zip.add(`xl/worksheets/sheet${index + 1}.xml`, sheetXml(sheet));
  yield zip.end();
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

function workbookParts(sheets: readonly SheetToWrite[]): [string, string][] {
  const numbered = sheets.map(({ name }, index) => ({ name, number: index + 1 }));
  const parts = numbered.map(
    ({ number }) =>
      `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${TYPES}.worksheet+xml"/>`,
  );
  const entries = numbered.map(
    ({ name, number }) => `<sheet name="${escaped(name)}" sheetId="${number}" r:id="rId${number}"/>`,
  );
  const relations = numbered.map(
    ({ number }) =>
      `<Relationship Id="rId${number}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
  );
  const styles = `<Relationship Id="rId${sheets.length + 1}" Type="${RELATIONS}/styles" Target="styles.xml"/>`;
  return [
    [
      '[Content_Types].xml',
      `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>${parts.join('')}</Types>`,
    ],
    [
      '_rels/.rels',
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${entries.join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${relations.join('')}${styles}</Relationships>`,
    ],
    ['xl/styles.xml', STYLES],
  ];
}

/** 0 plain, 1 header, 2 text: what a person types below 'SKU' stays as she typed it, zeros in front included. */
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>`;

async function* sheetXml({ widths, rows }: SheetToWrite): AsyncGenerator<string> {
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`;
  let [number, text] = [0, ''];
  for await (const row of rows) {
    number++;
    text += `<row r="${number}">${row.map((cell, column) => cellXml(cell, number, column)).join('')}</row>`;
    if (text.length > 64 * 1024) {
      yield text;
      text = '';
    }
  }
  yield `${text}</sheetData></worksheet>`;
}

function cellXml(cell: CellToWrite, row: number, column: number): string {
  if (cell === null || cell === '') return '';
  const place = `r="${columnName(column)}${row}"`;
  if (typeof cell === 'number') return `<c ${place}><v>${cell}</v></c>`;
  const style = row === 1 ? ' s="1"' : ' s="2"';
  return `<c ${place}${style} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

function escaped(text: string): string {
  return (
    text
      .toWellFormed()
      // What looks like Excel's way of writing a character is text.
      .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
      .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot hold them
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, controlCharacter)
      .replace(/\r/g, controlCharacter)
  );
}

function controlCharacter(character: string): string {
  return `_x${character.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}_`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
