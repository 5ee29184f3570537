import { MAXIMUM_PICTURES } from '../product-form.ts';
import type { SheetInput } from '../product-sheet-problem.ts';
import { cellString, type Parsed } from '../product-sheet-values.ts';

/** Longer ones hold the picture itself, or a session. */
const MAXIMUM_ADDRESS_LENGTH = 1_000;

/** The addresses of a cell, apart by spaces, line breaks, '|', ';' or commas; each as browsers write it. */
export function parseAddresses(cell: SheetInput): Parsed<string[]> {
  const parts = cellString(cell)
    .split(/[\s|;]+|,(?=\s|https?:|$)/i)
    .filter(Boolean);
  const addresses = parts.map(pictureAddress);
  const wrong = parts.find((_, index) => addresses[index] === null);
  if (wrong !== undefined)
    return { problem: 'Escribe direcciones que empiecen por https://, separadas por un espacio.' };
  const different = [...new Set(addresses.filter((one) => one !== null))];
  return different.length > MAXIMUM_PICTURES
    ? { problem: `Un producto tiene máximo ${MAXIMUM_PICTURES} fotos.` }
    : { value: different };
}

/** An address that a picture may be fetched from, as the network writes it. Null: none. */
export function pictureAddress(text: string): string | null {
  if (text.length > MAXIMUM_ADDRESS_LENGTH) return null;
  const whole = (text.startsWith('//') ? `https:${text}` : text).replace(/#.*$/, '');
  // Names and passwords would stand in the log of whoever is asked.
  if (!/^https?:\/\/[^\s/?@\\]+([/?][^\s\\]*)?$/i.test(whole) || !whole.isWellFormed()) return null;
  const written = whole.replace(/[^\x21-\x7e]/gu, (character) => encodeURIComponent(character));
  return written.length > MAXIMUM_ADDRESS_LENGTH ? null : written;
}
