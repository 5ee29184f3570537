// Who is logged in and the calls about favourites; loaded with the first heart of a visit, after the page works.
import { paths } from '../../wire/paths.ts';
import { showToast } from '../ui/toast-store.ts';
import { callApi } from './api-client.ts';
import { currentFavourites, replaceFavourites } from './favourites-store.ts';
import { currentSession, subscribeToSession } from './session-store.ts';

const RETRY_MILLIS = 15_000;

let ownerId: string | null = null;
const underWay = new Set<string>();

/** Spec 4: favourites load when a user logs in; after the logout none are left. */
export function followSession(): void {
  subscribeToSession(readSession);
  readSession();
}

export async function changeFavourite(code: string): Promise<void> {
  if (ownerId === null || underWay.has(code)) return;
  underWay.add(code);
  const wanted = !currentFavourites()?.has(code);
  const body = { productId: Number(code), userId: Number(ownerId), wanted };
  const reply = await callApi('toggleFavourite', { body });
  underWay.delete(code);
  if (reply.ok) return takeMessage(code, reply.value.message);
  // The session ended while the page was open.
  if (reply.reason === 'login-required')
    return location.assign(paths.login(location.pathname + location.search));
  showToast({ kind: 'error', text: reply.message });
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
  if (userId !== null) void load(userId);
}

async function load(userId: string): Promise<void> {
  const reply = await callApi('listFavouriteIds', { params: { userId: Number(userId) } });
  if (ownerId !== userId) return;
  if (reply.ok) return replaceFavourites(new Set(reply.value.map(({ productId }) => String(productId))));
  // Silent, as every list (spec 8). Until it is there the hearts lead to the login, which leads back.
  if (reply.reason !== 'login-required') setTimeout(() => ownerId === userId && load(userId), RETRY_MILLIS);
}
