import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  name: string;
  body: Uint8Array | string;
  /** What the archive claims instead of the truth. */
  declaredSize?: number;
  isEncrypted?: boolean;
}

/** An archive with parts as a test needs them, lies included. */
export function zipOf(parts: readonly ZipPart[]): Buffer {
  const files: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const body = Buffer.from(part.body as Uint8Array);
    const packed = deflateRawSync(body, { level: 9 });
    const name = Buffer.from(part.name);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(part.isEncrypted ? 0x801 : 0x800, 2);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(crc32(body), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(part.declaredSize ?? body.length, 18);
    head.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), head, name, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    list.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), head, tail, name]));
    files.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(list);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, central, Buffer.from('PK\x05\x06', 'latin1'), end]);
}

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

/** A workbook with one sheet whose rows are written as given, as Excel writes it. */
export function xlsxOf(sheetData: string, more: readonly ZipPart[] = []): Buffer {
  return zipOf([
    {
      name: 'xl/workbook.xml',
      body: `<workbook ${MAIN} xmlns:r="r"><sheets><sheet name="Hoja1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      body: '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      body: `<worksheet ${MAIN}><sheetData>${sheetData}</sheetData></worksheet>`,
    },
    ...more,
  ]);
}

/** Cells as they stand in a row: numbers as numbers, texts inside their cells, anything else as it is written. */
export function xlsxRow(cells: readonly (string | number | { xml: string })[]): string {
  const written = cells.map((cell) => {
    if (typeof cell === 'object') return cell.xml;
    return typeof cell === 'number'
      ? `<c><v>${cell}</v></c>`
      : `<c t="inlineStr"><is><t>${cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`;
  });
  return `<row>${written.join('')}</row>`;
}
