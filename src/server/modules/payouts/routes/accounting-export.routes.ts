import type { FastifyInstance, FastifyRequest } from 'fastify';
import { failure, type Result, success } from '../../../../domain/result.ts';
import { SHEET_FORMATS } from '../../../../wire/import/product-export-path.ts';
import {
  ACCOUNTING_EXPORT_IDS,
  ACCOUNTING_EXPORT_PATH,
} from '../../../../wire/payouts/accounting-exports.ts';
import { calendarDay } from '../../../../wire/scalars.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import { requestContextOf } from '../../../guards/request-context.ts';
import { sendFailure } from '../../../http/api.ts';
import { type AskedExport, exportAccounting } from '../exports/accounting-export.service.ts';

/** Tables for the accountants as files, beside the JSON calls and under the same guard. */
export function registerAccountingExports(app: FastifyInstance, context: Context): void {
  const open = forOperator('see-money', (asked: AskedExport, { id }) => exportAccounting(context, asked, id));
  app.route({
    method: 'GET',
    url: ACCOUNTING_EXPORT_PATH,
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

function readRequest({ query, params }: FastifyRequest): Result<AskedExport, 'invalid-input' | 'not-found'> {
  const { formato = 'csv', desde, hasta } = query as Record<string, unknown>;
  const { tabla } = params as Record<string, string>;
  const table = ACCOUNTING_EXPORT_IDS.find((one) => one === tabla);
  const format = SHEET_FORMATS.find((one) => one === formato);
  const [from, until] = [calendarDay.safeParse(desde), calendarDay.safeParse(hasta)];
  if (!table) return failure('not-found');
  if (!format || !from.success || !until.success)
    return failure('invalid-input', { fields: { from: 'Indica desde y hasta como AAAA-MM-DD.' } });
  return success({ table, format, from: from.data, until: until.data });
}
