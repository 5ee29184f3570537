import * as z from 'zod/mini';
import { MAXIMUM_SHEET_BYTES, MAXIMUM_SHEET_COLUMNS } from '../../domain/product-sheet-fields.ts';
import { endpoint } from '../endpoint.ts';
import { entity, field, valueIn } from '../entity.ts';
import { upload } from '../form-text.ts';
import { identifier, text } from '../scalars.ts';
import {
  columnChoiceEntity,
  outcomeSchema,
  productImportDetailEntity,
  productImportListEntity,
  productImportRowsEntity,
} from './product-import-entities.ts';

const tag = 'Carga masiva de productos';
const params = entity('RutaDeImportacion', { importId: field('codImportacion', identifier) });
const detail = valueIn('data', productImportDetailEntity);

/** Products in bulk. Files (pictures in, failed rows, template and export out) have paths of their own beside these. */
export const productImportEndpoints = {
  uploadProductSheet: endpoint({
    method: 'POST',
    path: '/vender/importaciones',
    summary: 'Sube un archivo XLSX o CSV (máximo 10 MB y 20.000 filas); se lee enseguida',
    tag,
    bodyType: 'multipart',
    body: entity('ArchivoDeProductos', { file: field('archivo', upload) }),
    file: { wireName: 'archivo', maximumBytes: MAXIMUM_SHEET_BYTES },
    requestsPerMinute: 20,
    output: detail,
    successStatus: 201,
  }),
  listProductImports: endpoint({
    method: 'GET',
    path: '/vender/importaciones',
    summary: 'Las cargas de la tienda, la última primero',
    tag,
    query: entity('PaginaDeImportaciones', { before: field('antes', z.optional(identifier)) }),
    output: valueIn('data', productImportListEntity),
  }),
  getProductImport: endpoint({
    method: 'GET',
    path: '/vender/importaciones/:codImportacion',
    summary: 'Una carga con sus columnas y su avance',
    tag,
    params,
    output: detail,
  }),
  listProductImportRows: endpoint({
    method: 'GET',
    path: '/vender/importaciones/:codImportacion/filas',
    summary: 'Las filas de una carga con un resultado, en su orden; 50 por página',
    tag,
    params,
    query: entity('PaginaDeFilas', {
      outcome: field('resultado', outcomeSchema),
      column: field('columna', z.optional(text(200))),
      after: field('despues', z.optional(identifier)),
    }),
    output: valueIn('data', productImportRowsEntity),
  }),
  saveImportMapping: endpoint({
    method: 'PUT',
    path: '/vender/importaciones/:codImportacion/columnas',
    summary: 'Dice qué es cada columna; se recuerda para el próximo archivo con los mismos encabezados',
    tag,
    params,
    body: entity('ColumnasElegidas', {
      columns: field('columnas', z.array(columnChoiceEntity).check(z.maxLength(MAXIMUM_SHEET_COLUMNS))),
    }),
    output: detail,
  }),
  checkProductImport: endpoint({
    method: 'POST',
    path: '/vender/importaciones/:codImportacion/revision',
    summary: 'Revisa cada fila sin cambiar nada',
    tag,
    params,
    output: detail,
  }),
  applyProductImport: endpoint({
    method: 'POST',
    path: '/vender/importaciones/:codImportacion/aplicacion',
    summary: 'Guarda los productos sin errores; sigue aunque se cierre la página',
    tag,
    params,
    output: detail,
  }),
  cancelProductImport: endpoint({
    method: 'POST',
    path: '/vender/importaciones/:codImportacion/cancelacion',
    summary: 'Detiene una carga; lo que ya se guardó, queda guardado',
    tag,
    params,
    output: detail,
  }),
};
