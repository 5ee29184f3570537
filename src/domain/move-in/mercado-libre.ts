import { headerKey } from '../product-sheet-columns.ts';
import { cellText } from '../product-sheet-problem.ts';
import { optionsText, parseOptions } from '../product-sheet-values.ts';
import { markupOf } from './html-markup.ts';
import { gtinIn } from './shopify.ts';
import {
  type Cells,
  type MovedRow,
  type MovedValues,
  numberIn,
  type SourceRow,
  type SourceSheet,
  saying,
} from './source-sheet.ts';

type Row = { rowNumber: number; cell: Cells; options: { attribute: string; term: string }[] };

const VARIES = 'varia por';

/**
 * The sheets of Mercado Libre's editor: those that change publications ('ITEM_ID', 'QUANTITY', 'MARKETPLACE_PRICE') and
 * those that make them ('Título', 'Precio [$]', 'Varía por: Color'). Rows of one publication follow each other.
 */
export function moveMercadoLibre(sheet: SourceSheet, rows: readonly SourceRow[]): MovedRow[] {
  const varying = sheet.columnsThatBegin(VARIES).map(({ header, index }) => ({
    attribute: header.replace(/^[^:]*:?\s*/, '') || 'Variante',
    index,
  }));
  const read = rows.map((row): Row => {
    const cell = sheet.cellsOf(row);
    const named = varying.flatMap(({ attribute, index }) => {
      const term = cellText(row.cells[index]).trim();
      return term === '' ? [] : [{ attribute, term }];
    });
    return {
      rowNumber: row.rowNumber,
      cell,
      options: named.length > 0 ? named : toldOptions(cell('variations', 'variantes', 'variante')),
    };
  });
  const products = Map.groupBy(read.filter(isProduct), productKey);
  return [...products.values()].flatMap(moveProduct);
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

function moveProduct(rows: Row[]): MovedRow[] {
  const first = rows[0];
  if (!first) return [];
  const hasOptions = rows.some(({ options }) => options.length > 0);
  // Of a publication with variants the first row may speak for the whole.
  const told = hasOptions ? rows.filter(({ options }) => options.length > 0) : [first];
  const [{ cell }] = [first];
  const whole: MovedValues = {
    sku: (!hasOptions && cell('sku')) || itemOf(cell) || cell('sku') || titleOf(cell).slice(0, 100),
    name: titleOf(cell),
    description: markupOf(cell('description', 'descripcion')),
    state: /^(active|activa|activo|)$/i.test(cell('status', 'estado')) ? 'Activo' : 'Borrador',
    category: cell('category', 'categoria'),
    pictures: picturesOf(rows).join(' '),
  };
  return told.map(({ rowNumber, cell: own, options }) => ({
    rowNumber,
    values: saying({
      ...whole,
      ...factsOf(own, cell),
      ...(hasOptions && {
        options: optionsText(options),
        variantSku: own('sku'),
        variantPictures: picturesOf([{ cell: own }])[0] ?? '',
      }),
    }),
  }));
}

function factsOf(own: Cells, first: Cells): MovedValues {
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
