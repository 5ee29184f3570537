import * as z from 'zod/mini';
import { MAXIMUM_SHEET_COLUMNS } from '../../domain/product-sheet-fields.ts';
import { entity, field } from '../entity.ts';
import { spanishEnum } from '../spanish-enum.ts';

/** What a column tells; 'ignorada': nothing. */
const columnUse = spanishEnum({
  sku: 'sku',
  name: 'nombre',
  description: 'descripcion',
  state: 'estado',
  category: 'categoria',
  subcategory: 'subcategoria',
  price: 'precio',
  salePrice: 'precioRebajado',
  offerStart: 'inicioOferta',
  offerEnd: 'finOferta',
  tax: 'iva',
  weight: 'peso',
  height: 'alto',
  width: 'ancho',
  length: 'largo',
  perishable: 'perecedero',
  options: 'opciones',
  stock: 'existencias',
  ignored: 'ignorada',
});

const stateSchema = spanishEnum({
  reading: 'leyendo',
  mapping: 'columnas',
  checking: 'revisando',
  checked: 'revisada',
  applying: 'aplicando',
  finished: 'terminada',
  cancelled: 'cancelada',
  failed: 'fallida',
});

export const outcomeSchema = spanishEnum({
  create: 'nuevo',
  update: 'cambia',
  unchanged: 'igual',
  error: 'error',
});

const countsEntity = entity('CuentaDeImportacion', {
  create: field('nuevos', z.number()),
  update: field('cambian', z.number()),
  unchanged: field('iguales', z.number()),
  error: field('conError', z.number()),
  /** Rows of the products with errors: those of the file to correct. */
  errorRows: field('filasConError', z.number()),
});

const importFields = {
  id: field('codImportacion', z.number()),
  kind: field('tipo', spanishEnum({ sheet: 'productos', pictures: 'fotos' })),
  state: field('estado', stateSchema),
  fileName: field('nomArchivo', z.string()),
  personName: field('persona', z.string()),
  createdAt: field('fecha', z.string()),
  finishedAt: field('fechaFin', z.nullable(z.string())),
  rowCount: field('filas', z.number()),
  /** Rows that the step which runs (leyendo, revisando, aplicando) has done, of `filas`. */
  rowsDone: field('filasListas', z.number()),
  /** Another one of the shop runs first. */
  isWaiting: field('enEspera', z.boolean()),
  /** What the check found: products. Null: not checked yet. */
  summary: field('resumen', z.nullable(countsEntity)),
  /** What has been applied: products, while it runs as well. Null: not begun. */
  result: field('resultado', z.nullable(countsEntity)),
  /** Why it failed. */
  problem: field('problema', z.nullable(z.string())),
};

export const productImportEntity = entity('Importacion', importFields);

const importColumnEntity = entity('ColumnaDeImportacion', {
  index: field('indice', z.number()),
  header: field('encabezado', z.string()),
  samples: field('ejemplos', z.array(z.string())),
  /** Null: we did not recognise it; the shop has to say. */
  use: field('campo', z.nullable(columnUse)),
});

const problemColumnEntity = entity('ColumnaConError', {
  column: field('columna', z.string()),
  rows: field('filas', z.number()),
});

export const productImportDetailEntity = entity('ImportacionConColumnas', {
  ...importFields,
  /** 'XLSX', 'CSV, Windows-1252, punto y coma'. */
  format: field('formato', z.string()),
  columns: field('columnas', z.array(importColumnEntity)),
  /** What is missing before the check can begin; empty: nothing. */
  columnProblems: field('problemasDeColumnas', z.array(z.string())),
  /** How many rows have an error in which column, most first; '' is the whole row. */
  problemColumns: field('columnasConError', z.array(problemColumnEntity)),
});

export const productImportListEntity = entity('Importaciones', {
  imports: field('importaciones', z.array(productImportEntity)),
  next: field('siguiente', z.nullable(z.number())),
});

const problemEntity = entity('ProblemaDeFila', {
  /** The header as the file has it; '' for the whole row. */
  column: field('columna', z.string()),
  found: field('encontrado', z.string()),
  /** What is expected. */
  message: field('mensaje', z.string()),
});

const changeEntity = entity('CambioDeFila', {
  column: field('columna', z.string()),
  before: field('antes', z.string()),
  after: field('despues', z.string()),
});

export const productImportRowEntity = entity('FilaDeImportacion', {
  rowNumber: field('fila', z.number()),
  /** SKU; of a picture the name of its file. */
  reference: field('sku', z.string()),
  /** Name of the product as the file or the shop has it; '' of pictures. */
  name: field('nomProducto', z.string()),
  /** The shop's product with this SKU; null: none yet. */
  productId: field('codProducto', z.nullable(z.number())),
  outcome: field('resultado', outcomeSchema),
  applied: field('aplicada', z.boolean()),
  problems: field('problemas', z.array(problemEntity)),
  changes: field('cambios', z.array(changeEntity)),
});

export const productImportRowsEntity = entity('FilasDeImportacion', {
  rows: field('filas', z.array(productImportRowEntity)),
  /** The last row of this page, when there are more. */
  next: field('siguiente', z.nullable(z.number())),
});

export const columnChoiceEntity = entity('ColumnaElegida', {
  index: field('indice', z.int().check(z.minimum(0), z.maximum(MAXIMUM_SHEET_COLUMNS - 1))),
  use: field('campo', z.nullable(columnUse)),
});
