import { expect, test } from 'vitest';
import { explainAmount, LEDGER_RULES, type RuleFigures } from './rules.ts';

const line = {
  name: 'Café de origen',
  unitPrice: 10_000,
  feePercent: 8,
  quantity: 2,
  fee: 1_600,
  units: 2,
  feeOfUnits: 1_600,
};

const figures: RuleFigures = {
  amount: 1_600,
  orderNumber: 100_001,
  seller: 'Finca La Loma',
  line,
  paymentReference: '2057000',
  refundId: 1001,
  payoutId: 1005,
  settlementId: 1004,
  shippingRate: 8_000,
  carrier: 'Servientrega',
  reference: 'R-7',
};

test('the fee of a whole line is its percent of units times price', () => {
  expect(explainAmount('line-fee', figures)).toBe('Comisión del 8 % sobre 2 × $ 10.000 = $ 1.600');
});

test('the fee of a part says what the whole line leaves, because parts are rounded to add up to it', () => {
  const part = { ...line, feePercent: 7.5, fee: 1_500, units: 1, feeOfUnits: 750 };
  expect(explainAmount('refund-line-fee', { ...figures, amount: 750, line: part })).toBe(
    'Reembolso 1001: se devuelve la comisión del 7,5 % ($ 1.500 por 2) sobre 1 × $ 10.000 = $ 750',
  );
});

test("the seller's part is price less fee", () => {
  expect(explainAmount('line-net', { ...figures, amount: 18_400 })).toBe(
    'Venta de Café de origen: 2 × $ 10.000 menos la comisión de $ 1.600 = $ 18.400',
  );
});

test('payments, cash, refunds and payouts name their numbers', () => {
  const text = (rule: keyof typeof LEDGER_RULES) => explainAmount(rule, figures);
  expect(text('payment-received')).toBe(
    'El comprador pagó $ 1.600 por el pedido 100001 (transacción 2057000)',
  );
  expect(text('split-paid')).toContain('Finca La Loma su parte del pedido 100001');
  expect(text('payout-created')).toBe('Giro 1005 a Finca La Loma (liquidación 1004): $ 1.600');
  expect(text('cash-remitted')).toBe('Servientrega consignó $ 1.600 (consignación R-7)');
  expect(text('refund-paid')).toBe('Se le pagó al comprador el reembolso 1001 del pedido 100001: $ 1.600');
});

test('every rule has a name and explains its amount also when nothing else is known', () => {
  const unknown = { ...figures, ...nothingKnown };
  for (const [rule, { name }] of Object.entries(LEDGER_RULES)) {
    expect(name.length, rule).toBeGreaterThan(10);
    const text = explainAmount(rule as keyof typeof LEDGER_RULES, unknown);
    expect(text, rule).toContain('$ 1.600');
    expect(text, rule).not.toMatch(/null|undefined|NaN/);
  }
});

const nothingKnown = {
  orderNumber: null,
  seller: null,
  line: null,
  paymentReference: null,
  refundId: null,
  payoutId: null,
  settlementId: null,
  shippingRate: null,
  carrier: null,
  reference: null,
};
