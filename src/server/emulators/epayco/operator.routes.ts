import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { isProviderState, type ProviderState } from '../../../domain/payment-state.ts';
import { paths } from '../../../wire/paths.ts';
import type { Context } from '../../context.ts';
import { EMULATOR_PATH } from '../../payment-config.ts';
import { paymentSummary } from './checkout.routes.ts';
import { deliverConfirmations } from './deliver-confirmations.ts';
import { changeState, createCheckout, payCheckout } from './emulate-payment.service.ts';
import type { EmulatedOrder, EmulatorError } from './emulated-order.ts';
import { sendEmulatorPage } from './emulator-page.ts';
import { NO_SWITCHES, switchesChange } from './emulator-switches.ts';
import type { Emulator } from './epayco-emulator.ts';
import { loadOperatorContent } from './operator-page.ts';
import { readWindowData } from './read-checkout.ts';
import { readInstrument } from './read-instrument.ts';
import { changeSwitches } from './switches.repository.ts';
import { ACCEPTED } from './test-instruments.ts';

const text = z.coerce.string();

const newTransaction = z.object({
  invoice: text,
  amount: z.number(),
  method: z._default(z.enum(['tarjeta', 'pse', 'efectivo']), 'tarjeta'),
  /** Accepted test card unless told otherwise. */
  card: z._default(text, '4575623182290326'),
  bank: z._default(text, '1022'),
  network: z._default(text, 'EF'),
  receivers: z._default(z.array(z.object({ id: text, total: z.number(), fee: z.number() })), []),
  /** Any state of the provider instead of what the instrument leads to. */
  state: z.optional(z.custom<ProviderState>((value) => typeof value === 'number' && isProviderState(value))),
  currency: z._default(text, 'cop'),
  test: z._default(z.boolean(), true),
  response: z.optional(text),
  confirmation: z.optional(text),
});

/** For whoever tries the shop: what has been paid, how it goes on, and how the provider misbehaves. */
export function registerOperatorRoutes(scope: FastifyInstance, emulator: Emulator): void {
  const { context, wake } = emulator;
  scope.get('/', async (_request, reply) =>
    sendEmulatorPage(reply, { title: 'Emulador ePayco', content: await loadOperatorContent(context) }),
  );
  scope.post('/transacciones', async ({ body }, reply) => {
    const input = newTransaction.safeParse(body);
    if (!input.success) return reply.code(400).send({ success: false, issues: input.error.issues });
    return createTransaction(reply, emulator, input.data);
  });
  scope.post<{ Params: { reference: string }; Body: { state?: unknown; reason?: unknown } | null }>(
    '/transacciones/:reference/estado',
    async ({ params, body, headers }, reply) => {
      const state = Number(body?.state);
      if (!isProviderState(state)) return reply.code(400).send({ success: false, message: 'Unknown state' });
      const reason = typeof body?.reason === 'string' ? body.reason : (REASONS[state] ?? '');
      const reference = /^\d{1,15}$/.test(params.reference) ? Number(params.reference) : 0;
      const payment = await changeState(context, { reference, state, reason });
      if (!payment) return reply.code(404).send({ success: false, message: 'Unknown transaction' });
      wake();
      if (isForm(headers)) return reply.redirect(EMULATOR_PATH, 303);
      return { success: true, ...paymentSummary(payment) };
    },
  );
  scope.post('/interruptores', async ({ body, headers }, reply) => {
    const change = isForm(headers) ? switchesOfForm(body) : body;
    const input = switchesChange.safeParse(change);
    if (!input.success) return reply.code(400).send({ success: false, issues: input.error.issues });
    const switches = await changeSwitches(context.write, input.data);
    wake();
    return isForm(headers) ? reply.redirect(EMULATOR_PATH, 303) : { success: true, switches };
  });
  scope.post('/confirmaciones/entregar', async ({ headers }, reply) => {
    const deliveries = await deliverConfirmations(context);
    return isForm(headers) ? reply.redirect(EMULATOR_PATH, 303) : { success: true, deliveries };
  });
}

async function createTransaction(
  reply: FastifyReply,
  { context, wake }: Emulator,
  input: z.infer<typeof newTransaction>,
): Promise<FastifyReply> {
  const order = readWindowData(windowData(context, input), input.test);
  if (!order.ok) return reply.code(400).send({ success: false, errors: order.details as EmulatorError[] });
  const now = context.now();
  const instrument = readInstrument(instrumentForm(input, now, order.value), now);
  if (!instrument.ok) return reply.code(400).send({ success: false, fields: instrument.fields });
  if (input.state !== undefined)
    instrument.value.outcome = { state: input.state, reason: REASONS[input.state] ?? '' };
  const checkoutId = await createCheckout(context, order.value);
  const payment = await payCheckout(context, { checkoutId, instrument: instrument.value });
  if (!payment.ok) return reply.code(409).send({ success: false, message: payment.reason });
  wake();
  return reply.send({ success: true, ...paymentSummary(payment.value) });
}

function windowData({ config }: Context, input: z.infer<typeof newTransaction>): Record<string, unknown> {
  return {
    name: 'Transacción de prueba',
    description: `Transacción de prueba ${input.invoice}`,
    invoice: input.invoice,
    extra1: input.invoice,
    amount: String(input.amount),
    currency: input.currency,
    response: input.response ?? config.baseUrl + paths.purchaseResult.pattern,
    confirmation: input.confirmation ?? `${config.baseUrl}/api/pagos/epayco/confirmacion`,
    name_billing: 'Persona de prueba',
    ...(input.receivers.length > 0 && {
      splitpayment: 'true',
      split_receivers: input.receivers.map(({ id, total, fee }) => ({ id, total, fee })),
    }),
  };
}

function instrumentForm(
  { method, card, bank, network }: z.infer<typeof newTransaction>,
  now: Date,
  { buyer }: EmulatedOrder,
): Record<string, string> {
  const nextYear = String(now.getUTCFullYear() + 1).slice(2);
  return {
    metodo: method,
    numero: card,
    vencimiento: `12/${nextYear}`,
    cvv: '123',
    titular: buyer.name,
    banco: bank,
    red: network,
  };
}

const REASONS: Record<number, string> = {
  1: ACCEPTED.reason,
  2: 'Rechazada por el banco',
  3: 'Pendiente',
  4: 'Error de comunicación con el centro de autorizaciones',
  6: 'Transacción reversada',
  7: 'Retenida para revisión',
  8: 'Transacción iniciada',
  9: 'El plazo para pagar venció',
  10: 'El pagador abandonó el pago',
  11: 'Cancelada por el pagador',
  12: 'Rechazada por el sistema antifraude',
};

function isForm(headers: IncomingHttpHeaders): boolean {
  return headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
}

/** A form leaves unchecked boxes out. */
function switchesOfForm(body: unknown): Record<string, unknown> {
  const form = (body ?? {}) as Record<string, string>;
  const entries = Object.entries(NO_SWITCHES).map(([name, value]) =>
    typeof value === 'number' ? [name, Number(form[name] || '0')] : [name, form[name] === 'on'],
  );
  return Object.fromEntries(entries);
}
