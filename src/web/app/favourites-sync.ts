// Who is logged in and the calls about favourites; loaded with the first heart of a visit, after the page works.
import { paths } from '../../wire/paths.ts';
import { showToast } from '../ui/toast-store.ts';
import { callApi } from './api-client.ts';
import { currentFavourites, replaceFavourites } from './favourites-store.ts';
import { currentSession, subscribeToSession } from './session-store.ts';
import { takeHearts, wantHeart } from './wanted-hearts.ts';

const RETRY_MILLIS = 15_000;

let ownerId: string | null = null;
const underWay = new Set<string>();
/** Ends when the list of whoever is logged in has arrived or failed. */
let loading: Promise<void> = Promise.resolve();

/** Spec 4: favourites load when a user logs in; after the logout none are left. */
export function followSession(): void {
  subscribeToSession(readSession);
  readSession();
}

/** `wanted`: the opposite of what the heart showed. A click may be earlier than the list, which then goes first. */
export async function changeFavourite(code: string, wanted: boolean): Promise<void> {
  if (underWay.has(code)) return;
  underWay.add(code);
  readSession();
  await loading;
  await sendFavourite(code, wanted);
  underWay.delete(code);
}

async function sendFavourite(code: string, wanted: boolean): Promise<void> {
  if (ownerId === null) return logInFirst(code, wanted);
  if (currentFavourites()?.has(code) === wanted) return;
  const body = { productId: Number(code), userId: Number(ownerId), wanted };
  const reply = await callApi('toggleFavourite', { body });
  if (reply.ok) return takeMessage(code, reply.value.message);
  // The session ended while the page was open.
  if (reply.reason === 'login-required') return logInFirst(code, wanted);
  showToast({ kind: 'error', text: reply.message });
}

function logInFirst(code: string, wanted: boolean): void {
  if (wanted) wantHeart(Number(code));
  location.assign(paths.login(location.pathname + location.search));
}

/** Spec 4: the message decides, by a word in it. */
export function takeMessage(code: string, message: string): void {
  const codes = new Set(currentFavourites());
  if (message.includes('añadido')) codes.add(code);
  else if (message.includes('eliminado')) codes.delete(code);
  replaceFavourites(codes);
}

function readSession(): void {
  const userId = currentSession().user?.userId ?? null;
  if (userId === ownerId) return;
  ownerId = userId;
  replaceFavourites(null);
  loading = userId === null ? Promise.resolve() : load(userId);
}

/** What was tapped before the login that it led to. */
async function keepWanted(): Promise<void> {
  const before = currentFavourites()?.size ?? 0;
  for (const code of takeHearts()) await sendFavourite(code, true);
  const added = (currentFavourites()?.size ?? 0) - before;
  if (added === 0) return;
  const text =
    added === 1
      ? 'Guardamos en tus favoritos lo que elegiste.'
      : `Guardamos ${added} productos en tus favoritos.`;
  showToast({ kind: 'success', text });
}

async function load(userId: string): Promise<void> {
  const reply = await callApi('listFavouriteIds', { params: { userId: Number(userId) } });
  if (ownerId !== userId) return;
  if (reply.ok) {
    replaceFavourites(new Set(reply.value.map(({ productId }) => String(productId))));
    return keepWanted();
  }
  // Silent, as every list (spec 8). Until it is there the hearts are empty, and a click adds.
  if (reply.reason !== 'login-required') setTimeout(() => ownerId === userId && load(userId), RETRY_MILLIS);
}
