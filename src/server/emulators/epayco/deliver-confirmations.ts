import type { Context } from '../../context.ts';
import { claimConfirmation, type EmulatedConfirmation, recordDelivery } from './confirmation.repository.ts';
import { changeState } from './emulate-payment.service.ts';
import { listToApprove } from './payment.repository.ts';
import { ACCEPTED } from './test-instruments.ts';

/** Sends one confirmation and answers the HTTP status; throws when nobody answers. */
export type Deliver = (
  confirmation: Pick<EmulatedConfirmation, 'url' | 'method' | 'fields'>,
) => Promise<number>;

export interface Delivery {
  reference: number;
  state: number;
  /** Null: nobody answered. */
  status: number | null;
}

const RETRY_SECONDS = [5, 15, 60, 300, 900, 3_600];
const TIMEOUT_MILLIS = 10_000;
const MAXIMUM_PER_ROUND = 100;

/** One round: every confirmation that is due by the context's clock, once, in order. Anything but 200 comes again. */
export async function deliverConfirmations(
  context: Context,
  { deliver = deliverByHttp(context), isStopping = () => false }: DeliveryOptions = {},
): Promise<Delivery[]> {
  const deliveries: Delivery[] = [];
  while (deliveries.length < MAXIMUM_PER_ROUND && !isStopping()) {
    const claim = { now: context.now(), pauseSeconds: RETRY_SECONDS };
    const confirmation = await claimConfirmation(context.write, claim);
    if (!confirmation) break;
    const { id, reference, fields } = confirmation;
    const status = await deliver(confirmation).catch(() => null);
    await recordDelivery(context.write, {
      id,
      result: status === null ? 'Sin respuesta' : `HTTP ${status}`,
      deliveredAt: status === 200 ? context.now() : null,
    });
    deliveries.push({ reference, state: Number(fields.x_cod_transaction_state), status });
  }
  return deliveries;
}

export interface DeliveryOptions {
  deliver?: Deliver;
  isStopping?: () => boolean;
}

/** PSE payments whose time has come (switch pseApprovalSeconds). */
export async function approveDuePayments(context: Context): Promise<void> {
  for (const reference of await listToApprove(context.write, context.now()))
    await changeState(context, { reference, ...ACCEPTED });
}

function deliverByHttp({ config }: Context): Deliver {
  return async ({ url, method, fields }) => {
    const target = reachable(url, config);
    const body = new URLSearchParams(fields);
    const signal = AbortSignal.timeout(TIMEOUT_MILLIS);
    const response =
      method === 'POST'
        ? await fetch(target, { method, body, signal, redirect: 'manual' })
        : await fetch(`${target}${target.includes('?') ? '&' : '?'}${body}`, { signal, redirect: 'manual' });
    await response.body?.cancel();
    return response.status;
  };
}

/** The shop's public address need not be reachable from here. */
function reachable(url: string, { baseUrl, ownUrl }: Context['config']): string {
  return url.startsWith(`${baseUrl}/`) ? `${ownUrl}${url.slice(baseUrl.length)}` : url;
}
