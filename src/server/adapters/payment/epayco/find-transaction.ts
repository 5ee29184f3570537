import { setTimeout as sleep } from 'node:timers/promises';
import type { EpaycoConfig } from '../../../payment-config.ts';
import { type ProviderTransaction, ProviderUnavailable } from '../payment-provider.ts';
import type { Apify } from './apify.ts';
import { askProvider, isRefusal, objectOf, type ProviderReply } from './provider-request.ts';
import { detailRows, readDetail } from './transaction-detail.ts';
import { readTransactionFields, textOf } from './transaction-fields.ts';

const MAXIMUM_ATTEMPTS_OF_ORDER = 50;
const PAGE_SIZE = 50;

/** By what the browser brought back. The public look-up sometimes knows a reference only a moment later. */
export async function findByResponseReference(
  { validationUrl, customerId, timeoutMillis }: EpaycoConfig,
  responseReference: string,
  pauseMillis: number,
): Promise<ProviderTransaction | null> {
  const url = `${validationUrl}/validation/v1/reference/${responseReference}`;
  const ask = async () => {
    const body = objectOf((await askProvider(url, { method: 'GET', timeoutMillis })).body);
    return body && !isRefusal(body) ? objectOf(body.data) : null;
  };
  let fields = await ask();
  if (!fields) {
    await sleep(pauseMillis);
    fields = await ask();
  }
  // Anybody may ask for any merchant's transactions there.
  if (!fields || textOf(fields.x_cust_id_cliente) !== customerId) return null;
  return readTransactionFields(fields);
}

export async function findByReference(apify: Apify, reference: string): Promise<ProviderTransaction | null> {
  const filter = { referencePayco: Number(reference) };
  const rows = detailRows(dataOf(await apify.post('/transaction/detail', { filter })));
  return rows.map(readDetail).find((found) => found?.reference === reference) ?? null;
}

/** The rows of this look-up may be short ones, so each is asked for by its number. */
export async function listByOrder(apify: Apify, orderNumber: number): Promise<ProviderTransaction[]> {
  const invoice = String(orderNumber);
  const filter = { referenceClient: invoice };
  const rows = detailRows(dataOf(await apify.post('/transaction/detail', { filter })));
  const transactions: ProviderTransaction[] = [];
  for (const row of rows.slice(0, MAXIMUM_ATTEMPTS_OF_ORDER)) {
    const reference = textOf(objectOf(row)?.referencePayco);
    const isWhole = objectOf(objectOf(row)?.log) !== null;
    const found = isWhole ? readDetail(row) : reference ? await findByReference(apify, reference) : null;
    if (found?.invoice === invoice) transactions.push(found);
  }
  return transactions.sort((a, b) => Number(b.reference) - Number(a.reference));
}

export async function listPage(apify: Apify, page: number): Promise<ProviderTransaction[]> {
  const pagination = { page, limit: PAGE_SIZE };
  const rows = detailRows(dataOf(await apify.post('/transaction', { pagination })));
  return rows.map(readDetail).filter((found) => found !== null);
}

/** Null: the provider knows nothing of it. Any other refusal is no answer to rely on. */
function dataOf({ status, body }: ProviderReply): unknown {
  const reply = objectOf(body);
  if (reply && !isRefusal(reply) && status < 300) return reply.data ?? null;
  if (reply && (status === 200 || status === 404)) return null;
  throw new ProviderUnavailable(`ePayco refused a look-up with ${status}`);
}
