import type { Readable } from 'node:stream';
import { ImportProblem } from './import-problem.ts';

/** Longer than any row or text of a real sheet. */
const MAXIMUM_ELEMENT = 8_000_000;

/** Elements as they are written, one after the other, without holding more than one and a chunk of the stream. */
export async function* splitStream(stream: Readable, name: string): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const pattern = elementPattern(name);
  let rest = '';
  try {
    for await (const chunk of stream) {
      rest += decoder.decode(chunk as Buffer, { stream: true });
      let end = 0;
      for (const found of rest.matchAll(pattern)) {
        end = found.index + found[0].length;
        yield found[0];
      }
      // Without an open element there is nothing to wait for but the beginning of a tag.
      rest = end > 0 ? rest.slice(end) : withoutOther(rest, name);
      if (rest.length > MAXIMUM_ELEMENT) throw damaged();
    }
  } catch (error) {
    throw error instanceof ImportProblem ? error : damaged();
  }
}

function withoutOther(rest: string, name: string): string {
  const open = rest.search(new RegExp(`<(?:\\w+:)?${name}[\\s>/]`));
  return open >= 0 ? rest.slice(open) : rest.slice(-100);
}

const patterns = new Map<string, RegExp>();

/** `<name …/>` or `<name …>…</name>`, whatever the prefix. Elements of these names never hold each other. */
function elementPattern(name: string): RegExp {
  const known = patterns.get(name);
  if (known) {
    known.lastIndex = 0;
    return known;
  }
  const [open, close] = [`<(?:\\w+:)?${name}(?:\\s[^>]*)?`, `</(?:\\w+:)?${name}\\s*>`];
  const pattern = new RegExp(`${open}/>|${open}>[\\s\\S]*?${close}`, 'g');
  patterns.set(name, pattern);
  return pattern;
}

const attributePatterns = new Map<string, RegExp>();

function attributePattern(name: string): RegExp {
  const known = attributePatterns.get(name);
  if (known) return known;
  const pattern = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  attributePatterns.set(name, pattern);
  return pattern;
}

export function elementsIn(xml: string, name: string): string[] {
  return xml.match(elementPattern(name)) ?? [];
}

/** Of the first tag of an element; `name` is a pattern. */
export function attributeOf(element: string, name: string): string | null {
  const tag = element.slice(0, element.indexOf('>') + 1);
  const found = attributePattern(name).exec(tag);
  return found ? unescapeXml(found[1] ?? found[2] ?? '') : null;
}

/** What stands between the tags of the first such element; null: there is none, '' one without content. */
export function contentOf(xml: string, name: string): string | null {
  const element = elementPattern(name).exec(xml)?.[0];
  if (element === undefined) return null;
  if (element.endsWith('/>') && element.indexOf('>') === element.length - 1) return '';
  return element.slice(element.indexOf('>') + 1, element.lastIndexOf('</'));
}

/** The texts of a string in one, without the readings that Japanese programs add. */
export function textsIn(xml: string): string {
  const plain = xml.replace(elementPattern('rPh'), '');
  return elementsIn(plain, 't')
    .map((element) => unescapeText(contentOf(element, 't') ?? ''))
    .join('');
}

export function unescapeXml(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(lt|gt|amp|quot|apos));/gi, (whole, hex, digits, name) => {
    if (name) return ENTITIES[name as keyof typeof ENTITIES] ?? whole;
    const code = Number.parseInt(hex ?? digits, hex ? 16 : 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

/** Excel writes characters that XML cannot hold as _x000D_. */
export function unescapeText(text: string): string {
  return unescapeXml(text)
    .replace(/_x([0-9a-f]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/\r\n?/g, '\n');
}

const ENTITIES = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

export function decodeXml(bytes: Buffer): string {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(bytes);
}

function damaged(): ImportProblem {
  return new ImportProblem('El archivo está dañado. Ábrelo en Excel, guárdalo de nuevo y vuelve a subirlo.');
}
