import Fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { registerCollectionAtRest } from './collection-at-rest.ts';

const MEGABYTE = 1024 * 1024;
let residentBytes = 200 * MEGABYTE;
const app = Fastify();

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await app.close();
});

test('what a rush left is collected once hardly anybody asks, and once', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.spyOn(process.memoryUsage, 'rss').mockImplementation(() => residentBytes);
  const collect = vi.fn();
  // Only the count matters here.
  app.server.removeAllListeners('request');
  registerCollectionAtRest(app, collect);
  const look = (requests: number) => {
    for (let request = 0; request < requests; request++) app.server.emit('request');
    vi.advanceTimersByTime(5_000);
    return collect.mock.calls.length;
  };
  expect(look(0)).toBe(0);
  residentBytes = 290 * MEGABYTE;
  expect(look(500)).toBe(0);
  expect(look(4)).toBe(1);
  residentBytes = 230 * MEGABYTE;
  expect(look(4)).toBe(1);
  residentBytes = 240 * MEGABYTE;
  expect(look(0)).toBe(1);
  residentBytes = 247 * MEGABYTE;
  expect(look(0)).toBe(2);
});
