import { expect, test } from 'vitest';
import type { BaseCopy } from '../../adapters/archive/repository.ts';
import { isCopyDue, nextKind } from './base-copy.jobs.ts';
import { chooseCopy } from './recovery.service.ts';

const copy = (startedAt: string, kind: BaseCopy['kind'] = 'diff'): BaseCopy => ({
  label: startedAt,
  kind,
  startedAt: new Date(startedAt),
  stoppedAt: new Date(Date.parse(startedAt) + 10_000),
  bytes: 1,
  addedBytes: 1,
});
const full = copy('2026-11-20T07:00:00Z', 'full');
const diff = copy('2026-11-21T07:00:00Z');

test('a moment is restored from the newest copy that was whole before it', () => {
  const chosen = (moment: string) => chooseCopy([full, diff], new Date(moment));
  expect(chosen('2026-11-21T07:00:10Z')).toBe(full);
  expect(chosen('2026-11-21T07:00:11Z')).toBe(diff);
  expect(chooseCopy([full, diff], null)).toBe(diff);
});

test('a moment before the oldest copy is refused with the oldest one, by the clock of Colombia', () => {
  expect(() => chooseCopy([full], new Date('2026-11-20T07:00:05Z'))).toThrow('2026-11-20 02:00:11');
  expect(() => chooseCopy([], null)).toThrow('empty');
});

test('a copy is due when there is none, when a night was missed, and when the log has a gap', () => {
  const now = new Date('2026-11-22T08:00:00Z');
  expect(isCopyDue([], now, false)).toBe(true);
  expect(isCopyDue([full, diff], now, false)).toBe(false);
  expect(isCopyDue([full, diff], now, true)).toBe(true);
  expect(isCopyDue([full, diff], new Date('2026-11-22T14:00:00Z'), false)).toBe(true);
});

test('one copy a week is full', () => {
  expect(nextKind([], new Date())).toBe('full');
  expect(nextKind([full, diff], new Date('2026-11-26T07:00:00Z'))).toBe('diff');
  expect(nextKind([full, diff], new Date('2026-11-27T07:00:00Z'))).toBe('full');
});
