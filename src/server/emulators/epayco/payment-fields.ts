import { effectOf, isProviderState, PROVIDER_STATES } from '../../../domain/payment-state.ts';
import { signConfirmation } from '../../adapters/payment/epayco/confirmation-signature.ts';
import type { EpaycoConfig } from '../../payment-config.ts';
import type { EmulatedPayment } from './emulated-order.ts';

type Keys = Pick<EpaycoConfig, 'customerId' | 'signingKey'>;

/** The x_ fields as the public look-up tells them: with numbers. */
export function paymentFields(payment: EmulatedPayment, keys: Keys): Record<string, unknown> {
  const { order, reference, amountPesos, state } = payment;
  const name = stateName(state);
  const [firstName = '', ...lastNames] = order.buyer.name.split(' ');
  const date = bogotaClock(payment.changedAt);
  return {
    x_cust_id_cliente: Number(keys.customerId),
    x_ref_payco: reference,
    x_id_factura: payment.invoice,
    x_id_invoice: payment.invoice,
    x_description: order.description,
    x_amount: amountPesos,
    x_amount_country: amountPesos,
    x_amount_ok: amountPesos,
    x_tax: 0,
    x_tax_ico: 0,
    x_amount_base: 0,
    x_currency_code: order.currency,
    x_bank_name: payment.bankName,
    x_cardnumber: payment.maskedCard,
    x_quotas: '1',
    x_respuesta: name,
    x_response: name,
    x_approval_code: payment.approvalCode,
    x_transaction_id: payment.transactionId,
    x_fecha_transaccion: date,
    x_transaction_date: date,
    x_cod_respuesta: state,
    x_cod_response: state,
    x_response_reason_text: payment.reason,
    x_cod_transaction_state: state,
    x_transaction_state: name,
    x_errorcode: isProviderState(state) && effectOf(state) === 'fail' ? '51' : '00',
    x_franchise: payment.franchise,
    x_business: 'Comercio del emulador',
    x_customer_doctype: order.buyer.documentType,
    x_customer_document: order.buyer.documentNumber,
    x_customer_name: firstName,
    x_customer_lastname: lastNames.join(' '),
    x_customer_email: order.buyer.email,
    x_customer_phone: '',
    x_customer_movil: order.buyer.phone,
    x_customer_ind_pais: '57',
    x_customer_country: 'CO',
    x_customer_city: '',
    x_customer_address: order.buyer.address,
    x_customer_ip: '127.0.0.1',
    x_signature: signatureOf(payment, keys, String(amountPesos)),
    x_test_request: order.isTest ? 'TRUE' : 'FALSE',
    x_transaction_cycle: null,
    ...Object.fromEntries(Object.entries(order.extras).map(([extra, value]) => [`x_${extra}`, value])),
    x_type_payment: payment.franchise === 'PSE' ? 'PSE' : payment.maskedCard ? 'TDC' : 'CASH',
  };
}

/** The same as texts with centavos, as confirmations carry and sign them. */
export function confirmationFields(payment: EmulatedPayment, keys: Keys): Record<string, string> {
  const entries = Object.entries(paymentFields(payment, keys));
  const texts = Object.fromEntries(
    entries.map(([name, value]) => [name, value === null ? '' : String(value)]),
  );
  const amount = `${payment.amountPesos}.00`;
  return {
    ...texts,
    x_amount: amount,
    x_amount_country: amount,
    x_amount_ok: amount,
    x_signature: signatureOf(payment, keys, amount),
  };
}

export function stateName(state: number): string {
  return isProviderState(state) ? PROVIDER_STATES[state].name : '';
}

/** '2025-10-19 19:51:58' in Colombia. */
export function bogotaClock(moment: Date): string {
  return new Date(moment.getTime() - 5 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}

function signatureOf(
  { reference, transactionId, order }: EmulatedPayment,
  keys: Keys,
  amount: string,
): string {
  return signConfirmation(keys, {
    reference: String(reference),
    transactionId,
    amount,
    currency: order.currency,
  });
}
