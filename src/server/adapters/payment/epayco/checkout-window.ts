import type { SplitReceiver } from '../../../../domain/split-payment.ts';
import type { EpaycoConfig } from '../../../payment-config.ts';
import type { CheckoutStart, PaymentRequest } from '../payment-provider.ts';
import { checkoutTexts } from './checkout-texts.ts';

type WindowStart = Extract<CheckoutStart, { kind: 'window' }>;

/** The parameters of checkout.js (spec 7): every value is a text. */
export function windowStart(config: EpaycoConfig, shop: string, request: PaymentRequest): WindowStart {
  const { orderNumber, amountPesos, receivers, buyer, responseUrl, confirmationUrl } = request;
  return {
    kind: 'window',
    scriptUrl: `${config.checkoutUrl}/checkout.js`,
    publicKey: config.publicKey,
    isTest: config.isTest,
    data: {
      ...checkoutTexts(shop, orderNumber),
      invoice: String(orderNumber),
      extra1: String(orderNumber),
      currency: 'cop',
      country: 'co',
      lang: 'es',
      amount: String(amountPesos),
      tax_base: '0',
      tax: '0',
      external: 'false',
      response: responseUrl,
      confirmation: confirmationUrl,
      methodconfirmation: 'POST',
      name_billing: buyer.name,
      email_billing: buyer.email,
      address_billing: buyer.address,
      // Spec 7 sends 'cc' whatever the document is; the payer can change it in the checkout.
      type_doc_billing: 'cc',
      number_doc_billing: buyer.documentNumber,
      mobilephone_billing: buyer.phone,
      ...(receivers.length > 0 && splitParameters(config.customerId, receivers)),
    },
  };
}

/** Split type 01: fees are pesos. With rule `multiple` the primary receiver's own fee must be said and be 0. */
function splitParameters(customerId: string, receivers: readonly SplitReceiver[]) {
  return {
    splitpayment: 'true',
    split_app_id: customerId,
    split_merchant_id: customerId,
    split_type: '01',
    split_primary_receiver: customerId,
    split_primary_receiver_fee: '0',
    split_rule: 'multiple',
    split_receivers: receivers.map(({ providerId, total, fee }) => ({
      id: providerId,
      total: String(total),
      iva: '0',
      base_iva: '0',
      fee: String(fee),
    })),
  };
}
