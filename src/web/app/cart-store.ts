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
import { cartKey, readCart, writeCart } from './cart-storage.ts';

export interface Cart {
  lines: readonly CartLine[];
  totals: CartTotals;
  /** False on the server and until the browser's entry has been read. */
  ready: boolean;
}

const notReady: Cart = { lines: [], totals: cartTotals([]), ready: false };
let cart: Cart = notReady;
let addedLine: CartLine | null = null;
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
  change(addLine(currentCart().lines, line));
  addedLine = line;
  announce();
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

/** Takes the shop's present data into a line, after the change has been shown. */
export function updateLine(line: CartLine, changes: Partial<CartLine>): void {
  const key = keyOfLine(line);
  change(currentCart().lines.map((other) => (keyOfLine(other) === key ? { ...other, ...changes } : other)));
}

export function clearCart(): void {
  change([]);
}

function change(lines: readonly CartLine[]): void {
  writeCart(localStorage, cartKey(userId()), lines, Date.now());
  cart = { lines, totals: cartTotals(lines), ready: true };
  announce();
}

function currentCart(): Cart {
  if (!cart.ready) cart = readAgain();
  return cart;
}

function readAgain(): Cart {
  const lines = readCart(localStorage, cartKey(userId()), Date.now());
  return { lines, totals: cartTotals(lines), ready: true };
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', followOtherTabs);
  };
}

/** Null key: the other tab cleared everything. */
function followOtherTabs(event: StorageEvent): void {
  if (event.key !== null && !event.key.startsWith('cart') && event.key !== 'userData') return;
  cart = readAgain();
  announce();
}

function announce(): void {
  for (const listener of listeners) listener();
}

function userId(): string | null {
  try {
    const user = JSON.parse(localStorage.getItem('userData') ?? 'null');
    return user?.codUsuario ? String(user.codUsuario) : null;
  } catch {
    return null;
  }
}
