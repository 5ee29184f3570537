import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showDelivery } from './delivery-store.ts';

interface Asked {
  codProducto: number;
}

const FREIGHT = 9_000;
let price: number;
/** How long the promise of each product stands. */
let minutesOf: (productId: number) => number;
let asked: number[][];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible', cookie: '' }));
  [price, asked] = [20_000, []];
  minutesOf = () => 60;
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { productos } = JSON.parse(body) as { productos: Asked[] };
    asked.push(productos.map(({ codProducto }) => codProducto));
    return { ok: true, json: async () => ({ entregas: productos.map(delivery) }) };
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const delivery = ({ codProducto }: Asked) => ({
  codProducto,
  codVariante: null,
  nomVendedor: 'Frailuna',
  ciudad: 'Bogotá',
  valoracion: null,
  motivo: null,
  alcance: null,
  costo: { transporte: 8_000, seguro: 1_000, envio: FREIGHT, puesto: price + FREIGHT },
  promesa: {
    despachaHasta: '2026-11-24',
    desde: '2026-11-25',
    hasta: '2026-11-26',
    pidiendoAntesDe: new Date(Date.now() + minutesOf(codProducto) * 60_000).toISOString(),
  },
  hastaKilos: 3,
  kilosLibres: 1,
});
const show = (productId: number, shownPrice = 20_000) =>
  showDelivery({ productId, variantId: null }, shownPrice);

test('what is kept is not shown beside another price: it is asked for anew, once', async () => {
  show(1)();
  await vi.advanceTimersByTimeAsync(10);
  show(1)();
  await vi.advanceTimersByTimeAsync(10);
  expect(asked).toEqual([[1]]);
  price = 15_000;
  const leave = show(1, 15_000);
  await vi.advanceTimersByTimeAsync(10);
  expect(asked).toEqual([[1], [1]]);
  // The page itself is the older one: it does not ask for ever.
  const leaveOld = show(1, 20_000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(3);
  for (const end of [leave, leaveOld]) end();
});

test('what ends first is asked for again first, whatever came after it', async () => {
  minutesOf = (productId) => (productId === 11 ? 1 : 60);
  const leave = [show(11)];
  await vi.advanceTimersByTimeAsync(10_000);
  leave.push(show(12));
  await vi.advanceTimersByTimeAsync(52_000);
  expect(asked).toEqual([[11], [12], [11]]);
  for (const end of leave) end();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toHaveLength(3);
});
