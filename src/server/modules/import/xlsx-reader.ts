import path from 'node:path';
import { ImportProblem } from './import-problem.ts';
import { createSheetTable, type SheetHead, type SourceRow } from './sheet-table.ts';
import { createSheetReader } from './xlsx-sheet.ts';
import { createStylesReader } from './xlsx-styles.ts';
import { createStringsReader } from './xlsx-text.ts';
import { type Attributes, prefixed, readXml, type XmlReader } from './xlsx-xml.ts';
import { type Archive, openArchive } from './zip-archive.ts';

const ARCHIVE_LIMITS = { entries: 1_000, totalBytes: 256 * 1024 * 1024 };
const SHEET_BYTES = 128 * 1024 * 1024;
const STRINGS_BYTES = 64 * 1024 * 1024;
const SMALL_BYTES = 8 * 1024 * 1024;

/**
 * Hands out the rows below the headers of the first visible sheet. Formulas are never worked out: the result that the
 * file keeps counts, and one without a result is told as unreadable. Nothing but the parts of that sheet is inflated,
 * and rows are read as they come.
 */
export async function readXlsx(file: string, take: (row: SourceRow) => void): Promise<SheetHead> {
  const archive = await openArchive(file, ARCHIVE_LIMITS);
  try {
    return await readWorkbook(archive, take);
  } finally {
    archive.close();
  }
}

async function readWorkbook(archive: Archive, take: (row: SourceRow) => void): Promise<SheetHead> {
  const sheets: Attributes[] = [];
  let usesEpoch1904 = false;
  const isWorkbook = await readPart(archive, 'xl/workbook.xml', SMALL_BYTES, {
    open: (name, attributes) => {
      if (name === 'sheet') sheets.push(attributes);
      else if (name === 'workbookPr') usesEpoch1904 = /^(1|true)$/.test(attributes.date1904 ?? '');
    },
  });
  if (!isWorkbook) throw new ImportProblem('El archivo no es un libro de Excel (.xlsx).');
  const targets = await readTargets(archive);
  const [strings, dateStyles]: [string[], Set<string>] = [[], new Set()];
  await readPart(archive, 'xl/styles.xml', SMALL_BYTES, createStylesReader(dateStyles));
  await readPart(archive, 'xl/sharedStrings.xml', STRINGS_BYTES, createStringsReader(strings));
  const table = createSheetTable('XLSX', take);
  const reader = createSheetReader({ strings, dateStyles, usesEpoch1904 }, table.add);
  const isSheet = await readPart(archive, sheetFileOf(sheets, targets), SHEET_BYTES, reader);
  if (!isSheet) throw new ImportProblem('El archivo no tiene hojas.');
  return table.end();
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

function sheetFileOf(sheets: readonly Attributes[], targets: Map<string, string>): string {
  const shown = sheets.find(({ state }) => !state?.toLowerCase().includes('hidden'));
  return targets.get(prefixed(shown ?? {}, 'id')) ?? 'xl/worksheets/sheet1.xml';
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
