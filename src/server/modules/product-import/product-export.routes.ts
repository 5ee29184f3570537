import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { success } from '../../../domain/result.ts';
import { PRODUCT_EXPORT_PATH } from '../../../wire/product-export-path.ts';
import type { Context } from '../../context.ts';
import { sendFailure } from '../../http/api.ts';
import { forSeller } from '../../http/for-seller.ts';
import { requestContextOf } from '../../http/request-context.ts';
import { exportProductsAsCsv } from './product-export.service.ts';

/** The shop's products as a file, beside the JSON calls and under the same guard. */
export function registerProductExport(app: FastifyInstance, context: Context): void {
  const openExport = forSeller('see-products', async (_: object, { sellerId }) =>
    success(exportProductsAsCsv(context, sellerId)),
  );
  app.route({
    method: 'GET',
    url: PRODUCT_EXPORT_PATH,
    config: { rateLimit: { max: 30, timeWindow: '1 minute' } },
    handler: async (request, reply) => {
      const opened = await openExport({}, requestContextOf(request, reply, context));
      if (!opened.ok) return sendFailure(reply, opened);
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="productos.csv"')
        .type('text/csv; charset=utf-8')
        .send(Readable.from(opened.value));
    },
  });
}
