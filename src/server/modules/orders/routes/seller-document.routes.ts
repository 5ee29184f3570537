import type { FastifyInstance, FastifyRequest } from 'fastify';
import { failure, type Result, success } from '../../../../domain/result.ts';
import { DOCUMENT_PATHS } from '../../../../wire/orders/seller-document-paths.ts';
import type { Context } from '../../../context.ts';
import { forSeller } from '../../../guards/for-seller.ts';
import { requestContextOf } from '../../../guards/request-context.ts';
import { sendFailure } from '../../../http/api.ts';
import { type PrintJob, printPackages } from '../seller-view/seller-document.service.ts';

/** Labels and packing slips as files, beside the JSON calls and under the same guard. */
export function registerSellerDocuments(app: FastifyInstance, context: Context): void {
  const print = forSeller('see-orders', (job: PrintJob, { sellerId }) =>
    printPackages(context, sellerId, job),
  );
  for (const document of ['label', 'packing-slip'] as const) {
    app.route({
      method: 'GET',
      url: DOCUMENT_PATHS[document],
      config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
      handler: async (request, reply) => {
        const job = readJob(request, document);
        const printed = job.ok ? await print(job.value, requestContextOf(request, reply, context)) : job;
        if (!printed.ok) return sendFailure(reply, printed);
        const { name, bytes } = printed.value;
        return reply
          .header('cache-control', 'no-store')
          .header('content-disposition', `inline; filename="${name}"`)
          .type('application/pdf')
          .send(bytes);
      },
    });
  }
}

/** `?pedidos=100001,100002&papel=a4`: 50 orders at most. */
function readJob(
  { query }: FastifyRequest,
  document: PrintJob['document'],
): Result<PrintJob, 'invalid-input'> {
  const { pedidos, papel = 'carta' } = query as Record<string, unknown>;
  const isList = typeof pedidos === 'string' && /^\d{1,10}(,\d{1,10}){0,49}$/.test(pedidos);
  if (!isList || (papel !== 'carta' && papel !== 'a4')) return failure('invalid-input');
  const paper = papel === 'a4' ? 'a4' : 'letter';
  return success({ document, paper, orderNumbers: pedidos.split(',').map(Number) });
}
