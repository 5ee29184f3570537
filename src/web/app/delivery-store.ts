import { useEffect, useSyncExternalStore } from 'react';
import { currentPlace, usePlace } from './place-store.ts';

/** How one unit comes to the present place; either it has cost and promise, or the reason why it does not. */
export type Delivery = DeliveryLoad & (Arrival | NoArrival);

interface DeliveryLoad {
  sellerName: string;
  /** Where its parcels leave. */
  originName: string;
  /** Null: nobody has rated it. */
  rating: { average: number; count: number } | null;
  /** Up to how many kilograms the freight holds, and how many of them one unit leaves free. */
  bandKilograms: number;
  freeKilograms: number;
}

interface Arrival {
  arrives: true;
  transport: number;
  insurance: number;
  freight: number;
  landedPrice: number;
  /** Days 'YYYY-MM-DD' in Colombia. */
  promise: { dispatchBy: string; from: string; to: string; orderBefore: Date };
}

interface NoArrival {
  arrives: false;
  reason: 'fresh' | 'not-covered';
  /** Where it goes: the nearest by name, and how many there are. */
  cityNames: readonly string[];
  cityCount: number;
}

/** Null: the shop does not sell it (any more). */
export type DeliveryState = 'loading' | 'failed' | Delivery | null;

interface Asked {
  productId: number;
  variantId: number | null;
}

interface Answer {
  state: DeliveryState;
  until: number;
}

const MOST_ASKED = 48;
const KEPT_MILLIS = 5 * 60_000;
const MOST_KEPT = 600;

const answers = new Map<string, Answer>();
/** What is on the page, and how often. */
const shown = new Map<string, Asked & { count: number }>();
let waiting: Asked[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/**
 * What a card or a page may say of price and day for the present place. All that a page shows is asked for at once, and
 * once for each place; what came is kept some minutes, and no longer than its promise stands. No product: null.
 * `price`: what the page says that one unit costs.
 */
export function useDelivery(
  productId: number | null,
  variantId: number | null,
  price: number,
): DeliveryState {
  const { cityId } = usePlace();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place asks anew
  useEffect(() => {
    if (productId !== null) return showDelivery({ productId, variantId }, price);
  }, [productId, variantId, cityId, price]);
  return useSyncExternalStore(
    subscribe,
    () => (productId === null ? null : (answers.get(keyOf({ productId, variantId }))?.state ?? 'loading')),
    () => (productId === null ? null : 'loading'),
  );
}

/** Whether one of what the page shows besides comes to the present place, as far as is known. */
export function useArrivesAny(productIds: readonly number[]): boolean {
  usePlace();
  const arrives = (productId: number) => {
    const state = answers.get(keyOf({ productId, variantId: null }))?.state;
    return typeof state === 'object' && state?.arrives === true;
  };
  return useSyncExternalStore(
    subscribe,
    () => productIds.some(arrives),
    () => false,
  );
}

/** Asks anew for what came to nothing. */
export function askDeliveryAgain(): void {
  for (const [key, { state }] of answers) if (state === 'failed') answers.delete(key);
  announce();
  askForShown();
}

/** Until the returned function is called; exported for its test. */
export function showDelivery(asked: Asked, price: number): () => void {
  const key = `${asked.productId}:${asked.variantId}`;
  const known = shown.get(key);
  shown.set(key, { ...asked, count: (known?.count ?? 0) + 1 });
  const isOutdated = forgetOtherPrice(asked, price);
  ask(asked);
  if (isOutdated) announce();
  return () => {
    const left = (shown.get(key)?.count ?? 1) - 1;
    if (left > 0) shown.set(key, { ...asked, count: left });
    else shown.delete(key);
  };
}

/**
 * An offer began or ended meanwhile: what was kept contradicts the price beside it. Looked at only when something is
 * shown, since the page may be the older of the two.
 */
function forgetOtherPrice(asked: Asked, price: number): boolean {
  const state = answers.get(keyOf(asked))?.state;
  const isOther = typeof state === 'object' && state?.arrives && state.landedPrice - state.freight !== price;
  return isOther ? answers.delete(keyOf(asked)) : false;
}

function keyOf({ productId, variantId }: Asked): string {
  return `${currentPlace().cityId}:${productId}:${variantId}`;
}

function askForShown(): void {
  if (document.visibilityState === 'visible') for (const asked of shown.values()) ask(asked);
}

function ask(asked: Asked): void {
  const key = keyOf(asked);
  const known = answers.get(key);
  if (known && known.until > Date.now()) return;
  // Asked for: nobody asks a second time meanwhile, and what was known stands until the answer.
  answers.set(key, { state: known?.state ?? 'loading', until: Number.POSITIVE_INFINITY });
  waiting.push(asked);
  if (waiting.length === 1) queueMicrotask(sendWaiting);
}

function sendWaiting(): void {
  const asked = waiting;
  waiting = [];
  const { cityId } = currentPlace();
  for (let start = 0; start < asked.length; start += MOST_ASKED)
    void send(cityId, asked.slice(start, start + MOST_ASKED));
}

async function send(cityId: string, asked: readonly Asked[]): Promise<void> {
  const keys = asked.map(({ productId, variantId }) => `${cityId}:${productId}:${variantId}`);
  const came = await fetchDeliveries(cityId, asked).catch(() => null);
  if (answers.size > MOST_KEPT) answers.clear();
  const latest = Date.now() + KEPT_MILLIS;
  for (const key of keys) {
    const state = came ? (came.get(key) ?? null) : 'failed';
    const ends = typeof state === 'object' && state?.arrives ? state.promise.orderBefore.getTime() : latest;
    answers.set(key, { state, until: Math.max(Date.now() + 1_000, Math.min(ends, latest)) });
  }
  announce();
  clearTimeout(timer);
  // Of all that is shown: other batches end at other times. What is on its way sets the clock when it comes.
  const soonest = Math.min(...[...shown.values()].map((one) => answers.get(keyOf(one))?.until ?? latest));
  if (Number.isFinite(soonest)) timer = setTimeout(askForShown, soonest - Date.now() + 100);
}

/** Only what cards need is decoded, by hand: the codecs weigh more than all of this. */
async function fetchDeliveries(cityId: string, asked: readonly Asked[]): Promise<Map<string, Delivery>> {
  const productos = asked.map(({ productId, variantId }) => ({
    codProducto: productId,
    codVariante: variantId ?? undefined,
  }));
  const response = await fetch('/api/entrega/promesas', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ codCiudad: cityId, productos }),
  });
  if (!response.ok) throw new Error(`deliveries: ${response.status}`);
  const { entregas } = (await response.json()) as { entregas: WireDelivery[] };
  return new Map(
    entregas.map((one) => [`${cityId}:${one.codProducto}:${one.codVariante}`, deliveryOfWire(one)]),
  );
}

interface WireDelivery {
  codProducto: number;
  codVariante: number | null;
  nomVendedor: string;
  ciudad: string;
  valoracion: { promedio: number; cuantas: number } | null;
  motivo: 'perecedero' | 'sin-cobertura' | null;
  alcance: { ciudades: string[]; cuantas: number } | null;
  costo: { transporte: number; seguro: number; envio: number; puesto: number } | null;
  promesa: { despachaHasta: string; desde: string; hasta: string; pidiendoAntesDe: string } | null;
  hastaKilos: number;
  kilosLibres: number;
}

function deliveryOfWire(wire: WireDelivery): Delivery {
  const { motivo, alcance, costo, promesa, valoracion } = wire;
  const load = {
    sellerName: wire.nomVendedor,
    originName: wire.ciudad,
    rating: valoracion && { average: valoracion.promedio, count: valoracion.cuantas },
    bandKilograms: wire.hastaKilos,
    freeKilograms: wire.kilosLibres,
  };
  if (!costo || !promesa)
    return {
      ...load,
      arrives: false,
      reason: motivo === 'perecedero' ? 'fresh' : 'not-covered',
      cityNames: alcance?.ciudades ?? [],
      cityCount: alcance?.cuantas ?? 0,
    };
  return {
    ...load,
    arrives: true,
    transport: costo.transporte,
    insurance: costo.seguro,
    freight: costo.envio,
    landedPrice: costo.puesto,
    promise: {
      dispatchBy: promesa.despachaHasta,
      from: promesa.desde,
      to: promesa.hasta,
      orderBefore: new Date(promesa.pidiendoAntesDe),
    },
  };
}

function announce(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', askForShown);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.removeEventListener('visibilitychange', askForShown);
  };
}
