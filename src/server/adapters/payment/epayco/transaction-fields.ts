import { isProviderState, type ProviderState } from '../../../../domain/payment-state.ts';
import type { ProviderTransaction } from '../payment-provider.ts';

/** The x_ fields: texts in a confirmation, texts and numbers in look-ups. */
export type TransactionFields = Readonly<Record<string, unknown>>;

/** Null when a field that names the transaction or its state is missing or unknown. */
export function readTransactionFields(fields: TransactionFields): ProviderTransaction | null {
  const reference = textOf(fields.x_ref_payco);
  const invoice = textOf(fields.x_id_invoice) || textOf(fields.x_id_factura);
  const state = stateOf(fields);
  if (!reference || !invoice || state === null) return null;
  return {
    reference,
    transactionId: textOf(fields.x_transaction_id),
    invoice,
    amountPesos: wholePesos(textOf(fields.x_amount)),
    currency: textOf(fields.x_currency_code).toUpperCase(),
    state,
    franchise: textOf(fields.x_franchise),
    maskedCard: textOf(fields.x_cardnumber),
    approvalCode: textOf(fields.x_approval_code),
    reasonText: textOf(fields.x_response_reason_text),
    happenedAt: momentOf(textOf(fields.x_transaction_date) || textOf(fields.x_fecha_transaccion)),
    isTest: textOf(fields.x_test_request).toUpperCase() === 'TRUE',
    receivers: null,
  };
}

/** As PostgreSQL can store it: neither NUL nor half of a character pair. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed().trim();
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** '62000', '62000.0' and '62000.00' are 62000; centavos, separators and signs are nothing we ever asked for. */
export function wholePesos(text: string): number | null {
  const whole = /^(\d{1,12})(\.0+)?$/.exec(text)?.[1];
  return whole === undefined ? null : Number(whole);
}

/** x_cod_transaction_state may be absent or 0; then x_cod_response says it. */
function stateOf(fields: TransactionFields): ProviderState | null {
  const told = [fields.x_cod_transaction_state, fields.x_cod_response, fields.x_cod_respuesta]
    .map(textOf)
    .find((text) => text !== '' && text !== '0');
  const code = told !== undefined && /^\d{1,2}$/.test(told) ? Number(told) : 0;
  return isProviderState(code) ? code : null;
}

/** '2025-10-19 19:51:58' is Colombian time, which has no summer time. */
function momentOf(text: string): string | null {
  const match = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})/.exec(text);
  const moment = match && new Date(`${match[1]}T${match[2]}-05:00`);
  return moment && !Number.isNaN(moment.getTime()) ? moment.toISOString() : null;
}
