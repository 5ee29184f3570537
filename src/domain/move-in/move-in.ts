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

/** The headers of a sheet that was moved in: our own. */
export const MOVED_HEADERS = SHEET_FIELD_IDS.map((field) => SHEET_FIELDS[field]);

/** Another shop's rows as rows of our sheet, under MOVED_HEADERS; each keeps the number of the row it comes from. */
export function moveIn(
  source: MoveInSource,
  headers: readonly string[],
  rows: readonly SourceRow[],
): SourceRow[] {
  const moved = MOVERS[source](sourceSheet(headers), rows);
  return moved
    .map(({ rowNumber, values }) => ({
      rowNumber,
      cells: SHEET_FIELD_IDS.map((field): SheetInput => values[field] ?? null),
    }))
    .sort((left, right) => left.rowNumber - right.rowNumber);
}
