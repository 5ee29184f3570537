import type { EpaycoConfig } from '../../../payment-config.ts';
import type { PaymentRequest } from '../payment-provider.ts';
import { checkoutTexts } from './checkout-texts.ts';
import { objectOf } from './provider-request.ts';
import { textOf } from './transaction-fields.ts';

/** Body of POST /payment/session/create. */
export function sessionRequest(config: EpaycoConfig, shop: string, request: PaymentRequest): object {
  const { orderNumber, amountPesos, receivers, buyer, payerAddress, responseUrl, confirmationUrl } = request;
  return {
    checkout_version: '2',
    ...checkoutTexts(shop, orderNumber),
    invoice: String(orderNumber),
    currency: 'COP',
    amount: amountPesos,
    taxBase: 0,
    tax: 0,
    taxIco: 0,
    country: 'CO',
    lang: 'ES',
    ip: asIpv4(payerAddress),
    test: config.isTest,
    response: responseUrl,
    confirmation: confirmationUrl,
    method: 'POST',
    billing: {
      email: buyer.email,
      name: buyer.name,
      address: buyer.address,
      typeDoc: providerDocumentType(buyer.documentType),
      numberDoc: buyer.documentNumber,
      callingCode: '+57',
      mobilePhone: buyer.phone,
    },
    extras: { extra1: String(orderNumber) },
    methodsDisable: [],
    autoClick: false,
    noRedirectOnClose: true,
    forceResponse: false,
    // Otherwise an order could not be tried again after a rejection.
    uniqueTransactionPerBill: false,
    dues: 1,
    config: {},
    ...(receivers.length > 0 && {
      splitPayment: {
        type: 'amount',
        receivers: receivers.map(({ providerId, total, fee }) => ({
          merchantId: Number(providerId),
          amount: total,
          taxBase: 0,
          tax: 0,
          fee,
        })),
      },
    }),
  };
}

/** What a refused request tells: under `data.errors`, in some versions under `data.error.errores`. */
export function errorTexts(body: Record<string, unknown>): string[] {
  const data = objectOf(body.data);
  const errors = data?.errors ?? objectOf(data?.error)?.errores;
  const texts = (Array.isArray(errors) ? errors : []).map((error) => textOf(objectOf(error)?.errorMessage));
  return texts.filter(Boolean).length > 0
    ? texts.filter(Boolean)
    : [textOf(body.textResponse)].filter(Boolean);
}

/** The service demands an IPv4 address, which a payer on IPv6 does not have. */
function asIpv4(address: string): string {
  const mapped = address.replace(/^::ffff:/i, '');
  return /^\d{1,3}(\.\d{1,3}){3}$/.test(mapped) ? mapped : '127.0.0.1';
}

/** The provider knows no PPT; it takes foreign papers as PPN. */
function providerDocumentType(type: string): string {
  const upper = type.toUpperCase();
  if (upper === 'PA' || upper === 'PPT') return 'PPN';
  return ['CC', 'CE', 'NIT', 'TI', 'PPN'].includes(upper) ? upper : 'CC';
}
