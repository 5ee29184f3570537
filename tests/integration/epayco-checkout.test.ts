import { describe, expect, test } from 'vitest';
import { createEpaycoProvider } from '../../src/server/adapters/payment/epayco/epayco-provider.ts';
import type { PaymentRequest } from '../../src/server/adapters/payment/payment-provider.ts';
import type { EpaycoConfig } from '../../src/server/payment-config.ts';
import { merchantAccount, paymentRequest } from '../support/epayco-config.ts';

function start(changes: Partial<PaymentRequest> = {}, config: Partial<EpaycoConfig> = {}) {
  const provider = createEpaycoProvider({ ...merchantAccount, ...config }, { shop: 'Plazuela' });
  return provider.startPayment({ ...paymentRequest, ...changes });
}

const order = {
  name: 'Pedido 100123',
  description: 'Compra en Plazuela pedido 100123',
  invoice: '100123',
  extra1: '100123',
  currency: 'cop',
  country: 'co',
  lang: 'es',
  amount: '62000',
  tax_base: '0',
  tax: '0',
  external: 'false',
  response: 'https://plazuela.example/response-compra',
  confirmation: 'https://plazuela.example/api/pagos/epayco/confirmacion',
  methodconfirmation: 'POST',
  name_billing: 'Ana María Ruiz',
  email_billing: 'ana@example.com',
  address_billing: 'Calle 72 # 10-07, Bogotá',
  type_doc_billing: 'cc',
  number_doc_billing: '123456',
  mobilephone_billing: '3001234567',
};

test('the window gets every parameter of a split payment, all of them texts', async () => {
  expect(await start()).toEqual({
    ok: true,
    value: {
      kind: 'window',
      scriptUrl: 'https://checkout.epayco.co/checkout.js',
      publicKey: 'llave-publica',
      isTest: false,
      data: {
        ...order,
        splitpayment: 'true',
        split_app_id: '11736',
        split_merchant_id: '11736',
        split_type: '01',
        split_primary_receiver: '11736',
        split_primary_receiver_fee: '0',
        split_rule: 'multiple',
        split_receivers: [
          { id: '501', total: '30000', iva: '0', base_iva: '0', fee: '3000' },
          { id: '502', total: '20000', iva: '0', base_iva: '0', fee: '1500' },
          { id: '11736', total: '12000', iva: '0', base_iva: '0', fee: '0' },
        ],
      },
    },
  });
});

test('no secret key leaves the server', async () => {
  const text = JSON.stringify(await start());
  expect(text).not.toContain(merchantAccount.privateKey);
  expect(text).not.toContain(merchantAccount.signingKey);
});

test('without receivers, or with the split turned off, the whole amount is the shop’s', async () => {
  const unsplit = { ok: true, value: { data: order } };
  expect(await start({ receivers: [] })).toMatchObject(unsplit);
  const off = await start({}, { split: false });
  expect(off).toMatchObject(unsplit);
  expect(JSON.stringify(off)).not.toContain('split');
});

test('receivers that do not add up are a mistake of ours and start nothing', async () => {
  await expect(start({ amountPesos: 62_001 })).rejects.toThrow('Receivers add up to 62000, not to 62001');
});

test.each(['', 'sin cuenta', '12-34'])('a receiver with the id %j is refused', async (providerId) => {
  const receivers = [{ providerId, total: 62_000, fee: 0 }];
  expect(await start({ receivers })).toMatchObject({ ok: false, reason: 'payment-refused-by-provider' });
});

test('what the payer reads is short and without symbols', async () => {
  const shop = `Plazuela & "Compañía" <S.A.S.> ${'muy '.repeat(80)}larga`;
  const provider = createEpaycoProvider(merchantAccount, { shop });
  const started = await provider.startPayment(paymentRequest);
  if (!started.ok || started.value.kind !== 'window') throw new Error('not started');
  const { name, description } = started.value.data as Record<string, string>;
  expect(name?.length).toBeLessThanOrEqual(30);
  expect(description?.length).toBeLessThanOrEqual(240);
  expect(description).toMatch(/^Compra en Plazuela Compañía S A S muy/);
});

describe('the origins a browser may load', () => {
  test('are the provider’s', () => {
    const provider = createEpaycoProvider(merchantAccount, { shop: 'Plazuela' });
    expect(provider.browserOrigins).toEqual([
      'https://checkout.epayco.co',
      'https://*.epayco.co',
      'https://*.epayco.io',
    ]);
  });

  test('are our own for the emulator', () => {
    const config = { ...merchantAccount, checkoutUrl: '/emulador/epayco' };
    const provider = createEpaycoProvider(config, { shop: 'Plazuela' });
    expect(provider.browserOrigins).toEqual(["'self'"]);
  });
});
