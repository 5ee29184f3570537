import {
  type ColumnUse,
  ERROR_HEADER,
  REPEATABLE_FIELDS,
  SHEET_FIELD_IDS,
  SHEET_FIELDS,
  type SheetField,
} from './product-sheet-fields.ts';
import { foldText } from './text.ts';

/** What other programs and people call the same, as headerKey gives it. */
const SYNONYMS: Record<SheetField, readonly string[]> = {
  sku: [
    ...['referencia', 'ref', 'codigo', 'cod', 'codigo producto', 'codigo de producto', 'codigo interno'],
    ...['id producto', 'sku producto', 'referencia producto', 'codigo sku', 'sku seller', 'item'],
  ],
  name: ['nombre del producto', 'nombre producto', 'producto', 'titulo', 'articulo', 'name', 'title'],
  description: [
    'descripcion del producto',
    'descripcion larga',
    'detalle',
    'detalles',
    'description',
    'body',
  ],
  state: ['estado del producto', 'estado producto', 'publicacion', 'status', 'publicado'],
  category: ['categoria principal', 'category', 'departamento', 'linea', 'familia'],
  subcategory: ['sub categoria', 'categoria secundaria', 'subcategory', 'sublinea', 'subfamilia'],
  price: [
    ...[
      'precio de venta',
      'precio venta',
      'pvp',
      'valor',
      'valor unitario',
      'precio normal',
      'precio unitario',
    ],
    ...[
      'precio cop',
      'precio con iva',
      'precio full',
      'price',
      'precio base',
      'precio publico',
      'precio lista',
    ],
  ],
  salePrice: [
    ...['precio oferta', 'precio de oferta', 'precio en oferta', 'precio promocion', 'precio promocional'],
    ...['precio con descuento', 'oferta', 'sale price', 'precio especial', 'precio descuento'],
  ],
  offerStart: [
    'inicio oferta',
    'fecha inicio oferta',
    'oferta desde',
    'inicia oferta',
    'desde',
    'fecha inicio',
  ],
  offerEnd: ['fin oferta', 'fecha fin oferta', 'oferta hasta', 'termina oferta', 'hasta', 'fecha fin'],
  tax: ['impuesto', 'tarifa iva', 'iva producto', 'tax', 'tipo de iva', 'porcentaje iva'],
  weight: ['peso', 'peso kilos', 'peso kilogramos', 'peso en kg', 'kilos', 'weight'],
  height: ['alto', 'altura', 'alto en cm', 'height', 'alto centimetros'],
  width: ['ancho', 'anchura', 'ancho en cm', 'width', 'ancho centimetros'],
  length: ['largo', 'longitud', 'largo en cm', 'profundidad', 'fondo', 'length', 'largo centimetros'],
  perishable: ['es perecedero', 'producto perecedero', 'perishable'],
  options: ['opcion', 'variante', 'variantes', 'variacion', 'variaciones', 'atributos', 'combinacion'],
  stock: [
    ...[
      'existencia',
      'inventario',
      'cantidad',
      'cantidades',
      'unidades',
      'stock',
      'disponible',
      'disponibles',
    ],
    ...['saldo', 'qty', 'cantidad disponible', 'unidades disponibles'],
  ],
  variantSku: ['sku variante', 'sku de la variante', 'sku opcion', 'referencia variante', 'variant sku'],
  variantActive: ['variante activa', 'opcion disponible'],
  gtin: ['gtin', 'ean', 'upc', 'codigo de barra', 'barcode', 'codigo ean', 'codigo universal de producto'],
  content: ['contenido', 'presentacion', 'cantidad neta', 'contenido del empaque', 'net content'],
  pictures: [
    ...['foto', 'imagenes', 'imagen', 'url imagen', 'url de la imagen', 'url foto', 'enlace de la foto'],
    ...['images', 'image', 'image src', 'image url', 'direccion de la foto', 'direcciones de las fotos'],
  ],
  variantPictures: ['foto de la opcion', 'imagen de la variante', 'foto de la variante', 'variant image'],
};

const fieldByKey = new Map<string, SheetField>(
  SHEET_FIELD_IDS.flatMap((field) =>
    [headerKey(SHEET_FIELDS[field]), ...SYNONYMS[field]].map((key) => [key, field] as const),
  ),
);

/** Without accents, case, punctuation and what a person writes around a name: 'Precio *' is 'precio'. */
export function headerKey(header: string): string {
  return foldText(header)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Of a file of failed rows, which may come back corrected. */
export function isErrorColumn(header: string): boolean {
  return headerKey(header) === headerKey(ERROR_HEADER);
}

/** 'Dato: Material'. */
export function isFactHeader(header: string): boolean {
  return /^dato\s*:\s*\S/.test(foldText(header.trim()));
}

/** What each column tells by its header; the first of two that tell the same has it. Null: not recognised. */
export function recogniseColumns(headers: readonly string[]): ColumnUse[] {
  const taken = new Set<string>();
  return headers.map((header) => {
    if (isErrorColumn(header)) return 'ignored';
    const key = headerKey(header);
    if (isFactHeader(header)) {
      const isSecond = taken.has(key);
      taken.add(key);
      return isSecond ? null : 'fact';
    }
    const field = fieldByKey.get(key) ?? repeatedField(key);
    if (!field || (taken.has(field) && !REPEATABLE_FIELDS.includes(field))) return null;
    taken.add(field);
    return field;
  });
}

/** 'Foto 2', 'Imagen 3'. */
function repeatedField(key: string): SheetField | undefined {
  const field = fieldByKey.get(key.replace(/ ?\d{1,2}$/, ''));
  return field && REPEATABLE_FIELDS.includes(field) ? field : undefined;
}

/** Spanish sentences about what keeps the columns from being read; empty: nothing does. */
export function columnProblems(headers: readonly string[], mapping: readonly ColumnUse[]): string[] {
  const problems: string[] = [];
  const used = mapping.filter((use) => use !== null && use !== 'ignored');
  const fields = used.filter((use) => use !== 'fact');
  const repeated = fields.filter(
    (field, index) => fields.indexOf(field) < index && !REPEATABLE_FIELDS.includes(field),
  );
  for (const field of new Set(repeated)) problems.push(`Hay dos columnas para «${SHEET_FIELDS[field]}».`);
  if (!fields.includes('sku'))
    problems.push('Falta la columna «SKU»: es la que dice de qué producto es cada fila.');
  else if (used.length === 1) problems.push('Falta al menos una columna además de «SKU».');
  const undecided = headers.filter((_, index) => (mapping[index] ?? null) === null);
  if (undecided.length > 0)
    problems.push(
      `Di qué ${undecided.length === 1 ? 'es la columna' : 'son las columnas'} ${undecided
        .map((header) => `«${header}»`)
        .join(', ')}, o no ${undecided.length === 1 ? 'la' : 'las'} uses.`,
    );
  return problems;
}
