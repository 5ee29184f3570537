import {
  type ImportKind,
  MAXIMUM_PICTURES_ZIP_BYTES,
  MAXIMUM_SHEET_BYTES,
} from '../../../domain/product-sheet-fields.ts';

const MEGABYTE = 1024 * 1024;

/** What a chosen file is by its name, or why it cannot be taken; the server looks into it. */
export function uploadKindOf(
  file: Pick<File, 'name' | 'size'>,
): { ok: true; kind: ImportKind } | { ok: false; message: string } {
  const ending = /\.([^.]*)$/.exec(file.name)?.[1]?.toLowerCase();
  const kind = ending ? KINDS[ending] : undefined;
  if (ending === 'xls')
    return refuse(
      `«${file.name}» es de un Excel antiguo. Ábrelo, guárdalo como «Libro de Excel (.xlsx)» y sube ese archivo.`,
    );
  if (!kind)
    return refuse(
      `No podemos leer «${file.name}». Sube un archivo XLSX o CSV con los productos, o un ZIP con las fotos.`,
    );
  if (file.size === 0) return refuse(`«${file.name}» está vacío.`);
  const maximum = kind === 'sheet' ? MAXIMUM_SHEET_BYTES : MAXIMUM_PICTURES_ZIP_BYTES;
  if (file.size > maximum)
    return refuse(`«${file.name}» pesa más de ${maximum / MEGABYTE} MB. ${LARGE[kind]}`);
  return { ok: true, kind };
}

const KINDS: Record<string, ImportKind> = {
  xlsx: 'sheet',
  csv: 'sheet',
  txt: 'sheet',
  tsv: 'sheet',
  zip: 'pictures',
};

const LARGE: Record<ImportKind, string> = {
  sheet: 'Divídelo en varios archivos.',
  pictures: 'Reparte las fotos en varios ZIP.',
};

/** A sheet with the ZIP of its pictures, in any order; null: something else. */
export function sheetWithPictures<Chosen extends Pick<File, 'name' | 'size'>>(
  files: readonly Chosen[],
): { sheet: Chosen; pictures: Chosen } | null {
  const ofKind = (kind: ImportKind) =>
    files.filter((file) => {
      const read = uploadKindOf(file);
      return read.ok && read.kind === kind;
    });
  const [[sheet], [pictures]] = [ofKind('sheet'), ofKind('pictures')];
  return files.length === 2 && sheet && pictures ? { sheet, pictures } : null;
}

function refuse(message: string): { ok: false; message: string } {
  return { ok: false, message };
}

/** '340 KB', '12,5 MB' */
export function fileSizeText(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${(bytes / MEGABYTE).toFixed(1).replace('.', ',').replace(',0', '')} MB`;
}
