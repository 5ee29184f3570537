import { type CategoryField, DUTIES, isDuty } from '../../../domain/category-schema.ts';
import {
  SHEET_COLUMNS,
  type SheetCell,
  type SheetProduct,
  sheetRows,
} from '../../../domain/product-sheet.ts';
import { factColumns, factHeader, sheetFields } from '../../../domain/product-sheet-facts.ts';
import { SHEET_FIELD_IDS, SHEET_FIELDS, type SheetField } from '../../../domain/product-sheet-fields.ts';
import type { SheetCategory } from '../../../domain/product-sheet-merge.ts';
import { CLEARING_WORD, momentText } from '../../../domain/product-sheet-values.ts';
import type { SheetFormat } from '../../../wire/import/product-export-path.ts';
import type { Context } from '../../context.ts';
import { type SheetFile, sheetFile } from '../../documents/sheet-file.ts';
import type { CellToWrite } from '../../documents/xlsx-writer.ts';
import { type Demands, getDemands } from '../catalogue/facts/fact-demand.service.ts';
import { listCategoryNames } from './import-row.repository.ts';

const WIDE: Partial<Record<SheetField, number>> = { name: 36, description: 48, options: 32, category: 24 };

export const COLUMN_WIDTHS = SHEET_FIELD_IDS.map((field) => WIDE[field] ?? 16);

/** An empty sheet with examples; an XLSX explains its columns and names the categories as well. */
export async function productTemplate(
  { read, now }: Pick<Context, 'read' | 'now'>,
  format: SheetFormat,
): Promise<SheetFile> {
  const categories = await listCategoryNames(read);
  const places = placesOf(categories);
  const { askedIn } = await getDemands(read, places);
  const products = {
    name: 'Productos',
    widths: COLUMN_WIDTHS,
    rows: exampleRows(categories, askedIn, now()),
  };
  const explained = { name: 'Instrucciones', widths: [24, 100], rows: EXPLANATIONS };
  const listed = { name: 'Categorías', widths: [32, 40], rows: categoryRows(categories) };
  const facts = { name: 'Datos', widths: [32, 40, 40, 60, 16], rows: factRows(places, askedIn) };
  return sheetFile('plantilla-productos', format, [products, explained, listed, facts]);
}

type AskedIn = Demands['askedIn'];

/** The examples have the columns of their category, with the first term of each choice. */
function exampleRows(categories: readonly SheetCategory[], askedIn: AskedIn, now: Date): SheetCell[][] {
  const main = categories.find(({ parentId }) => parentId === null);
  const sub = categories.find(({ parentId }) => parentId !== null && parentId === main?.id);
  const place = { mainCategoryName: main?.name ?? null, subcategoryName: sub?.name ?? null };
  const asked = sheetFields(askedIn({ mainCategoryId: main?.id ?? null, subcategoryId: sub?.id ?? null }));
  const columns = factColumns(asked);
  const headers = [...SHEET_COLUMNS, ...columns].map(({ header }) => header);
  const facts = asked.flatMap((field) => {
    const value = field.kind === 'choice' ? field.terms[0] : undefined;
    return value ? [{ field, value }] : [];
  });
  const dayIn = (days: number) =>
    momentText(new Date(now.getTime() + days * 24 * 60 * 60_000).toISOString()).slice(0, 10);
  const examples = EXAMPLES.map((example) => ({
    ...example,
    ...place,
    facts,
    offer: example.offer && { ...example.offer, startsAt: `${dayIn(7)} 00:00`, endsAt: `${dayIn(37)} 23:59` },
  }));
  return [headers, ...examples.flatMap((example) => sheetRows(example, columns))];
}

const PLAIN: SheetProduct = {
  reference: 'EJEMPLO-1',
  name: 'Café molido de Pitalito, 500 g',
  description: 'Borra los ejemplos y escribe tus productos desde la segunda fila.',
  state: 'draft',
  mainCategoryName: null,
  subcategoryName: null,
  price: 32_000,
  offer: { salePrice: 28_900, startsAt: null, endsAt: null },
  taxClass: '5',
  weightKilograms: 0.55,
  heightCentimetres: 22,
  widthCentimetres: 12,
  lengthCentimetres: 8,
  perishable: false,
  stockPerCombination: false,
  attributes: [],
  gtin: '',
  content: { amount: 500, unit: 'g', pieces: 1 },
  stock: [{ choice: [], onHand: 40, variant: null }],
  facts: [],
  pictures: ['https://www.mitienda.co/fotos/cafe-500.jpg'],
};

const EXAMPLES: SheetProduct[] = [
  PLAIN,
  {
    ...PLAIN,
    reference: 'EJEMPLO-2',
    name: 'Camiseta de algodón',
    description: 'Un producto con opciones tiene una fila por combinación, todas con el mismo SKU.',
    price: 45_000,
    offer: null,
    taxClass: '19',
    weightKilograms: 0.2,
    attributes: [
      { name: 'Color', terms: [{ name: 'Azul' }, { name: 'Rojo' }] },
      { name: 'Talla', terms: [{ name: 'S' }, { name: 'M' }] },
    ],
    stockPerCombination: true,
    content: null,
    pictures: [],
    stock: [
      { choice: [0, 0], onHand: 8, variant: null },
      { choice: [0, 1], onHand: 12, variant: null },
      { choice: [1, 0], onHand: 5, variant: null },
      { choice: [1, 1], onHand: 0, variant: null },
    ],
  },
];

const MEANINGS: Record<SheetField, string> = {
  sku: 'Obligatorio. Tu código del producto: si ya existe, la fila lo actualiza; si no, lo crea.',
  name: 'Obligatorio para crear. Máximo 200 caracteres.',
  description: 'Lo que lee quien compra. Máximo 20.000 caracteres.',
  state:
    'Borrador, Activo, Pausado o Archivado. Uno Activo sin foto se guarda como borrador y se activa cuando llega su foto.',
  category: 'Nombre de la categoría principal, como en la hoja Categorías.',
  subcategory: 'Nombre de la subcategoría, como en la hoja Categorías.',
  price: 'Pesos sin centavos, con IVA: 12500 o 12.500.',
  salePrice: 'Precio de la oferta, menor que el precio.',
  offerStart: 'Cuándo empieza la oferta: 2027-01-10 o 2027-01-10 08:00, hora de Colombia. Vacío: ya.',
  offerEnd: 'Cuándo termina la oferta. Un día sin hora dura hasta su final.',
  tax: '19 %, 5 %, Exento o Excluido.',
  weight: 'Peso empacado: 0,85 son kilos; también 850 g.',
  height: 'Alto empacado en centímetros.',
  width: 'Ancho empacado en centímetros.',
  length: 'Largo empacado en centímetros.',
  perishable: 'Sí o No.',
  options: 'Las opciones de esta fila: Color: Rojo | Talla: M. Vacío si el producto no tiene opciones.',
  stock: 'Unidades de esta fila. Las que se vendan mientras cargas el archivo se siguen descontando.',
  variantSku: 'Tu código de esta opción. Vacío: lo formamos con el SKU del producto.',
  variantActive: 'No: nadie puede elegir esta opción.',
  gtin: 'Código de barras (EAN o UPC) de esta fila: 8, 12, 13 o 14 dígitos.',
  content: 'Cuánto trae: 500 g, 1,5 L, 6 x 330 ml.',
  pictures: 'Direcciones de las fotos en internet, separadas por un espacio; máximo 8. Las traemos nosotros.',
  variantPictures: 'Direcciones de las fotos de esta opción.',
};

const EXPLANATIONS: CellToWrite[][] = [
  ['Columna', 'Qué escribir'],
  ...SHEET_FIELD_IDS.map((field): CellToWrite[] => [SHEET_FIELDS[field], MEANINGS[field]]),
  [
    'Dato: …',
    'Lo que pide la categoría de cada producto, con el título de la hoja Datos: Dato: Material. Se puede agregar al final.',
  ],
  ['Celdas vacías', 'Una celda vacía, o una columna que no está, deja el dato como está.'],
  ['Borrar un dato', `Para dejarlo vacío escribe ${CLEARING_WORD}.`],
  [
    'Fotos en un ZIP',
    'Elige la hoja y el ZIP a la vez. Sus archivos se llaman como el SKU: SKU.jpg, SKU-2.jpg.',
  ],
];

function categoryRows(categories: readonly SheetCategory[]): CellToWrite[][] {
  const mains = categories.filter(({ parentId }) => parentId === null);
  const rows = mains.flatMap((main): CellToWrite[][] => {
    const subs = categories.filter(({ parentId }) => parentId === main.id);
    return subs.length > 0 ? subs.map(({ name }) => [main.name, name]) : [[main.name, '']];
  });
  return [['Categoría', 'Subcategoría'], ...rows];
}

/** Main categories without subcategories, and subcategories. */
function placesOf(categories: readonly SheetCategory[]): TemplatePlace[] {
  const mains = categories.filter(({ parentId }) => parentId === null);
  return mains.flatMap((main): TemplatePlace[] => {
    const subs = categories.filter(({ parentId }) => parentId === main.id);
    const place = { mainCategoryId: main.id, names: [main.name, ''] };
    if (subs.length === 0) return [{ ...place, subcategoryId: null }];
    return subs.map(({ id, name }) => ({ ...place, subcategoryId: id, names: [main.name, name] }));
  });
}

interface TemplatePlace {
  mainCategoryId: number;
  subcategoryId: number | null;
  names: string[];
}

/** What each place asks, under the header of its column. */
function factRows(places: readonly TemplatePlace[], askedIn: AskedIn): CellToWrite[][] {
  const rows = places.flatMap((place) =>
    sheetFields(askedIn(place)).map((field) => [
      ...place.names,
      factHeader(field),
      factMeaning(field),
      field.requiredSince === null ? 'No' : 'Sí',
    ]),
  );
  return [['Categoría', 'Subcategoría', 'Título de la columna', 'Qué escribir', 'Obligatorio'], ...rows];
}

function factMeaning({ kind, terms, unit, key }: CategoryField): string {
  if (kind === 'choice') return terms.join(', ');
  if (kind === 'yes-no') return 'Sí o No.';
  if (kind === 'number') return unit ? `Un número, en ${unit}.` : 'Un número.';
  return isDuty(key) ? DUTIES[key].hint : 'Un texto corto.';
}
