import { failure, type Result, success } from '../../../../domain/result.ts';
import type { EpaycoConfig } from '../../../payment-config.ts';
import type { ConfirmationFailure, ProviderTransaction } from '../payment-provider.ts';
import { isSameSignature, signConfirmation } from './confirmation-signature.ts';
import { readTransactionFields } from './transaction-fields.ts';

const SIGNED = ['x_ref_payco', 'x_transaction_id', 'x_amount', 'x_currency_code', 'x_signature'] as const;

/** A confirmation (webhook) of ePayco, whose texts are signed as they came. */
export function readConfirmation(
  config: EpaycoConfig,
  fields: Readonly<Record<string, string>>,
): Result<ProviderTransaction, ConfirmationFailure> {
  if (SIGNED.some((name) => !fields[name])) return failure('malformed');
  const merchant = fields.x_cust_id_cliente;
  if (merchant && merchant !== config.customerId) return failure('foreign-merchant');
  const expected = signConfirmation(config, {
    reference: fields.x_ref_payco ?? '',
    transactionId: fields.x_transaction_id ?? '',
    amount: fields.x_amount ?? '',
    currency: fields.x_currency_code ?? '',
  });
  if (!isSameSignature(expected, fields.x_signature ?? '')) return failure('forged');
  const transaction = readTransactionFields(fields);
  if (!transaction) return failure('malformed');
  if (transaction.isTest && !config.isTest) return failure('test-payment');
  return success(transaction);
}
