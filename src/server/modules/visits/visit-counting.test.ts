import { expect, test } from 'vitest';
import { createVisitCounting } from './visit-counting.ts';

const FIREFOX = 'Mozilla/5.0 Firefox/140';
const visit = (path: string, address = '10.0.0.1', userAgent = FIREFOX) => ({ path, address, userAgent });

function countOf(counting: ReturnType<typeof createVisitCounting>) {
  return Object.fromEntries(counting.takeCounts().visits.map(({ step, visitors }) => [step, visitors]));
}

test('a visitor counts once for each step, by page or by its data', () => {
  const counting = createVisitCounting(() => new Date('2026-11-21T15:00:00Z'));
  for (const path of ['/', '/producto/1', '/_datos/producto/2?x=1', '/cart', '/checkout', '/'])
    counting.countVisit(visit(path));
  counting.countVisit(visit('/productos', '10.0.0.2'));
  counting.countVisit(visit('/_datos', '10.0.0.2', 'Chrome/150'));
  expect(countOf(counting)).toEqual({ visit: 3, product: 1, cart: 1, checkout: 1 });
  counting.countVisit(visit('/producto/9'));
  expect(countOf(counting)).toEqual({});
});

test('a new Colombian day counts everybody again', () => {
  let now = new Date('2026-11-22T04:59:00Z');
  const counting = createVisitCounting(() => now);
  counting.countVisit(visit('/'));
  now = new Date('2026-11-22T05:01:00Z');
  counting.countVisit(visit('/'));
  expect(counting.takeCounts().visits).toEqual([
    { day: '2026-11-21', step: 'visit', visitors: 1 },
    { day: '2026-11-22', step: 'visit', visitors: 1 },
  ]);
});

test('machines and the panels are no visits', () => {
  const counting = createVisitCounting(() => new Date());
  counting.countVisit(visit('/', '10.0.0.1', 'Googlebot/2.1'));
  counting.countVisit(visit('/', '10.0.0.1', ''));
  counting.countVisit(visit('/vender/pedidos'));
  counting.countVisit(visit('/operacion'));
  expect(countOf(counting)).toEqual({});
});
