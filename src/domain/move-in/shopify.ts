import { headerKey } from '../product-sheet-columns.ts';
import { optionsText } from '../product-sheet-values.ts';
import { markupOf } from './html-markup.ts';
import {
  type Cells,
  crossedOut,
  isTrue,
  type MovedRow,
  type MovedValues,
  numberIn,
  type ReadRow,
  type SourceRow,
  type SourceSheet,
  saying,
} from './source-sheet.ts';

/** Shopify calls the option of a product without options so. */
const NO_OPTION = /^default title$/i;

/**
 * `products_export.csv`, of before and of since 2024 (other names for the same columns). Rows of a product share its
 * handle; the first says what is of the whole product, each names a variant, a picture or both.
 */
export function moveShopify(sheet: SourceSheet, rows: readonly SourceRow[]): MovedRow[] {
  const products = Map.groupBy(sheet.read(rows), ({ cell }) => cell('handle', 'url handle') || cell('title'));
  const metafields = metafieldsOf(sheet);
  return [...products].flatMap(([handle, own]) => moveProduct(handle, own, metafields));
}

type Metafield = { name: string; key: string };

/** 'Material (product.metafields.custom.material)': what a shop has added to its products. */
function metafieldsOf(sheet: SourceSheet): Metafield[] {
  return sheet.columnsThatBegin('').flatMap((header) => {
    const name = /^(.+?) \(product\.metafields\.[^)]*\)$/i.exec(header)?.[1];
    return name ? [{ name, key: headerKey(header) }] : [];
  });
}

function moveProduct(handle: string, rows: readonly ReadRow[], metafields: readonly Metafield[]): MovedRow[] {
  const first = rows[0];
  if (!first || isTrue(first.cell('gift card'))) return [];
  const variants = rows.filter(({ cell }) => isVariant(cell));
  const told = variants.length > 0 ? variants : [first];
  const names = [1, 2, 3].map((place) => first.cell(`option${place} name`));
  const hasOptions = told.length > 1 || !NO_OPTION.test(told[0]?.cell('option1 value') ?? 'Default Title');
  const reference = (!hasOptions && told[0]?.cell('variant sku', 'sku')) || handle;
  const pictures = rows.map(({ cell }) => cell('image src', 'product image url')).filter(Boolean);
  const whole: MovedValues = {
    sku: reference,
    name: first.cell('title'),
    description: markupOf(first.cell('body html', 'description')),
    state: stateOf(first.cell),
    category: first.cell('type', 'product category', 'custom product type'),
    pictures: [...new Set(pictures)].join(' '),
  };
  const facts = saying({
    Marca: first.cell('vendor'),
    ...Object.fromEntries(metafields.map(({ name, key }) => [name, first.cell(key)])),
  });
  return told.map(({ rowNumber, cell }) => ({
    rowNumber,
    facts,
    values: saying({ ...whole, ...variantOf(cell, hasOptions ? names : []) }),
  }));
}

function isVariant(cell: Cells): boolean {
  return cell('option1 value', 'variant sku', 'sku', 'variant price', 'price') !== '';
}

function variantOf(cell: Cells, names: readonly string[]): MovedValues {
  const options = names.flatMap((attribute, index) => {
    const term = cell(`option${index + 1} value`);
    return term === '' ? [] : [{ attribute: attribute || `Opción ${index + 1}`, term }];
  });
  const price = cell('variant price', 'price');
  const grams = numberIn(cell('variant grams', 'weight value grams'));
  const [measure, unit] = [cell('unit price total measure'), cell('unit price total measure unit')];
  return {
    ...crossedOut(price, cell('variant compare at price', 'compare at price')),
    weight: grams === null || grams <= 0 ? '' : `${grams} g`,
    tax: /^false$/i.test(cell('variant taxable', 'charge tax')) ? 'Excluido' : '',
    stock: stockOf(cell),
    options: optionsText(options),
    gtin: gtinIn(cell('variant barcode', 'barcode')),
    content: measure && unit ? `${measure} ${unit}` : '',
    ...(options.length > 0 && {
      variantSku: cell('variant sku', 'sku'),
      variantPictures: cell('variant image', 'variant image url'),
    }),
  };
}

/** Without a tracker Shopify counts nothing, and says 0. */
function stockOf(cell: Cells): string {
  const units = numberIn(cell('variant inventory qty', 'inventory quantity'));
  if (units === null || (units === 0 && cell('variant inventory tracker', 'inventory tracker') === ''))
    return '';
  return String(Math.max(0, Math.trunc(units)));
}

function stateOf(cell: Cells): string {
  const isPublished = !/^false$/i.test(cell('published', 'published on online store'));
  return /^(active|activo|)$/i.test(cell('status')) && isPublished ? 'Activo' : 'Borrador';
}

/** Excel writes an apostrophe before long numbers. */
export function gtinIn(text: string): string {
  const digits = text.replace(/[\s'-]/g, '');
  return /^\d{8}$|^\d{12,14}$/.test(digits) ? digits : '';
}
