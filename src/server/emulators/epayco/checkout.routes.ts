import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { EMULATOR_PATH } from '../../payment-config.ts';
import { findCheckout } from './checkout.repository.ts';
import { checkoutContent, problemContent, resultContent, returnAddress } from './checkout-page.ts';
import { createCheckout, payCheckout } from './emulate-payment.service.ts';
import type { EmulatedPayment, EmulatorError } from './emulated-order.ts';
import { sendEmulatorPage } from './emulator-page.ts';
import type { Emulator } from './epayco-emulator.ts';
import { findByResponseReference, isInvoicePaid } from './payment.repository.ts';
import { readWindowData } from './read-checkout.ts';
import { METHODS, type PaymentForm, readInstrument } from './read-instrument.ts';
import { SPLIT_REFUSAL } from './split-rules.ts';

interface CheckoutRequest {
  Params: { id: string };
  Querystring: { metodo?: string };
  Body: PaymentForm | null;
}

const INVOICE_PAID = 'Esta factura ya fue pagada.';

/** What the payer's browser asks: checkout.js opens a checkout, its page takes the payment. */
export function registerCheckoutRoutes(scope: FastifyInstance, emulator: Emulator): void {
  const { context } = emulator;
  scope.post<{ Body: { key?: unknown; test?: unknown; data?: unknown } | null }>(
    '/checkouts',
    async ({ body }, reply) => {
      if (body?.key !== context.config.payments.epayco.publicKey)
        return refuse(reply, 401, [{ codError: 401, errorMessage: 'La llave pública no existe.' }]);
      const order = readWindowData(body.data, body.test === true || body.test === 'true');
      if (!order.ok) return refuse(reply, 400, order.details as EmulatorError[]);
      const id = await createCheckout(context, order.value);
      return { success: true, id, url: `${EMULATOR_PATH}/checkout/${id}` };
    },
  );
  scope.get<{ Querystring: Record<string, string | string[]> }>('/rechazo', async ({ query }, reply) => {
    const [title = SPLIT_REFUSAL.title] = [query.titulo].flat();
    const texts = [query.texto, query.error].flat().filter((text) => text !== undefined);
    return sendProblem(reply, 400, title, texts.slice(0, 20));
  });
  scope.get<CheckoutRequest>('/checkout/:id', async ({ params, query }, reply) => {
    const checkout = await findCheckout(context.write, params.id);
    if (!checkout) return sendProblem(reply, 404, 'Pago no encontrado', []);
    if (await isInvoicePaid(context.write, checkout.order.invoice))
      return sendProblem(reply, 409, 'Pago no disponible', [INVOICE_PAID]);
    const method = METHODS.find((name) => name === query.metodo) ?? 'tarjeta';
    return sendCheckout(reply, { checkout, method, form: {}, problems: {} });
  });
  scope.post<CheckoutRequest>('/checkout/:id/pagar', (request, reply) => pay(request, reply, emulator));
  scope.get<{ Params: { id: string; reference: string } }>(
    '/checkout/:id/resultado/:reference',
    async ({ params }, reply) => {
      const payment = await findByResponseReference(context.write, params.reference);
      if (payment?.checkoutId !== params.id) return sendProblem(reply, 404, 'Pago no encontrado', []);
      return sendEmulatorPage(reply, {
        title: 'Resultado del pago',
        content: resultContent(payment),
        script: 'checkout-page.js',
      });
    },
  );
}

/** A form's answer is a page; a program that asks for JSON gets the payment. */
async function pay(
  { params, body, headers }: FastifyRequest<CheckoutRequest>,
  reply: FastifyReply,
  { context, wake }: Emulator,
): Promise<FastifyReply> {
  const form = body ?? {};
  const wantsJson = headers.accept?.includes('application/json') ?? false;
  const checkout = await findCheckout(context.write, params.id);
  if (!checkout) return sendProblem(reply, 404, 'Pago no encontrado', []);
  const method = METHODS.find((name) => name === form.metodo) ?? 'tarjeta';
  const instrument = readInstrument(form, context.now());
  if (!instrument.ok) {
    const problems = instrument.fields ?? {};
    if (wantsJson) return reply.code(422).send({ success: false, fields: problems });
    return sendCheckout(reply, { checkout, method, form: { ...form, cvv: '' }, problems });
  }
  const paid = await payCheckout(context, { checkoutId: params.id, instrument: instrument.value });
  if (!paid.ok) {
    if (wantsJson) return refuse(reply, 409, [{ codError: 409, errorMessage: INVOICE_PAID }]);
    return sendProblem(reply, 409, 'Pago no disponible', [INVOICE_PAID]);
  }
  wake();
  if (wantsJson) return reply.send({ success: true, ...paymentSummary(paid.value) });
  return reply.redirect(
    `${EMULATOR_PATH}/checkout/${params.id}/resultado/${paid.value.responseReference}`,
    303,
  );
}

/** What programs learn of a payment. */
export function paymentSummary(payment: EmulatedPayment) {
  const { reference, responseReference, invoice, amountPesos, state, franchise } = payment;
  return {
    reference: String(reference),
    responseReference,
    invoice,
    amount: amountPesos,
    state,
    franchise,
    responseUrl: returnAddress(payment),
  };
}

function refuse(reply: FastifyReply, status: number, errors: EmulatorError[]): FastifyReply {
  return reply.code(status).send({
    success: false,
    titleResponse: SPLIT_REFUSAL.title,
    textResponse: SPLIT_REFUSAL.text,
    lastAction: 'validation data',
    data: { totalErrors: errors.length, errors },
  });
}

/** Always 200: browsers report anything else as an error of the page. */
function sendCheckout(reply: FastifyReply, view: Parameters<typeof checkoutContent>[0]): FastifyReply {
  const content = checkoutContent(view);
  return sendEmulatorPage(reply, { title: 'Pago seguro', content, script: 'checkout-page.js' });
}

function sendProblem(reply: FastifyReply, status: number, title: string, messages: string[]): FastifyReply {
  const content = problemContent(title, messages);
  return sendEmulatorPage(reply, { title, content, status, script: 'checkout-page.js' });
}
