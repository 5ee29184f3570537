import type { PaymentRequest } from '../../src/server/adapters/payment/payment-provider.ts';
import type { EpaycoConfig } from '../../src/server/payment-config.ts';

/** A merchant's account in production, with made-up keys. */
export const merchantAccount: EpaycoConfig = {
  publicKey: 'llave-publica',
  privateKey: 'llave-privada',
  customerId: '11736',
  signingKey: '3f0a8c5d1e',
  isTest: false,
  checkout: 'window',
  split: true,
  checkoutUrl: 'https://checkout.epayco.co',
  validationUrl: 'https://secure.epayco.co',
  apifyUrl: 'https://apify.epayco.co',
  timeoutMillis: 10_000,
};

/** Two sellers and the shop's shipping. */
export const paymentRequest: PaymentRequest = {
  orderNumber: 100_123,
  amountPesos: 62_000,
  receivers: [
    { providerId: '501', total: 30_000, fee: 3_000 },
    { providerId: '502', total: 20_000, fee: 1_500 },
    { providerId: '11736', total: 12_000, fee: 0 },
  ],
  buyer: {
    name: 'Ana María Ruiz',
    email: 'ana@example.com',
    address: 'Calle 72 # 10-07, Bogotá',
    phone: '3001234567',
    documentType: 'CE',
    documentNumber: '123456',
  },
  payerAddress: '190.24.1.7',
  responseUrl: 'https://plazuela.example/response-compra',
  confirmationUrl: 'https://plazuela.example/api/pagos/epayco/confirmacion',
};
