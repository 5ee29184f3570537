import path from 'node:path';
import type { Readable } from 'node:stream';
import { ImportProblem } from './import-problem.ts';
import { createSheetTable, type SheetHead, type SourceRow } from './sheet-table.ts';
import { createCellReader, dateStylesOf } from './xlsx-cell.ts';
import { attributeOf, decodeXml, elementsIn, splitStream, textsIn } from './xlsx-xml.ts';
import { type Archive, openArchive, readAll } from './zip-archive.ts';

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
  const workbook = await readPart(archive, 'xl/workbook.xml');
  if (workbook === null) throw new ImportProblem('El archivo no es un libro de Excel (.xlsx).');
  const targets = targetsOf((await readPart(archive, 'xl/_rels/workbook.xml.rels')) ?? '');
  const sheetFile = sheetFileOf(workbook, targets);
  const styles = (await readPart(archive, 'xl/styles.xml')) ?? '';
  const strings = await readSharedStrings(archive);
  const usesEpoch1904 = /<(?:\w+:)?workbookPr\b[^>]*\bdate1904="(?:1|true)"/.test(workbook);
  const readCells = createCellReader({ strings, dateStyles: dateStylesOf(styles), usesEpoch1904 });
  const sheet = await openPart(archive, sheetFile, SHEET_BYTES);
  if (!sheet) throw new ImportProblem('El archivo no tiene hojas.');
  const table = createSheetTable('XLSX', take);
  let rowNumber = 0;
  for await (const row of splitStream(sheet, 'row')) {
    const said = Number(attributeOf(row, 'r'));
    rowNumber = Number.isInteger(said) && said > rowNumber ? said : rowNumber + 1;
    table.add({ rowNumber, cells: readCells(row) });
  }
  return table.end();
}

/** Files of the workbook by the ids of their relations. */
function targetsOf(relations: string): Map<string, string> {
  return new Map(
    elementsIn(relations, 'Relationship').map((element) => {
      const target = attributeOf(element, 'Target') ?? '';
      const file = target.startsWith('/') ? target.slice(1) : path.posix.join('xl', target);
      return [attributeOf(element, 'Id') ?? '', file];
    }),
  );
}

function sheetFileOf(workbook: string, targets: Map<string, string>): string {
  const sheets = elementsIn(workbook, 'sheet');
  const shown = sheets.find((sheet) => !attributeOf(sheet, 'state')?.toLowerCase().includes('hidden'));
  const id = attributeOf(shown ?? '', '\\w+:id') ?? '';
  return targets.get(id) ?? 'xl/worksheets/sheet1.xml';
}

async function readSharedStrings(archive: Archive): Promise<string[]> {
  const part = await openPart(archive, 'xl/sharedStrings.xml', STRINGS_BYTES);
  const strings: string[] = [];
  if (part) for await (const item of splitStream(part, 'si')) strings.push(textsIn(item));
  return strings;
}

function openPart(archive: Archive, name: string, maximumBytes: number): Promise<Readable> | null {
  // Some programs write other capitals than the relations say.
  const entry = archive.entries.find(({ fileName }) => fileName.toLowerCase() === name.toLowerCase());
  return entry ? archive.read(entry, maximumBytes) : null;
}

async function readPart(archive: Archive, name: string): Promise<string | null> {
  const part = await openPart(archive, name, SMALL_BYTES);
  return part ? decodeXml(await readAll(part)) : null;
}
