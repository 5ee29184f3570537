import { MAXIMUM_COMBINATIONS } from '../product-form.ts';
import { copyOfRow, type UnreadableCell } from '../product-sheet-problem.ts';
import { type Option, optionsText } from '../product-sheet-values.ts';
import { type Cells, numberIn, type ReadRow } from './source-sheet.ts';

export const ATTRIBUTES = Array.from({ length: 12 }, (_, place) => place + 1);

export const attributeName = (place: number) => [`attribute ${place} name`, `nombre del atributo ${place}`];
export const attributeValue = (place: number) => [
  `attribute ${place} value s`,
  `valor es del atributo ${place}`,
  `valores del atributo ${place}`,
];

/** A combination that a variation of WooCommerce sells. */
interface WooVariation {
  row: ReadRow;
  rowNumber: number;
  options: string | UnreadableCell;
  sku: string;
  /** '' when the file tells none. */
  stock: string;
}

/**
 * The combinations of a product. A variation without a value is sold for each value that no other one names, all from one
 * stock: it becomes one for each, and its units are spread over them, so that nobody buys what is not there.
 */
export function wooVariations(parent: Cells, variations: readonly ReadRow[]): WooVariation[] {
  const taken = new Set(
    variations.filter(({ cell }) => openPlaces(cell).length === 0).map(({ cell }) => keyOf(cell, parent)),
  );
  return variations.flatMap((row): WooVariation[] => {
    const { cell, rowNumber } = row;
    const open = openPlaces(cell);
    const units = numberIn(cell('stock', 'inventario'));
    const stock = units === null ? null : Math.max(0, Math.trunc(units));
    const one = { row, rowNumber, sku: cell('sku'), stock: stock === null ? '' : String(stock) };
    if (open.length === 0) return [{ ...one, options: keyOf(cell, parent) }];
    const all = combinations(cell, parent, open);
    if (all === null) return [{ ...one, options: unreadable(cell, parent, open) }];
    const left = all.map((options) => optionsText(options)).filter((options) => !taken.has(options));
    for (const options of left) taken.add(options);
    return left.map((options, at) => ({
      ...one,
      rowNumber: copyOfRow(rowNumber, at),
      options,
      sku: left.length === 1 ? one.sku : '',
      stock: stock === null ? '' : String(shareOf(stock, left.length, at)),
    }));
  });
}

function shareOf(units: number, parts: number, at: number): number {
  return Math.floor(units / parts) + (at < units % parts ? 1 : 0);
}

/** Attributes that the variation names and says no value of. */
function openPlaces(cell: Cells): number[] {
  return ATTRIBUTES.filter(
    (place) => cell(...attributeName(place)) !== '' && cell(...attributeValue(place)) === '',
  );
}

/** Null: the product names no values of one of them, or too many. */
function combinations(cell: Cells, parent: Cells, open: readonly number[]): Option[][] | null {
  let all: Option[][] = [[]];
  for (const place of ATTRIBUTES) {
    const attribute = cell(...attributeName(place)) || parent(...attributeName(place));
    const terms = open.includes(place)
      ? valuesOf(parent(...attributeValue(place)))
      : [termOf(cell(...attributeValue(place)))].filter(Boolean);
    if (open.includes(place) && terms.length === 0) return null;
    if (attribute === '' || terms.length === 0) continue;
    all = all.flatMap((before) => terms.map((term) => [...before, { attribute, term }]));
    if (all.length > MAXIMUM_COMBINATIONS) return null;
  }
  return all;
}

function unreadable(cell: Cells, parent: Cells, open: readonly number[]): UnreadableCell {
  const names = open.map((place) => cell(...attributeName(place)));
  const any = names.map((attribute) => ({ attribute, term: 'cualquiera' }));
  return {
    unreadable: optionsText([...optionsOf(cell, parent), ...any]),
    message: `Esta variación de WooCommerce vale para cualquier valor de ${names.join(' y ')}, y su producto no dice cuáles hay. Crea allá una por cada valor y exporta de nuevo.`,
  };
}

function keyOf(cell: Cells, parent: Cells): string {
  return optionsText(optionsOf(cell, parent));
}

/** What varies is what the parent names; a variation says one value of each. */
function optionsOf(cell: Cells, parent: Cells): Option[] {
  return ATTRIBUTES.flatMap((place) => {
    const term = termOf(cell(...attributeValue(place)));
    const attribute = cell(...attributeName(place)) || parent(...attributeName(place));
    return term === '' || attribute === '' ? [] : [{ attribute, term }];
  });
}

/** 'S, M\, corta': commas within a value are marked. */
function valuesOf(text: string): string[] {
  const all = text.split(/(?<!\\),/).map((one) => termOf(one.trim()));
  return [...new Set(all.filter(Boolean))];
}

function termOf(text: string): string {
  return text.replaceAll('\\,', ',');
}
