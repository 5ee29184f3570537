import { expect, test } from 'vitest';
import { cartExpiresAt, isExpired } from './cart-expiry.ts';

test('a cart lives 42 hours from its last change', () => {
  const changedAt = Date.parse('2026-03-05T10:00:00Z');
  const expiresAt = cartExpiresAt(changedAt);
  expect(new Date(expiresAt).toISOString()).toBe('2026-03-07T04:00:00.000Z');
  expect(isExpired(expiresAt, changedAt)).toBe(false);
  expect(isExpired(expiresAt, expiresAt)).toBe(false);
  expect(isExpired(expiresAt, expiresAt + 1)).toBe(true);
});
