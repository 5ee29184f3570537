import { markupOf } from './html-markup.ts';
import { gtinIn } from './shopify.ts';
import {
  type Cells,
  type MovedFacts,
  type MovedRow,
  type MovedValues,
  numberIn,
  type ReadRow,
  type SourceRow,
  type SourceSheet,
  saying,
} from './source-sheet.ts';
import { ATTRIBUTES, attributeName, attributeValue, wooVariations } from './woo-variations.ts';

/**
 * The product CSV of WooCommerce in English or Spanish. A variable product stands before its variations, which name it
 * by SKU or as 'id:123'. Grouped and external products are no goods of their own and stay behind.
 */
export function moveWooCommerce(sheet: SourceSheet, rows: readonly SourceRow[]): MovedRow[] {
  const read = sheet.read(rows);
  const isKind = (row: ReadRow, kind: RegExp) => kind.test(row.cell('type', 'tipo'));
  const variations = Map.groupBy(
    read.filter((row) => isKind(row, /variation/)),
    ({ cell }) => cell('parent', 'superior', 'principal').replace(/^id:/i, ''),
  );
  const units = unitsOf(sheet);
  return read
    .filter((row) => isKind(row, /simple|variable/))
    .flatMap((row) => {
      const keys = [row.cell('sku'), row.cell('id')].filter(Boolean);
      const own = keys.flatMap((key) => variations.get(key) ?? []);
      return moveProduct(row, own, units);
    });
}

function moveProduct(row: ReadRow, variations: readonly ReadRow[], units: Units): MovedRow[] {
  const { cell } = row;
  const whole: MovedValues = {
    sku: cell('sku') || `WOO-${cell('id')}`,
    name: cell('name', 'nombre'),
    description: descriptionOf(cell),
    state: cell('published', 'publicado') === '1' ? 'Activo' : 'Borrador',
    category: categoryOf(cell('categories', 'categorias')),
    pictures: picturesOf(cell).join(' '),
  };
  const common = measuresOf(cell, units);
  const facts = factsOf(cell, variations);
  if (variations.length === 0)
    return [{ rowNumber: row.rowNumber, facts, values: saying({ ...whole, ...common, ...offerOf(cell) }) }];
  return wooVariations(cell, variations).map(({ row: one, rowNumber, options, sku, stock }) => ({
    rowNumber,
    facts,
    values: saying({
      ...whole,
      ...common,
      ...saying(measuresOf(one.cell, units)),
      ...offerOf(one.cell),
      options,
      stock,
      variantSku: sku,
      variantPictures: picturesOf(one.cell)[0] ?? '',
    }),
  }));
}

function offerOf(cell: Cells): MovedValues {
  const salePrice = cell('sale price', 'precio rebajado');
  const day = (...names: string[]) => (salePrice === '' ? '' : cell(...names).slice(0, 10));
  const units = numberIn(cell('stock', 'inventario'));
  return {
    price: cell('regular price', 'precio normal'),
    salePrice,
    offerStart: day('date sale price starts', 'dia en que empieza el precio rebajado'),
    offerEnd: day('date sale price ends', 'dia en que termina el precio rebajado'),
    stock: units === null ? '' : String(Math.max(0, Math.trunc(units))),
    tax: taxOf(cell),
    gtin: gtinIn(cell('gtin upc ean or isbn', 'gtin upc ean o isbn')),
  };
}

function taxOf(cell: Cells): string {
  if (/^none$/i.test(cell('tax status', 'estado del impuesto'))) return 'Excluido';
  const kind = cell('tax class', 'clase de impuesto').toLowerCase();
  if (/zero|cero|exent/.test(kind)) return 'Exento';
  return /reduc/.test(kind) ? '5 %' : '';
}

/** The exporter writes line breaks as two signs. */
function descriptionOf(cell: Cells): string {
  const read = (...names: string[]) => markupOf(cell(...names).replaceAll('\\n', '\n'));
  const [short, long] = [read('short description', 'descripcion corta'), read('description', 'descripcion')];
  return short === '' || long.includes(short) ? long : [short, long].filter(Boolean).join('\n\n');
}

/** Of 'Ropa, Ropa > Camisetas' the one that says most. */
function categoryOf(text: string): string {
  const all = text.split(/(?<!\\),/).map((one) => one.replaceAll('\\,', ',').trim());
  return all.reduce(
    (best, one) => (one.split('>').length > best.split('>').length ? one : best),
    all[0] ?? '',
  );
}

function picturesOf(cell: Cells): string[] {
  return cell('images', 'imagenes')
    .split(/,\s+(?=https?:)|,(?=https?:)/)
    .map((one) => one.trim())
    .filter(Boolean);
}

/** Attributes that no variation is told apart by. */
function factsOf(cell: Cells, variations: readonly ReadRow[]): MovedFacts {
  const varies = (place: number) => variations.some((one) => one.cell(...attributeName(place)) !== '');
  const said = ATTRIBUTES.filter((place) => !varies(place)).map((place) => [
    cell(...attributeName(place)),
    cell(...attributeValue(place)).replaceAll('\\,', ','),
  ]);
  const { '': _, ...named } = Object.fromEntries(said) as MovedFacts;
  return saying({ Marca: cell('brands', 'brand', 'marcas', 'marca'), ...named });
}

/** What the headers say of weights and lengths: 'Weight (lbs)', 'Peso (g)'. */
type Units = { weight: string; centimetres: number };

const CENTIMETRES: Record<string, number> = { m: 100, cm: 1, mm: 0.1, in: 2.54, yd: 91.44 };

function unitsOf({ has }: SourceSheet): Units {
  const weight = ['kg', 'g', 'lbs', 'oz'].find((one) => has(`weight ${one}`, `peso ${one}`)) ?? 'kg';
  const length = Object.keys(CENTIMETRES).find((one) => has(`length ${one}`, `longitud ${one}`)) ?? 'cm';
  return { weight, centimetres: CENTIMETRES[length] ?? 1 };
}

function measuresOf(cell: Cells, { weight, centimetres }: Units): MovedValues {
  const heavy = numberIn(cell(`weight ${weight}`, `peso ${weight}`));
  const length = (...names: string[]) => {
    const units = Object.keys(CENTIMETRES);
    const number = numberIn(cell(...names.flatMap((name) => units.map((unit) => `${name} ${unit}`))));
    return number === null || number <= 0 ? '' : String(Number((number * centimetres).toFixed(1)));
  };
  return {
    weight: heavy === null || heavy <= 0 ? '' : weightText(heavy, weight),
    height: length('height', 'altura', 'alto'),
    width: length('width', 'anchura', 'ancho'),
    length: length('length', 'longitud', 'largo'),
  };
}

/** What an English pound and ounce weigh, in grams. */
const GRAMS: Record<string, number> = { lbs: 453.592_37, oz: 28.349_523 };

function weightText(amount: number, unit: string): string {
  const grams = GRAMS[unit];
  return grams === undefined ? `${amount} ${unit}` : `${(amount * grams).toFixed(0)} g`;
}
