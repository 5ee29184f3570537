import path from 'node:path';
import { recogniseColumns } from '../../../domain/product-sheet-columns.ts';
import { MAXIMUM_SHEET_ROWS } from '../../../domain/product-sheet-fields.ts';
import { rowOfSheet } from '../../../domain/product-sheet-problem.ts';
import { ImportProblem } from './import-problem.ts';
import { createSheetTable, type ReadTable, type SourceRow, tooManyRows } from './sheet-table.ts';
import { createSheetReader } from './xlsx-sheet.ts';
import { createStylesReader } from './xlsx-styles.ts';
import { createStringsReader } from './xlsx-text.ts';
import { type Attributes, prefixed, readXml, type XmlReader } from './xlsx-xml.ts';
import { type Archive, openArchive } from './zip-archive.ts';

const ARCHIVE_LIMITS = { entries: 1_000, totalBytes: 256 * 1024 * 1024 };
const SHEET_BYTES = 128 * 1024 * 1024;
const STRINGS_BYTES = 64 * 1024 * 1024;
const SMALL_BYTES = 8 * 1024 * 1024;

/** More sheets of publications than anybody has. */
const MAXIMUM_SHEETS = 50;

/**
 * The rows below the headers of the first visible sheet; of Mercado Libre's workbooks those of every visible sheet that has
 * publications. Formulas are never worked out: the result that the file keeps counts, and one without a result is told as
 * unreadable. Nothing but the parts of these sheets is inflated, and rows are read as they come.
 */
export async function readXlsx(file: string): Promise<ReadTable[]> {
  const archive = await openArchive(file, ARCHIVE_LIMITS);
  try {
    return await readWorkbook(archive);
  } finally {
    archive.close();
  }
}

async function readWorkbook(archive: Archive): Promise<ReadTable[]> {
  const sheets: Attributes[] = [];
  let usesEpoch1904 = false;
  const isWorkbook = await readPart(archive, 'xl/workbook.xml', SMALL_BYTES, {
    open: (name, attributes) => {
      if (name === 'sheet') sheets.push(attributes);
      else if (name === 'workbookPr') usesEpoch1904 = /^(1|true)$/.test(attributes.date1904 ?? '');
    },
  });
  if (!isWorkbook) throw new ImportProblem('El archivo no es un libro de Excel (.xlsx).');
  const [first = 'xl/worksheets/sheet1.xml', ...others] = visibleSheets(sheets, await readTargets(archive));
  const [strings, dateStyles]: [string[], Set<string>] = [[], new Set()];
  await readPart(archive, 'xl/styles.xml', SMALL_BYTES, createStylesReader(dateStyles));
  await readPart(archive, 'xl/sharedStrings.xml', STRINGS_BYTES, createStringsReader(strings));
  const readOne = async (part: string, number: number): Promise<ReadTable> => {
    const rows: SourceRow[] = [];
    const table = createSheetTable('XLSX', (row) => {
      rows.push({ ...row, rowNumber: rowOfSheet(number, row.rowNumber) });
    });
    const reader = createSheetReader({ strings, dateStyles, usesEpoch1904 }, table.add);
    const isSheet = await readPart(archive, part, SHEET_BYTES, reader);
    if (!isSheet) throw new ImportProblem('El archivo no tiene hojas.');
    return { ...table.end(), rows };
  };
  const table = await readOne(first, 1).catch(orProblem);
  if (isRead(table)) return [table];
  const tables: (ReadTable | ImportProblem)[] = [table];
  for (const [at, part] of others.slice(0, MAXIMUM_SHEETS).entries())
    tables.push(await readOne(part, at + 2).catch(orProblem));
  const published = tables.filter(
    (one) => !(one instanceof ImportProblem) && one.source === 'mercadolibre',
  ) as ReadTable[];
  if (published.reduce((sum, { rows }) => sum + rows.length, 0) > MAXIMUM_SHEET_ROWS) throw tooManyRows();
  if (published.length > 0) return published;
  if (table instanceof ImportProblem) throw table;
  return [table];
}

/** A sheet that explains something, or is empty, keeps nobody from the others. */
function orProblem(error: unknown): ImportProblem {
  if (error instanceof ImportProblem) return error;
  throw error;
}

/** Whether the first sheet is what was meant: others are looked through where it is Mercado Libre's, or nobody's. */
function isRead(table: ReadTable | ImportProblem): table is ReadTable {
  if (table instanceof ImportProblem) return false;
  if (table.source === 'sheet') return recogniseColumns(table.headers).includes('sku');
  return table.source !== 'mercadolibre';
}

/** Files of the workbook by the ids of their relations. */
async function readTargets(archive: Archive): Promise<Map<string, string>> {
  const targets = new Map<string, string>();
  await readPart(archive, 'xl/_rels/workbook.xml.rels', SMALL_BYTES, {
    open: (name, { Target = '', Id = '' }) => {
      if (name !== 'Relationship') return;
      targets.set(Id, Target.startsWith('/') ? Target.slice(1) : path.posix.join('xl', Target));
    },
  });
  return targets;
}

function visibleSheets(sheets: Attributes[], targets: Map<string, string>): string[] {
  const shown = sheets.filter(({ state }) => !state?.toLowerCase().includes('hidden'));
  return shown.flatMap((sheet) => targets.get(prefixed(sheet, 'id')) ?? []);
}

/** False: the workbook has no such part. */
async function readPart(
  archive: Archive,
  name: string,
  maximumBytes: number,
  reader: XmlReader,
): Promise<boolean> {
  // Some programs write other capitals than the relations say.
  const entry = archive.entries.find(({ fileName }) => fileName.toLowerCase() === name.toLowerCase());
  if (!entry) return false;
  await readXml(await archive.read(entry, maximumBytes), reader);
  return true;
}
