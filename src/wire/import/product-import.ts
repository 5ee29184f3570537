import * as z from 'zod/mini';
import { MAXIMUM_SHEET_BYTES, MAXIMUM_SHEET_COLUMNS } from '../../domain/product-sheet-fields.ts';
import { endpoint } from '../endpoint.ts';
import { upload } from '../form-text.ts';
import { identifier } from '../scalars.ts';
import {
  columnChoiceEntity,
  moveInChoicesEntity,
  productImportDetailEntity,
  productImportListEntity,
} from './product-import-entities.ts';

const params = z.object({ importId: identifier });
const detail = productImportDetailEntity;

/** Products in bulk. Files (pictures in, failed rows, template and export out) have paths of their own beside these. */
export const productImportEndpoints = {
  uploadProductSheet: endpoint({
    method: 'POST',
    path: '/vender/importaciones',
    bodyType: 'multipart',
    body: z.object({ file: upload }),
    file: { wireName: 'file', maximumBytes: MAXIMUM_SHEET_BYTES },
    requestsPerMinute: 20,
    output: detail,
    successStatus: 201,
  }),
  listProductImports: endpoint({
    method: 'GET',
    path: '/vender/importaciones',
    query: z.object({ before: z.optional(identifier) }),
    output: productImportListEntity,
  }),
  getProductImport: endpoint({
    method: 'GET',
    path: '/vender/importaciones/:importId',
    params,
    output: detail,
  }),
  saveImportMapping: endpoint({
    method: 'PUT',
    path: '/vender/importaciones/:importId/columnas',
    params,
    body: z.object({
      columns: z.array(columnChoiceEntity).check(z.maxLength(MAXIMUM_SHEET_COLUMNS)),
    }),
    output: detail,
  }),
  saveMoveIn: endpoint({
    method: 'PUT',
    path: '/vender/importaciones/:importId/origen',
    params,
    body: moveInChoicesEntity,
    output: detail,
  }),
  chooseImportDelimiter: endpoint({
    method: 'PUT',
    path: '/vender/importaciones/:importId/separador',
    params,
    body: z.object({ delimiter: z.string().check(z.regex(/^[^\w"\r\n]$/)) }),
    output: detail,
  }),
  retryImportPictures: endpoint({
    method: 'POST',
    path: '/vender/importaciones/:importId/fotos',
    params,
    output: detail,
  }),
  checkProductImport: endpoint({
    method: 'POST',
    path: '/vender/importaciones/:importId/revision',
    params,
    output: detail,
  }),
  applyProductImport: endpoint({
    method: 'POST',
    path: '/vender/importaciones/:importId/aplicacion',
    params,
    output: detail,
  }),
  cancelProductImport: endpoint({
    method: 'POST',
    path: '/vender/importaciones/:importId/cancelacion',
    params,
    output: detail,
  }),
};
