import { headerKey } from '../product-sheet-columns.ts';
import { optionsText, parseOptions } from '../product-sheet-values.ts';
import { markupOf } from './html-markup.ts';
import { gtinIn } from './shopify.ts';
import {
  type Cells,
  type MovedRow,
  type MovedValues,
  numberIn,
  type ReadRow,
  type SourceRow,
  type SourceSheet,
  saying,
} from './source-sheet.ts';

type Row = ReadRow & { options: { attribute: string; term: string }[] };

const VARIES = 'varia por';

/**
 * The sheets of Mercado Libre's editor: those that change publications ('ITEM_ID', 'QUANTITY', 'MARKETPLACE_PRICE') and
 * those that make them ('Título', 'Precio [$]', 'Varía por: Color'). Rows of one publication follow each other.
 */
export function moveMercadoLibre(sheet: SourceSheet, rows: readonly SourceRow[]): MovedRow[] {
  const varying = sheet.columnsThatBegin(VARIES).map((header) => ({
    attribute: header.replace(/^[^:]*:?\s*/, '') || 'Variante',
    key: headerKey(header),
  }));
  const others = sheet.columnsThatBegin('').filter((header) => !isKnown(headerKey(header)));
  const read = sheet.read(rows).map(({ rowNumber, cell }): Row => {
    const named = varying.flatMap(({ attribute, key }) => {
      const term = cell(key);
      return term === '' ? [] : [{ attribute, term }];
    });
    return {
      rowNumber,
      cell,
      options: named.length > 0 ? named : toldOptions(cell('variations', 'variantes', 'variante')),
    };
  });
  const products = Map.groupBy(read.filter(isProduct), productKey);
  return [...products.values()].flatMap((own) => moveProduct(own, others));
}

/** What is read otherwise, or is nothing of the product. */
function isKnown(key: string): boolean {
  return key.startsWith(VARIES) || KNOWN.has(key);
}

const KNOWN = new Set([
  ...['item id', 'numero de publicacion', 'id de publicacion', 'id publicacion', 'variation id', 'sku'],
  ...['title', 'titulo', 'titulo obligatorio', 'variations', 'variantes', 'variante', 'quantity', 'stock'],
  ...[
    'marketplace price',
    'mshops price',
    'price',
    'precio',
    'precio obligatorio',
    'precio cop',
    'currency id',
  ],
  ...['category', 'categoria', 'condition', 'condicion', 'description', 'descripcion', 'status', 'estado'],
  ...[
    'cantidad',
    'available quantity',
    'stock obligatorio',
    'cantidad de caracteres',
    'codigo de catalogo ml',
  ],
  ...['peso fisico kg', 'peso kg', 'peso con empaque kg', 'alto cm', 'altura cm', 'altura con empaque cm'],
  ...['ancho cm', 'ancho con empaque cm', 'profundidad cm', 'largo cm', 'largo con empaque cm'],
  ...['codigo universal de producto', 'gtin', 'ean', 'fotos', 'imagenes', 'pictures', 'img'],
]);

/** 'Marca (obligatorio)', 'Material *'. */
function factName(header: string): string {
  return header.replace(/\s*(\*|\((obligatorio|opcional)\))\s*$/i, '').trim();
}

/** Below their headers the sheets explain themselves in rows that are no products. */
function isProduct({ cell }: Row): boolean {
  const title = headerKey(titleOf(cell));
  const price = numberIn(priceOf(cell));
  return title !== '' && !['titulo', 'title'].includes(title) && (price !== null || itemOf(cell) !== '');
}

function productKey({ cell }: Row): string {
  return itemOf(cell) || titleOf(cell);
}

function moveProduct(rows: Row[], others: readonly string[]): MovedRow[] {
  const first = rows[0];
  if (!first) return [];
  const hasOptions = rows.some(({ options }) => options.length > 0);
  // Of a publication with variants the first row may speak for the whole.
  const told = hasOptions ? rows.filter(({ options }) => options.length > 0) : [first];
  const [{ cell }] = [first];
  const whole: MovedValues = {
    sku:
      (!hasOptions && cell('sku')) ||
      itemOf(cell) ||
      cell('sku') ||
      titleOf(cell).slice(0, 100).toWellFormed(),
    name: titleOf(cell),
    description: markupOf(cell('description', 'descripcion')),
    state: /^(active|activa|activo|)$/i.test(cell('status', 'estado')) ? 'Activo' : 'Borrador',
    category: cell('category', 'categoria'),
    pictures: picturesOf(rows).join(' '),
  };
  const facts = saying(
    Object.fromEntries(others.map((header) => [factName(header), cell(headerKey(header))])),
  );
  return told.map(({ rowNumber, cell: own, options }) => ({
    rowNumber,
    facts,
    values: saying({
      ...whole,
      ...measuresOf(own, cell),
      ...(hasOptions && {
        options: optionsText(options),
        variantSku: own('sku'),
        variantPictures: picturesOf([{ cell: own }])[0] ?? '',
      }),
    }),
  }));
}

function measuresOf(own: Cells, first: Cells): MovedValues {
  const either = (...names: string[]) => own(...names) || first(...names);
  const units = numberIn(own('quantity', 'stock', 'cantidad', 'available quantity', 'stock obligatorio'));
  const kilograms = numberIn(either('peso fisico kg', 'peso kg', 'peso con empaque kg'));
  return {
    price: priceOf(own) || priceOf(first),
    weight: kilograms === null ? '' : `${kilograms} kg`,
    height: either('alto cm', 'altura cm', 'altura con empaque cm'),
    width: either('ancho cm', 'ancho con empaque cm'),
    length: either('profundidad cm', 'largo cm', 'largo con empaque cm'),
    stock: units === null ? '' : String(Math.max(0, Math.trunc(units))),
    gtin: gtinIn(either('codigo universal de producto', 'gtin', 'ean')),
  };
}

function titleOf(cell: Cells): string {
  return cell('title', 'titulo', 'titulo obligatorio');
}

function itemOf(cell: Cells): string {
  const id = cell('item id', 'numero de publicacion', 'id de publicacion', 'id publicacion');
  return /^M[A-Z]{2}-?\d+$/i.test(id) ? id : '';
}

function priceOf(cell: Cells): string {
  return cell('marketplace price', 'price', 'precio', 'precio obligatorio', 'precio cop', 'mshops price');
}

function picturesOf(rows: readonly Pick<Row, 'cell'>[]): string[] {
  const texts = rows.map(({ cell }) => cell('fotos', 'imagenes', 'pictures', 'img'));
  return [...new Set(texts.join(' ').match(/https?:\/\/[^\s,;|]+/g) ?? [])];
}

/** 'Color: Rojo | Talla: M' or 'Color: Rojo, Talla: M'; a bare 'Rojo' is a variant by that name. */
function toldOptions(text: string): { attribute: string; term: string }[] {
  if (text === '') return [];
  const read = parseOptions(text.replace(/,\s*(?=[^:,|]+:)/g, ' | '));
  return 'value' in read ? read.value : [{ attribute: 'Variante', term: text }];
}
