import { SaxesParser } from 'saxes';
import { ImportProblem } from './import-problem.ts';

export type Attributes = Record<string, string>;

/** What happens while a document is read; names come without their prefix. */
export interface XmlReader {
  open?: (name: string, attributes: Attributes) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

/** No part of a workbook is so deep; every open element waits in memory for its end. */
const MAXIMUM_DEPTH = 64;

/** Reads a part of a workbook as it comes; what is not well-formed is refused. */
export async function readXml(part: AsyncIterable<unknown>, reader: XmlReader): Promise<void> {
  const parser = createParser(reader);
  let decoder: TextDecoder | null = null;
  for await (const chunk of unbroken(part)) {
    decoder ??= new TextDecoder(chunk[0] === 0xff && chunk[1] === 0xfe ? 'utf-16le' : 'utf-8');
    parser.write(decoder.decode(chunk, { stream: true }));
  }
  parser.close();
}

function createParser({ open, close, text }: XmlReader) {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let depth = 0;
  parser.on('error', () => {
    throw damaged();
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (++depth > MAXIMUM_DEPTH) throw damaged();
    open?.(localName(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    depth--;
    close?.(localName(name));
  });
  parser.on('text', (found) => text?.(found));
  parser.on('cdata', (found) => text?.(found));
  return parser;
}

async function* unbroken(part: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of part) yield chunk as Buffer;
  } catch (error) {
    throw error instanceof ImportProblem ? error : damaged();
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Of an attribute that has a prefix, whatever it is. */
export function prefixed(attributes: Attributes, name: string): string {
  const key = Object.keys(attributes).find((one) => one.endsWith(`:${name}`));
  return (key && attributes[key]) ?? '';
}

function damaged(): ImportProblem {
  return new ImportProblem('El archivo está dañado. Ábrelo en Excel, guárdalo de nuevo y vuelve a subirlo.');
}
