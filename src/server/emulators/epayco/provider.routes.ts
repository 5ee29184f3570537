import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { createCheckout } from './emulate-payment.service.ts';
import type { EmulatedPayment, EmulatorError } from './emulated-order.ts';
import * as payments from './payment.repository.ts';
import { bogotaClock, paymentFields, stateName } from './payment-fields.ts';
import { areKeysValid, createToken, isTokenValid } from './provider-tokens.ts';
import { readSessionBody } from './read-checkout.ts';
import { SPLIT_REFUSAL } from './split-rules.ts';
import { findSwitches } from './switches.repository.ts';

const SILENCE_MILLIS = 15_000;

type Body = Record<string, unknown> | null;

/** What a shop's server asks: the public look-up and the authenticated interface (Apify). */
export function registerProviderRoutes(scope: FastifyInstance, context: Context): void {
  const { epayco } = context.config.payments;
  scope.addHook('preHandler', (request) => keepSilence(request, context));
  scope.get<{ Params: { reference: string } }>('/validation/v1/reference/:reference', async ({ params }) => {
    const payment = await payments.findByResponseReference(context.write, params.reference.toLowerCase());
    if (!payment) return { ...refusal('Transacción no encontrada', 'validation reference'), status: false };
    return {
      success: true,
      title_response: 'Consulta exitosa',
      text_response: 'Transacción encontrada',
      last_action: 'validation reference',
      data: paymentFields(payment, epayco),
    };
  });
  scope.post('/login', async ({ headers }, reply) => {
    if (!areKeysValid(epayco, headers.authorization ?? ''))
      return reply.code(401).send({ error: 'Invalid client credentials' });
    return { token: createToken(epayco, context.now()) };
  });
  scope.register(async (guarded) => {
    guarded.addHook('preHandler', async ({ headers }, reply) => {
      if (!isTokenValid(epayco, headers.authorization ?? '', context.now()))
        return reply.code(401).send({ success: false, textResponse: 'Token inválido o vencido' });
    });
    registerGuarded(guarded, context);
  });
}

function registerGuarded(scope: FastifyInstance, context: Context): void {
  scope.post<{ Body: Body }>('/payment/session/create', async ({ body }, reply) => {
    const order = readSessionBody(body);
    if (!order.ok) return sendErrors(reply, order.details as EmulatorError[]);
    const sessionId = await createCheckout(context, order.value);
    const data = { sessionId, token: createToken(context.config.payments.epayco, context.now()) };
    return accepted('Session created successfully', 'create session', data);
  });
  scope.post<{ Body: Body }>('/payment/transaction', async ({ body }) => {
    const payment = await payments.findByReference(context.write, numberOf(body?.referencePayco));
    if (!payment) return refusal('Transacción no encontrada', 'query transaction');
    return accepted('Transacción encontrada', 'query transaction', { transaction: shortRow(payment) });
  });
  scope.post<{ Body: Body }>('/transaction/detail', async ({ body }) => {
    const filter = (body?.filter ?? {}) as { referencePayco?: unknown; referenceClient?: unknown };
    if (filter.referencePayco === undefined) {
      const found = await payments.listByInvoice(context.write, String(filter.referenceClient ?? ''));
      if (found.length === 0) return refusal('Transacción no encontrada', 'query transaction');
      return accepted('Transacciones encontradas', 'query transaction', found.map(listRow));
    }
    const payment = await payments.findByReference(context.write, numberOf(filter.referencePayco));
    if (!payment) return refusal('Transacción no encontrada', 'query transaction');
    return accepted('Transacción encontrada', 'query transaction', detailRow(payment, context));
  });
  scope.post<{ Body: Body }>('/transaction', async ({ body }) => {
    const asked = (body?.pagination ?? {}) as { page?: unknown; limit?: unknown };
    const limit = Math.min(Math.max(numberOf(asked.limit) || 20, 1), 100);
    const page = Math.max(numberOf(asked.page) || 1, 1);
    const rows = await payments.listNewest(context.write, { limit, offset: (page - 1) * limit });
    const pagination = { totalCount: await payments.countPayments(context.write), limit, page };
    return accepted('Transacciones encontradas', 'query transactions', {
      pagination,
      data: rows.map(listRow),
    });
  });
}

/** The switch silentLookups: longer than any shop waits, or until it hangs up. */
async function keepSilence(request: FastifyRequest, context: Context): Promise<void> {
  if (!(await findSwitches(context.write)).silentLookups) return;
  const hangUp = new AbortController();
  request.raw.socket.once('close', () => hangUp.abort());
  await sleep(SILENCE_MILLIS, undefined, { signal: hangUp.signal, ref: false }).catch(() => {});
}

function sendErrors(reply: FastifyReply, errors: EmulatorError[]): FastifyReply {
  const isSplit = errors.every(({ errorMessage }) => /receiver/.test(errorMessage));
  return reply.code(400).send({
    success: false,
    titleResponse: isSplit ? SPLIT_REFUSAL.title : 'Error',
    textResponse: isSplit
      ? SPLIT_REFUSAL.text
      : 'Some fields are required, please correct the errors and try again',
    lastAction: 'validation data',
    data: { totalErrors: errors.length, errors },
  });
}

function accepted(textResponse: string, lastAction: string, data: unknown) {
  return { success: true, titleResponse: 'Success', textResponse, lastAction, data };
}

function refusal(textResponse: string, lastAction: string) {
  const errors = [{ codError: 404, errorMessage: textResponse }];
  return {
    success: false,
    titleResponse: 'Error',
    textResponse,
    lastAction,
    data: { totalErrors: 1, errors },
  };
}

function shortRow(payment: EmulatedPayment) {
  const { reference, state, bankName, approvalCode, changedAt, order } = payment;
  return {
    refPayco: reference,
    status: stateName(state),
    codeResponse: state,
    bank: bankName,
    autorizacion: approvalCode,
    date: bogotaClock(changedAt),
    extra1: order.extras.extra1,
  };
}

function listRow(payment: EmulatedPayment) {
  const { reference, invoice, order, changedAt } = payment;
  return {
    referencePayco: reference,
    referenceClient: invoice,
    transactionDate: bogotaClock(changedAt).slice(0, 10),
    transactionDateTime: bogotaClock(changedAt),
    description: order.description,
    paymentMethod: payment.franchise,
    amount: payment.amountPesos,
    status: stateName(payment.state),
    test: order.isTest,
    currency: order.currency,
    iva: 0,
    bank: payment.bankName,
    card: payment.maskedCard,
    receipt: payment.transactionId,
    authorization: payment.approvalCode,
    response: payment.reason,
    docType: order.buyer.documentType,
    document: order.buyer.documentNumber,
    names: order.buyer.name,
    lastnames: '',
  };
}

/** The single look-up also tells the split as it was done. */
function detailRow(payment: EmulatedPayment, { config }: Context) {
  const receivers = payment.receivers.map(({ merchantId, amount, iva, baseIva, fee }) => ({
    merchantId: Number(merchantId),
    amount,
    taxBase: baseIva,
    tax: iva,
    fee,
  }));
  return {
    ...listRow(payment),
    bill: payment.invoice,
    splitPayment: { type: 'amount', receivers },
    log: paymentFields(payment, config.payments.epayco),
  };
}

function numberOf(value: unknown): number {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : 0;
}
