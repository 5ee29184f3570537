import { useSyncExternalStore } from 'react';
import {
  addLine,
  type CartLine,
  type CartTotals,
  cartTotals,
  keyOfLine,
  removeLine as withoutLine,
  setQuantity as withQuantity,
} from '../../domain/cart.ts';
import { CART_KEY_PREFIX, cartKey, readCart, writeCart } from './cart-storage.ts';
import { currentSession, subscribeToSession } from './session-store.ts';

export interface Cart {
  lines: readonly CartLine[];
  totals: CartTotals;
  /** False on the server and until the browser's entry has been read. */
  ready: boolean;
}

const notReady: Cart = { lines: [], totals: cartTotals([]), ready: false };
let cart: Cart = notReady;
let addedLine: CartLine | null = null;
/** False: the browser refused to store the cart, so the one in memory is the only one. */
let isStored = true;
/** The entry that `cart` was read from. */
let shownKey = '';
let leaveSession = () => {};
const listeners = new Set<() => void>();

export function useCart(): Cart {
  return useSyncExternalStore(subscribe, currentCart, () => notReady);
}

/** The line of the window 'Producto añadido al carrito'; null while it is closed. */
export function useAddedLine(): CartLine | null {
  return useSyncExternalStore(
    subscribe,
    () => addedLine,
    () => null,
  );
}

/** Spec 4: an identical line raises its quantity, otherwise a new line; the window opens. */
export function addToCart(line: CartLine): void {
  addedLine = line;
  change(addLine(currentCart().lines, line));
}

/** As addToCart, but without the window: for 'Comprar Ahora', which leaves the page. */
export function addSilently(line: CartLine): void {
  change(addLine(currentCart().lines, line));
}

export function closeAddedModal(): void {
  addedLine = null;
  announce();
}

export function removeLine(line: CartLine): void {
  change(withoutLine(currentCart().lines, keyOfLine(line)));
}

export function setQuantity(line: CartLine, quantity: number): void {
  change(withQuantity(currentCart().lines, keyOfLine(line), quantity));
}

export interface NewPrice {
  /** As keyOfLine gives it. */
  key: string;
  price: number;
  salePrice: number | null;
}

/** Takes the shop's present prices into the lines, when their change is being shown. */
export function takePrices(prices: readonly NewPrice[]): void {
  if (prices.length > 0) change(withPrices(currentCart().lines, prices));
}

export function withPrices(lines: readonly CartLine[], prices: readonly NewPrice[]): CartLine[] {
  return lines.map((line) => {
    const found = prices.find(({ key }) => key === keyOfLine(line));
    return found ? { ...line, price: found.price, salePrice: found.salePrice } : line;
  });
}

/** The lines as they are now. */
export function currentLines(): readonly CartLine[] {
  return currentCart().lines;
}

export function replaceLines(lines: readonly CartLine[]): void {
  change(lines);
}

export function clearCart(): void {
  change([]);
}

/**
 * After a login: what was put in as a guest joins the person's own cart, identical lines with both quantities. Answers
 * how many lines came along.
 */
export function adoptGuestCart(): number {
  const guestKey = cartKey(null);
  if (currentKey() === guestKey) return 0;
  const now = Date.now();
  const guestLines = withStorage((storage) => readCart(storage, guestKey, now), []);
  if (guestLines.length === 0) return 0;
  change(guestLines.reduce<readonly CartLine[]>(addLine, storedCart().lines));
  if (isStored) withStorage((storage) => storage.removeItem(guestKey), undefined);
  return guestLines.length;
}

function change(lines: readonly CartLine[]): void {
  isStored = withStorage((storage) => writeCart(storage, currentKey(), lines, Date.now()), false);
  cart = { lines, totals: cartTotals(lines), ready: true };
  announce();
}

function currentCart(): Cart {
  if (!cart.ready) cart = storedCart();
  return cart;
}

function storedCart(): Cart {
  shownKey = currentKey();
  const lines = withStorage((storage) => readCart(storage, currentKey(), Date.now()), []);
  return { lines, totals: cartTotals(lines), ready: true };
}

function currentKey(): string {
  return cartKey(currentSession().user?.userId ?? null);
}

/** Even naming the storage throws where the browser blocks it. */
function withStorage<Value>(use: (storage: Storage) => Value, otherwise: Value): Value {
  try {
    return use(localStorage);
  } catch {
    return otherwise;
  }
}

/** Told of every change of the cart, here and in other tabs. */
export function subscribeToCart(listener: () => void): () => void {
  return subscribe(listener);
}

/** Who is logged in has one cart on all her devices; loaded after the page works. */
function followServer(): void {
  if (currentSession().user) void import('./cart-sync.ts').then(({ followCart }) => followCart());
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    followServer();
    addEventListener('storage', followOtherTabs);
    leaveSession = subscribeToSession(followSession);
    document.addEventListener('visibilitychange', dropWhenExpired);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', followOtherTabs);
    leaveSession();
    document.removeEventListener('visibilitychange', dropWhenExpired);
    // Nobody follows the other tabs now, so the next reader starts from the storage.
    if (isStored) cart = notReady;
  };
}

/** Null key: the other tab cleared everything. */
function followOtherTabs({ key }: StorageEvent): void {
  if (key === null || key.startsWith(CART_KEY_PREFIX)) readAgain();
}

/** A login or logout changes whose cart it is. */
function followSession(): void {
  if (currentKey() === shownKey) return;
  readAgain();
  followServer();
}

/** A tab may come back after days. */
function dropWhenExpired(): void {
  if (isStored && document.visibilityState === 'visible') readAgain();
}

function readAgain(): void {
  cart = storedCart();
  announce();
}

function announce(): void {
  for (const listener of listeners) listener();
}
