import { SHEET_FIELD_IDS, SHEET_FIELDS } from '../product-sheet-fields.ts';
import type { SheetInput } from '../product-sheet-problem.ts';
import { moveMercadoLibre } from './mercado-libre.ts';
import { moveShopify } from './shopify.ts';
import { type MovedRow, type SourceRow, type SourceSheet, sourceSheet } from './source-sheet.ts';
import { moveWooCommerce } from './woocommerce.ts';

/** Where a file of products comes from. */
export const SHEET_SOURCES = ['sheet', 'shopify', 'woocommerce', 'mercadolibre'] as const;
export type SheetSource = (typeof SHEET_SOURCES)[number];
export type MoveInSource = Exclude<SheetSource, 'sheet'>;

export const MOVE_IN_NAMES: Record<MoveInSource, string> = {
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
  mercadolibre: 'Mercado Libre',
};

const MOVERS: Record<MoveInSource, (sheet: SourceSheet, rows: readonly SourceRow[]) => MovedRow[]> = {
  shopify: moveShopify,
  woocommerce: moveWooCommerce,
  mercadolibre: moveMercadoLibre,
};

/** Whose export has these headers; null: nobody's that we know. */
export function recogniseSource(headers: readonly string[]): MoveInSource | null {
  const { has } = sourceSheet(headers);
  if (has('handle', 'url handle') && has('title') && has('variant price', 'price', 'variant sku'))
    return 'shopify';
  if (has('regular price', 'precio normal') && has('type', 'tipo') && has('published', 'publicado'))
    return 'woocommerce';
  const isChange = has('item id', 'numero de publicacion') && has('title', 'titulo');
  if (isChange || (has('codigo de catalogo ml') && has('titulo'))) return 'mercadolibre';
  return null;
}

/** More are no facts but whatever an add-on writes. */
const MAXIMUM_FACTS = 100;

/** The rows of other shops' sheets as one of our own; each keeps the number of the row that it comes from. */
export function moveIn(
  source: MoveInSource,
  tables: readonly { headers: readonly string[]; rows: readonly SourceRow[] }[],
): { headers: string[]; rows: SourceRow[] } {
  const moved = tables.flatMap(({ headers, rows }) => MOVERS[source](sourceSheet(headers), rows));
  const facts = new Set(moved.flatMap((row) => Object.keys(row.facts ?? {})));
  const columns = [...facts].slice(0, MAXIMUM_FACTS);
  return {
    headers: [
      ...SHEET_FIELD_IDS.map((field) => SHEET_FIELDS[field]),
      ...columns.map((name) => `Dato: ${name}`),
    ],
    rows: moved
      .map(({ rowNumber, values, facts: said }) => ({
        rowNumber,
        cells: [
          ...SHEET_FIELD_IDS.map((field): SheetInput => values[field] ?? null),
          ...columns.map((name) => said?.[name] ?? null),
        ],
      }))
      .sort((left, right) => left.rowNumber - right.rowNumber),
  };
}
