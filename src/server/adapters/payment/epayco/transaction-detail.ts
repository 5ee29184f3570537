import type { ProviderState } from '../../../../domain/payment-state.ts';
import type { SplitReceiver } from '../../../../domain/split-payment.ts';
import { foldText } from '../../../../domain/text.ts';
import type { ProviderTransaction } from '../payment-provider.ts';
import { objectOf } from './provider-request.ts';
import { readTransactionFields, textOf, wholePesos } from './transaction-fields.ts';

/** What Apify calls the states; both genders are seen. */
const STATE_OF_NAME: Record<string, ProviderState> = {
  aceptad: 1,
  aprobad: 1,
  rechazad: 2,
  pendiente: 3,
  fallid: 4,
  reversad: 6,
  retenid: 7,
  iniciad: 8,
  expirad: 9,
  caducad: 9,
  abandonad: 10,
  cancelad: 11,
  antifraude: 12,
};

/**
 * A transaction of /transaction/detail or of a row of /transaction. Both have names of their own; the detail also has
 * the x_ fields in `log`. The state is the row's own: the log keeps what was last told.
 */
export function readDetail(data: unknown): ProviderTransaction | null {
  const row = objectOf(data);
  if (!row) return null;
  const log = objectOf(row.log) ?? {};
  const transaction = readTransactionFields({ ...rowAsFields(row), ...log, ...currentState(row) });
  return transaction && { ...transaction, receivers: readReceivers(row) ?? readReceivers(log) };
}

/** `data` of a reply as rows: the look-up by our number gives a list, the one by the provider's a single one. */
export function detailRows(data: unknown): unknown[] {
  if (Array.isArray(data)) return data;
  const inner = objectOf(data)?.data;
  if (Array.isArray(inner)) return inner;
  return objectOf(data) ? [data] : [];
}

function rowAsFields(row: Record<string, unknown>): Record<string, unknown> {
  return {
    x_ref_payco: row.referencePayco,
    x_id_invoice: row.bill ?? row.referenceClient,
    x_transaction_id: row.transactionId ?? row.receipt,
    x_amount: row.amount,
    x_currency_code: row.currency,
    x_franchise: row.paymentMethod ?? row.franchise,
    x_cardnumber: row.card,
    x_approval_code: row.authorization,
    x_response_reason_text: row.response,
    x_transaction_date: row.transactionDateTime ?? row.transactionDate,
    x_test_request: row.test,
  };
}

function currentState(row: Record<string, unknown>): Record<string, unknown> {
  const name = foldText(textOf(row.status));
  const known = Object.keys(STATE_OF_NAME).find((start) => name.startsWith(start));
  return known === undefined ? {} : { x_cod_transaction_state: STATE_OF_NAME[known] };
}

/** Null unless the reply has a list of receivers; one that cannot be read whole is no proof either. */
function readReceivers(row: Record<string, unknown>): SplitReceiver[] | null {
  const list =
    objectOf(row.splitPayment)?.receivers ?? row.splitReceivers ?? row.split_receivers ?? row.receivers;
  if (!Array.isArray(list)) return null;
  const receivers = list.map(readReceiver);
  return receivers.every((receiver) => receiver !== null) ? receivers : null;
}

function readReceiver(value: unknown): SplitReceiver | null {
  const row = objectOf(value) ?? {};
  const providerId = textOf(row.merchantId ?? row.id);
  const total = wholePesos(textOf(row.amount ?? row.total));
  const fee = wholePesos(textOf(row.fee) || '0');
  return providerId && total !== null && fee !== null ? { providerId, total, fee } : null;
}
