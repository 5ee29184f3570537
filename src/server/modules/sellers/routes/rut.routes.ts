import type { FastifyInstance } from 'fastify';
import { failure, success } from '../../../../domain/result.ts';
import { RUT_ROUTE } from '../../../../wire/orders/operator-document-paths.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import { requestContextOf } from '../../../guards/request-context.ts';
import { sendFailure } from '../../../http/api.ts';
import { readRut } from '../registration/rut-document.service.ts';
import { findRutFileName } from '../seller-record.repository.ts';

/**
 * A seller's RUT for those who decide about her: always as a PDF, whatever is inside, framed by our own pages only. More
 * of a policy would keep browsers from showing a PDF.
 */
export function registerRut(app: FastifyInstance, context: Context): void {
  const read = forOperator('approve-sellers', async (sellerId: number) => {
    const fileName = await findRutFileName(context.write, sellerId);
    const bytes = fileName && (await readRut(context.config, fileName));
    return bytes ? success(bytes) : failure('not-found');
  });
  app.get<{ Params: { codVendedor: string } }>(
    RUT_ROUTE,
    { config: { rateLimit: { max: 120, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const { codVendedor } = request.params;
      const asked = /^\d{1,9}$/.test(codVendedor) ? Number(codVendedor) : 0;
      const rut = await read(asked, requestContextOf(request, reply, context));
      if (!rut.ok) return sendFailure(reply, rut);
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `inline; filename="RUT-${asked}.pdf"`)
        .header('content-security-policy', "frame-ancestors 'self'; base-uri 'none'; form-action 'none'")
        .header('x-content-type-options', 'nosniff')
        .type('application/pdf')
        .send(rut.value);
    },
  );
}
