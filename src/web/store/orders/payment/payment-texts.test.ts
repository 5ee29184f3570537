import { expect, test } from 'vitest';
import { cardName } from './card-name.ts';
import { formatDeadline } from './deadline.ts';
import { type PaymentStatus, questionOf } from './payment-status.ts';
import { paymentTexts } from './payment-texts.ts';

const waiting: PaymentStatus = {
  state: 'sin-pago',
  orderNumber: 100_001,
  reason: '',
  channel: null,
  maskedCard: '',
  canPay: true,
  expiresAt: '2026-11-21T20:42:00.000Z',
};

const textOf = (changes: Partial<PaymentStatus>) => paymentTexts({ ...waiting, ...changes }).lines.join(' ');

test('a deadline is told in the time of Bogotá with its day', () => {
  expect(formatDeadline('2026-11-21T20:42:00.000Z')).toBe('el 21 de noviembre a las 3:42\u00a0p.\u00a0m.');
  expect(formatDeadline('2026-11-21T05:03:00.000Z')).toBe('el 21 de noviembre a las 12:03\u00a0a.\u00a0m.');
  expect(formatDeadline('2026-11-21T04:59:00.000Z')).toBe('el 20 de noviembre a las 11:59\u00a0p.\u00a0m.');
  expect(formatDeadline('2026-11-21T18:05:00.000Z')).toBe('el 21 de noviembre a la 1:05\u00a0p.\u00a0m.');
});

test('an unpaid and a rejected order say until when the goods are kept', () => {
  for (const state of ['sin-pago', 'rechazado', 'pendiente'] as const)
    expect(textOf({ state })).toContain('hasta el 21 de noviembre a las 3:42\u00a0p.\u00a0m.');
  expect(textOf({ state: 'sin-pago', expiresAt: null })).not.toContain('hasta');
});

test('a rejection gives the reason of the provider as one sentence', () => {
  expect(textOf({ state: 'rechazado', reason: 'Fondos insuficientes' })).toContain(
    'Motivo: Fondos insuficientes. Tu pedido',
  );
  expect(textOf({ state: 'rechazado', reason: 'Fondos insuficientes. ' })).toContain(
    'Motivo: Fondos insuficientes. Tu pedido',
  );
  expect(textOf({ state: 'rechazado', reason: '' })).not.toContain('Motivo');
});

test('whoever waits for PSE is told not to pay twice, whoever pays in cash where to pay', () => {
  expect(textOf({ state: 'pendiente', channel: 'pse' })).toContain('no pagues otra vez');
  expect(textOf({ state: 'pendiente', channel: 'cash' })).toContain('con el código');
});

test('an expired order that can be paid says so, one that cannot leads to a new one', () => {
  expect(textOf({ state: 'vencido', canPay: true })).toContain('todavía puedes pagar');
  expect(textOf({ state: 'vencido', canPay: false })).toContain('comprarlos de nuevo');
});

test.each([
  ['457562*******0326', 'Visa terminada en 0326'],
  ['517039******9427', 'Mastercard terminada en 9427'],
  ['373118*****7642', 'American Express terminada en 7642'],
  ['303118*****7642', 'Diners terminada en 7642'],
  ['****4242', 'Tarjeta terminada en 4242'],
  ['Bancolombia', 'Bancolombia'],
])('the card %s is named %s', (masked, name) => {
  expect(cardName(masked)).toBe(name);
});

test.each([
  ['ref_payco=68fb83729d094878e015be00', { reference: '68fb83729d094878e015be00' }],
  ['ref_payco=undefined&pedido=100001', { number: 100_001 }],
  ['metodo=contraentrega&pedido=100001&llave=abc', { number: 100_001, token: 'abc' }],
  ['ref_payco=&pedido=0', null],
  ['ref_payco=%3Cscript%3E', null],
  ['llave=abc', null],
])('the address %s asks for %o', (query, question) => {
  expect(questionOf(new URLSearchParams(query))).toEqual(question);
});
