import { expect, test } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { messagesForWire, messagesFromWire } from './field-names.ts';

const PAIRS: [keyof typeof endpoints, string, string][] = [
  ['placeOrder', 'address', 'dirCliente'],
  ['placeOrder', 'lines', 'cart'],
  ['placeOrder', 'lines.3.quantity', 'cart.3.cantidad'],
  ['editProfile', 'phone', 'celUsuario'],
  ['editProfile', 'photo', 'imagen'],
  ['registerSeller', 'companyName', 'razon'],
  ['submitReview', 'text', 'valoracion'],
  ['submitReview', 'productId', 'id'],
];

test.each(PAIRS)('%s calls %s %s on the wire, and back', (name, ours, theirs) => {
  const call: Endpoint = endpoints[name];
  expect(messagesForWire(call, { [ours]: 'x' })).toEqual({ [theirs]: 'x' });
  expect(messagesFromWire(call, { [theirs]: 'x' })).toEqual({ [ours]: 'x' });
});

test('what no part of the call knows keeps its name', () => {
  const messages = { 'Idempotency-Key': 'x', 'other.0': 'y', 'lines.0.colour': 'z' };
  const sent = { 'Idempotency-Key': 'x', 'other.0': 'y', 'cart.0.colour': 'z' };
  expect(messagesForWire(endpoints.placeOrder, messages)).toEqual(sent);
  expect(messagesFromWire(endpoints.placeOrder, sent)).toEqual(messages);
  expect(messagesForWire({}, messages)).toEqual(messages);
});
