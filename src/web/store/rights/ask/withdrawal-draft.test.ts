import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { keepWithdrawal, readWithdrawal, type WithdrawalDraft } from './withdrawal-draft.ts';

const ORDER = 1001;
const draft: WithdrawalDraft = { units: { 1: 2, 2: 0 }, reason: 'No me sirvió', way: 'myself', asked: 1 };

beforeEach(() => {
  const entries = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  });
  keepWithdrawal(ORDER, draft);
});

afterAll(() => {
  vi.unstubAllGlobals();
});

test('what was answered is there again for the line that it is about, and for the whole order', () => {
  expect(readWithdrawal(ORDER, 1)).toEqual(draft);
  expect(readWithdrawal(ORDER, null)).toEqual(draft);
});

test('another line of the order begins anew', () => {
  expect(readWithdrawal(ORDER, 3)).toBeNull();
  expect(readWithdrawal(ORDER, 2), 'unticked again').toBeNull();
});

test('the line that it was begun with may have been unticked for another', () => {
  const moved = { ...draft, units: { 1: 0, 2: 1 } };
  keepWithdrawal(ORDER, moved);
  expect(readWithdrawal(ORDER, 1)).toEqual(moved);
  expect(readWithdrawal(ORDER, 2)).toEqual(moved);
  expect(readWithdrawal(ORDER, 3)).toBeNull();
});

test('an order without answers, and one with none left, has no draft', () => {
  expect(readWithdrawal(1002, null)).toBeNull();
  keepWithdrawal(ORDER, { ...draft, units: {} });
  expect(readWithdrawal(ORDER, null)).toBeNull();
  keepWithdrawal(ORDER, null);
  expect(readWithdrawal(ORDER, 1)).toBeNull();
});
