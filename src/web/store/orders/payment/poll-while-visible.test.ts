import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pollWhileVisible } from './poll-while-visible.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

function show(state: 'visible' | 'hidden'): void {
  page.visibilityState = state;
  page.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  page.visibilityState = 'visible';
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('asks after three seconds and then less and less often, at least once a minute', async () => {
  const asked: number[] = [];
  const start = Date.now();
  const stop = pollWhileVisible(async () => asked.push(Date.now() - start));
  await vi.advanceTimersByTimeAsync(600_000);
  stop();
  expect(asked.slice(0, 3)).toEqual([3_000, 7_500, 14_250]);
  const pauses = asked.slice(1).map((moment, index) => moment - (asked[index] ?? 0));
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  expect(pauses.at(-1)).toBe(60_000);
});

test('is silent while the page is hidden and asks at once when it is seen again', async () => {
  const ask = vi.fn(async () => undefined);
  const stop = pollWhileVisible(ask);
  show('hidden');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(ask).not.toHaveBeenCalled();
  show('visible');
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
});

test('goes on after a failure, never asks twice at a time and ends when it is told', async () => {
  let running = 0;
  let most = 0;
  const ask = vi.fn(async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    running--;
    throw new Error('no connection');
  });
  const stop = pollWhileVisible(ask);
  await vi.advanceTimersByTimeAsync(3_000);
  show('hidden');
  show('visible');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(most).toBe(1);
  const calls = ask.mock.calls.length;
  expect(calls).toBeGreaterThan(2);
  stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(ask.mock.calls.length).toBeLessThanOrEqual(calls + 1);
});
