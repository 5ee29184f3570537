// The cart of who is logged in, the same on each device. The browser's entry is the truth until it is sent: what differs
// from the server's cart as last seen is what this device changed. Loaded after the page works.
import { type CartLine, keyOfLine } from '../../domain/cart.ts';
import {
  changesSince,
  type DeviceCart,
  joinCarts,
  quantitiesOf,
  takeAnswer,
  withoutCart,
} from '../../domain/cart-difference.ts';
import { cartExpiresAt, savedExpiresAt } from '../../domain/cart-expiry.ts';
import type { OutputOf } from '../../wire/endpoint.ts';
import type { Endpoints } from '../../wire/endpoints.ts';
import { showToast } from '../ui/toast-store.ts';
import { callApi } from './api-client.ts';
import { cartKey, changedAtOf } from './cart-storage.ts';
import { currentLines, replaceLines, subscribeToCart } from './cart-store.ts';
import { type KnownCart, readKnownCart, writeKnownCart } from './known-cart.ts';
import { replaceSaved, savedKey, savedLines, subscribeToSaved } from './saved-lines.ts';
import { currentSession, subscribeToSession } from './session-store.ts';

type ServerCart = OutputOf<Endpoints['getCart']>;
type Conflict = OutputOf<Endpoints['changeCart']>['conflicts'][number];

const PAUSE_MILLIS = 600;
const RETRY_MILLIS = 15_000;

let following = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let underWay = false;
/** Somebody came back or logged in: other devices may have changed it. */
let isStale = false;

export function followCart(): void {
  if (following) return;
  following = true;
  subscribeToCart(() => schedule(PAUSE_MILLIS));
  subscribeToSaved(() => schedule(PAUSE_MILLIS));
  subscribeToSession(refresh);
  addEventListener('online', refresh);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && refresh());
  refresh();
}

function refresh(): void {
  isStale = true;
  schedule(0);
}

function schedule(millis: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void synchronise(), millis);
}

async function synchronise(): Promise<void> {
  const userId = currentSession().user?.userId;
  // Of several tabs the one that is looked at speaks; the others follow its entry.
  if (underWay || !userId || document.visibilityState === 'hidden') return;
  underWay = true;
  const done = await exchange(userId).catch(() => false);
  underWay = false;
  if (!done) return schedule(RETRY_MILLIS);
  // What changed while the answer was on its way.
  const known = readKnownCart(userId);
  if (
    currentSession().user?.userId === userId &&
    known &&
    changesSince(known.quantities, deviceCart()).length > 0
  )
    schedule(PAUSE_MILLIS);
}

/** False: to be tried again. */
async function exchange(userId: string): Promise<boolean> {
  const known = knownCart(userId) ?? (await firstLook(userId));
  if (known === 'closed') return true;
  if (!known) return false;
  const sent = deviceCart();
  const changes = changesSince(known.quantities, sent).slice(0, 200);
  if (changes.length === 0 && !isStale) return true;
  const body = { changes, knownVersion: known.version, ageMillis: ageOfChanges(userId) };
  const reply = await callApi('changeCart', { body });
  if (!reply.ok) return isClosed(reply);
  if (currentSession().user?.userId !== userId) return true;
  isStale = false;
  const server = deviceCartOf(reply.value);
  show(takeAnswer(server, deviceCart(), sent));
  writeKnownCart(userId, { version: reply.value.version, quantities: quantitiesOf(server) });
  for (const conflict of reply.value.conflicts.slice(0, 3)) tell(conflict, sent);
  return true;
}

/** A device that does not know the person's cart yet: its own lines join it, and are sent as changes then. */
async function firstLook(userId: string): Promise<KnownCart | 'closed' | null> {
  const reply = await callApi('getCart', {});
  if (!reply.ok && isClosed(reply)) return 'closed';
  if (!reply.ok || currentSession().user?.userId !== userId) return null;
  const server = deviceCartOf(reply.value);
  const known = { version: reply.value.version, quantities: quantitiesOf(server) };
  show(joinCarts(server, deviceCart()));
  writeKnownCart(userId, known);
  isStale = false;
  return known;
}

/** Nobody is logged in any more, or she has to choose a password first: asked again when the session changes. */
function isClosed({ reason }: { reason: string }): boolean {
  return reason === 'login-required' || reason === 'password-change-required';
}

function deviceCart(): DeviceCart {
  return { cart: currentLines(), saved: savedLines() };
}

function deviceCartOf({ lines }: ServerCart): DeviceCart {
  const part = (wanted: boolean) =>
    lines.filter(({ saved }) => saved === wanted).map(({ saved: _, ...line }): CartLine => line);
  return { cart: part(false), saved: part(true) };
}

/** Written only where it differs: reading a cart is no change of it, and does not make it live longer. */
function show({ cart, saved }: DeviceCart): void {
  if (differs(cart, currentLines())) replaceLines(cart);
  if (differs(saved, savedLines())) replaceSaved(saved);
}

function differs(left: readonly CartLine[], right: readonly CartLine[]): boolean {
  const text = (lines: readonly CartLine[]) =>
    lines.map((line) => `${keyOfLine(line)}*${line.quantity}`).join();
  return text(left) !== text(right);
}

function tell(conflict: Conflict, sent: DeviceCart): void {
  const line = (conflict.saved ? sent.saved : sent.cart).find(
    (one) => keyOfLine(one) === keyOfLine(conflict),
  );
  const text =
    conflict.quantity > 0
      ? `Cambiaste la cantidad en otro equipo: dejamos ${conflict.quantity}`
      : 'Lo quitaste en otro equipo: ya no está en tu carrito';
  showToast({ kind: 'info', text: line ? `${line.name}. ${text}` : text });
}

/** Without an entry that stands there is nothing that this device took out of the cart. */
function knownCart(userId: string): KnownCart | null {
  const known = readKnownCart(userId);
  if (!known || changeOf(cartKey(userId)) !== null) return known;
  return { ...known, quantities: withoutCart(known.quantities) };
}

/** Since cart or saved lines were changed last, in milliseconds. */
function ageOfChanges(userId: string): number {
  const now = Date.now();
  const changes = [changeOf(cartKey(userId)), changeOf(savedKey(), savedExpiresAt(0))];
  const last = Math.max(...changes.map((changedAt) => changedAt ?? 0));
  return last === 0 ? 0 : Math.min(Math.max(0, now - last), cartExpiresAt(0));
}

function changeOf(key: string, lifetime = cartExpiresAt(0)): number | null {
  try {
    return changedAtOf(localStorage, key, Date.now(), lifetime);
  } catch {
    return null;
  }
}
