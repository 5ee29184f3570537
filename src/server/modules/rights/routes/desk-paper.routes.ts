import type { FastifyInstance } from 'fastify';
import { failure, success } from '../../../../domain/result.ts';
import {
  CASE_DOSSIER,
  OPERATOR_CASE_PAPER,
  OPERATOR_PAPER_WORDS,
} from '../../../../wire/rights/case-papers.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import { requestContextOf } from '../../../guards/request-context.ts';
import { sendFailure } from '../../../http/api.ts';
import { findAnyCase } from '../case-access.service.ts';
import { printCasePaper } from '../case-paper.service.ts';
import { openDossier } from '../dossier/dossier.service.ts';

interface Asked {
  number: string;
  paper: string;
}

/** The papers that the person has, for whoever works on her case: what the bank is shown of a reversal before all. */
export function registerDeskPapers(app: FastifyInstance, context: Context): void {
  const print = forOperator('see-orders', async ({ number, paper }: Asked) => {
    const kind = Object.entries(OPERATOR_PAPER_WORDS).find(([word]) => word === paper)?.[1];
    if (!kind) return failure('not-found');
    const found = await findAnyCase(context, number.slice(0, 20));
    return found.ok ? printCasePaper(context, found.value, kind) : found;
  });
  const limited = { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } };
  app.get<{ Params: Asked }>(OPERATOR_CASE_PAPER, limited, async (request, reply) => {
    const printed = await print(request.params, requestContextOf(request, reply, context));
    if (!printed.ok) return sendFailure(reply, printed);
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `inline; filename="${printed.value.name}"`)
      .type('application/pdf')
      .send(printed.value.bytes);
  });
  registerDossier(app, context);
}

/** For whoever decides cases: it holds all that is known of the person. */
function registerDossier(app: FastifyInstance, context: Context): void {
  const open = forOperator('refund-orders', async ({ number }: Pick<Asked, 'number'>, operator) => {
    const found = await findAnyCase(context, number.slice(0, 20));
    return found.ok ? success(await openDossier(context, found.value, operator)) : found;
  });
  const limited = { config: { rateLimit: { max: 10, timeWindow: '1 minute' } } };
  app.get<{ Params: Pick<Asked, 'number'> }>(CASE_DOSSIER, limited, async (request, reply) => {
    const opened = await open(request.params, requestContextOf(request, reply, context));
    if (!opened.ok) return sendFailure(reply, opened);
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${opened.value.name}"`)
      .type('application/zip')
      .send(opened.value.content);
  });
}
