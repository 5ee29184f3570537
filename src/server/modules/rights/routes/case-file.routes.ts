import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Result } from '../../../../domain/result.ts';
import { CASE_FILES, type CaseFile } from '../../../../wire/rights/cases.ts';
import { PANEL_CASE_FILES } from '../../../../wire/rights/panel-cases.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import { forSeller } from '../../../guards/for-seller.ts';
import { requestContextOf } from '../../../guards/request-context.ts';
import { sendFailure } from '../../../http/api.ts';
import { findAnyCase, findOwnCase, findShopCase } from '../case-access.service.ts';
import { printCasePaper } from '../case-paper.service.ts';
import { readPhoto } from '../case-photo.service.ts';
import { casePersonOf } from './case-person.ts';

interface Asked {
  number: string;
  id: number;
}

const limited = { config: { rateLimit: { max: 120, timeWindow: '1 minute' } } };

/** Photos and papers of cases, each behind the guard of its case; never kept by anybody on the way. */
export function registerCaseFiles(app: FastifyInstance, context: Context): void {
  registerPhotos(app, context);
  for (const paper of ['receipt', 'bankCertificate', 'returnSheet'] as const)
    app.get(
      CASE_FILES[paper],
      { config: { rateLimit: { max: 30, timeWindow: '1 minute' } } },
      async (request, reply) => sendPaper(context, paper, { request, reply }),
    );
}

function registerPhotos(app: FastifyInstance, context: Context): void {
  app.get(CASE_FILES.photo, limited, async (request, reply) => {
    const { number, id } = askedOf(request);
    const person = await casePersonOf(requestContextOf(request, reply, context));
    const found = await findOwnCase(context, number, person);
    return sendPhoto(reply, found.ok ? await readPhoto(context, found.value.id, id) : found);
  });
  const ofShop = forSeller('see-orders', async ({ number, id }: Asked, { sellerId }) => {
    const found = await findShopCase(context, number, sellerId);
    return found.ok ? readPhoto(context, found.value.id, id) : found;
  });
  const ofAny = forOperator('see-orders', async ({ number, id }: Asked) => {
    const found = await findAnyCase(context, number);
    return found.ok ? readPhoto(context, found.value.id, id) : found;
  });
  for (const [path, read] of [
    [PANEL_CASE_FILES.seller, ofShop],
    [PANEL_CASE_FILES.operator, ofAny],
  ] as const)
    app.get(path, limited, async (request, reply) =>
      sendPhoto(reply, await read(askedOf(request), requestContextOf(request, reply, context))),
    );
}

async function sendPaper(
  context: Context,
  paper: CaseFile,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  const person = await casePersonOf(requestContextOf(request, reply, context));
  const found = await findOwnCase(context, askedOf(request).number, person);
  const printed = found.ok ? await printCasePaper(context, found.value, paper) : found;
  if (!printed.ok) return sendFailure(reply, printed);
  const { name, bytes } = printed.value;
  return reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `inline; filename="${name}"`)
    .type('application/pdf')
    .send(bytes);
}

function sendPhoto(reply: FastifyReply, photo: Result<Buffer, Parameters<typeof sendFailure>[1]['reason']>) {
  if (!photo.ok) return sendFailure(reply, photo);
  return reply
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .type('image/webp')
    .send(photo.value);
}

function askedOf({ params }: FastifyRequest): Asked {
  const { radicado, number, id } = params as { radicado?: string; number?: string; id?: string };
  return {
    number: (radicado ?? number ?? '').slice(0, 20),
    id: /^\d{1,12}$/.test(id ?? '') ? Number(id) : 0,
  };
}
