import { expect, test } from 'vitest';
import { isPaymentMethodId, PAYMENT_METHODS, resultMethodName } from './payment-method.ts';

test.each([
  [{ paymentReference: '68fb83729d094878e015be00', method: null }, 'ePayco'],
  [{ paymentReference: null, method: 'contraentrega' }, 'Pago contraentrega'],
  [{ paymentReference: null, method: null }, 'Método no especificado'],
  [{ paymentReference: '', method: 'otro' }, 'Método no especificado'],
])('the result page for %o names %s', (query, name) => {
  expect(resultMethodName(query)).toBe(name);
});

test('only 1 and 3 are payment methods, and 3 is Pago en casa', () => {
  expect([1, 3].every(isPaymentMethodId)).toBe(true);
  expect([0, 2, '3', null].some(isPaymentMethodId)).toBe(false);
  expect(PAYMENT_METHODS.find(({ id }) => id === 3)?.name).toBe('Pago en casa');
});
