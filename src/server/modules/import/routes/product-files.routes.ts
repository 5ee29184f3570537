import type { FastifyInstance, FastifyRequest } from 'fastify';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { ErrorReason } from '../../../../wire/errors.ts';
import {
  failedRowsPath,
  PRODUCT_EXPORT_PATH,
  PRODUCT_TEMPLATE_PATH,
  SHEET_FORMATS,
  type SheetFormat,
} from '../../../../wire/import/product-export-path.ts';
import type { Context } from '../../../context.ts';
import type { SheetFile } from '../../../documents/sheet-file.ts';
import { forSeller } from '../../../guards/for-seller.ts';
import { type RequestContext, requestContextOf } from '../../../guards/request-context.ts';
import { sendFailure } from '../../../http/api.ts';
import { failedRows } from '../failed-rows.service.ts';
import { exportProducts } from '../product-export.service.ts';
import { productTemplate } from '../product-template.service.ts';

interface FileRequest {
  format: SheetFormat;
  importId: number;
}

type OpenFile = (asked: FileRequest, request: RequestContext) => Promise<Result<SheetFile, ErrorReason>>;

/** Sheets of a shop as files, beside the JSON calls and under the same guard. */
export function registerProductFiles(app: FastifyInstance, context: Context): void {
  const files: Record<string, OpenFile> = {
    [PRODUCT_EXPORT_PATH]: forSeller('see-products', async ({ format }: FileRequest, { sellerId }) =>
      success(exportProducts(context, sellerId, format)),
    ),
    [PRODUCT_TEMPLATE_PATH]: forSeller('see-products', async ({ format }: FileRequest) =>
      success(await productTemplate(context, format)),
    ),
    [failedRowsPath(':codImportacion')]: forSeller(
      'edit-products',
      async ({ format, importId }: FileRequest, { sellerId }) => {
        const file = await failedRows(context, sellerId, { id: importId, format });
        return file ? success(file) : failure('not-found');
      },
    ),
  };
  for (const [url, open] of Object.entries(files))
    app.route({
      method: 'GET',
      url,
      config: { rateLimit: { max: 30, timeWindow: '1 minute' } },
      handler: async (request, reply) => {
        const asked = readRequest(request);
        const opened = asked.ok ? await open(asked.value, requestContextOf(request, reply, context)) : asked;
        if (!opened.ok) return sendFailure(reply, opened);
        const { name, type, content } = opened.value;
        return reply
          .header('cache-control', 'no-store')
          .header('content-disposition', `attachment; filename="${name}"`)
          .type(type)
          .send(content);
      },
    });
}

/** `?formato=xlsx`; a CSV unless told otherwise. */
function readRequest({ query, params }: FastifyRequest): Result<FileRequest, 'invalid-input'> {
  const { formato = 'csv' } = query as Record<string, unknown>;
  const { codImportacion = '0' } = params as Record<string, string>;
  const format = SHEET_FORMATS.find((one) => one === formato);
  if (!format || !/^\d{1,9}$/.test(codImportacion)) return failure('invalid-input');
  return success({ format, importId: Number(codImportacion) });
}
