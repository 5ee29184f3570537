import { useSyncExternalStore } from 'react';
import type { User } from '../../domain/account.ts';
import { type ApiReply, callApi } from './api-client.ts';
import { type SessionUser, storedTextOf, userOfStoredText } from './session-storage.ts';
import { forgetUserText, storedExpiry, storedUserText, storeUserText } from './stored-session.ts';

export interface Session {
  user: SessionUser | null;
}

const SESSION_MILLIS = 24 * 60 * 60 * 1000;

const loggedOut: Session = { user: null };
let cached: { text: string | null; session: Session } = { text: null, session: loggedOut };
const listeners = new Set<() => void>();

/** Who is logged in, as far as the browser knows: for display, the server asks the cookie. On the server nobody. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, currentSession, () => loggedOut);
}

/** The same object as long as the entry is the same, as React requires. Browser only. */
export function currentSession(): Session {
  const text = storedUserText();
  if (text !== cached.text)
    cached = { text, session: { user: text === null ? null : userOfStoredText(text) } };
  return cached.session;
}

/** Told of logins and logouts here and in other tabs, and of a session that ended while the tab was away. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** `expiresAt` is the server's ISO date. */
export function setSession(user: User, expiresAt: string | null): void {
  store(storedTextOf(user), expiresAt ? Date.parse(expiresAt) : Date.now() + SESSION_MILLIS);
}

/** The same session with the user as the server has it now (spec 7, POST /editar/usuario). */
export function updateSessionUser(user: User): void {
  store(storedTextOf(user), storedExpiry() || Date.now() + SESSION_MILLIS);
}

export function clearSession(): void {
  forgetUserText();
  announce();
}

/** Ends the session here and on the server. When the server was not reached, both keep it: the cookie is still good. */
export async function logOut(): Promise<ApiReply<unknown>> {
  const reply = await callApi('logout', {});
  if (reply.ok || reply.reason === 'login-required') {
    clearSession();
    forgetDrafts();
  }
  return reply;
}

/** What was typed in this tab (a purchase, a question) is nothing for whoever uses the browser next. */
function forgetDrafts(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is blocked: nothing was stored.
  }
}

function store(text: string, expiresAt: number): void {
  storeUserText(text, expiresAt);
  announce();
}

function announce(): void {
  for (const listener of listeners) listener();
}
