import { expect, test } from 'vitest';
import { type CheckoutValues, emptyCheckout, validateCheckout } from './checkout-form.ts';

const filled: CheckoutValues = {
  firstName: 'Camila',
  lastName: 'Restrepo',
  email: 'camila@correo.co',
  phone: '310 456 7821',
  personTypeId: '1',
  documentTypeId: 'CC',
  documentNumber: '1.020.345.678',
  departmentId: '11',
  cityId: '11001',
  address: 'Carrera 15 # 88-21, apto 402',
  addressUnit: '',
  neighbourhood: '',
  receiver: '',
  receiverPhone: '',
  deliveryNotes: '',
  addressName: '',
  savesAddress: '',
  paymentMethodId: '3',
  privacyAccepted: 'true',
};

test('a complete form has no problems, however phone and document are written', () => {
  expect(validateCheckout(filled)).toEqual({});
});

test('every field of the specification but the payment method is required', () => {
  expect(Object.keys(validateCheckout(emptyCheckout))).toEqual(
    Object.keys(filled).filter(
      (field) => filled[field as keyof CheckoutValues] !== '' && field !== 'paymentMethodId',
    ),
  );
});

test('each missing field names its thing', () => {
  const messages = Object.values(validateCheckout(emptyCheckout));
  expect(new Set(messages).size).toBe(messages.length);
  expect(validateCheckout(emptyCheckout)).toMatchObject({ address: 'Escribe la dirección.' });
});

test('the email message is the checkout’s own', () => {
  expect(validateCheckout({ ...filled, email: 'camila@correo' }).email).toBe(
    'Por favor, ingresa un correo electrónico válido.',
  );
});

test('the phone has ten digits', () => {
  expect(validateCheckout({ ...filled, phone: '310456' }).phone).toBe(
    'Por favor, ingrese un número de teléfono válido (10 dígitos).',
  );
});
