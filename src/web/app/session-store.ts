import { useSyncExternalStore } from 'react';

/** The stored user (spec 3, userData) as far as the shop's pages need it; blank where nothing is known. */
export interface SessionUser {
  userId: string;
  customerId: string;
  /** For the greeting: first name, or business name (spec 2.2). */
  displayName: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  personTypeId: string;
  documentTypeId: string;
  documentNumber: string;
  departmentId: string;
  cityId: string;
  address: string;
}

export interface Session {
  user: SessionUser | null;
}

const USER_KEY = 'userData';
/** Spec 4: milliseconds since the epoch, 24 hours after the login. */
const EXPIRY_KEY = 'userDataExpiry';

const loggedOut: Session = { user: null };
let cached: { text: string | null; session: Session } = { text: null, session: loggedOut };

/** Who is logged in, as far as the browser knows. On the server always nobody. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, currentSession, () => loggedOut);
}

/** The same object as long as the entry is the same, as React requires. Browser only. */
export function currentSession(): Session {
  const text = storedUser(Date.now());
  if (text !== cached.text) cached = { text, session: { user: text === null ? null : userOf(text) } };
  return cached.session;
}

export function subscribeToSession(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

function storedUser(now: number): string | null {
  try {
    const expiresAt = Number(localStorage.getItem(EXPIRY_KEY));
    return now <= expiresAt ? localStorage.getItem(USER_KEY) : null;
  } catch {
    // Storage is blocked in this browser.
    return null;
  }
}

function userOf(text: string): SessionUser | null {
  try {
    const stored = JSON.parse(text);
    const read = (...names: string[]) => {
      const value = names.map((name) => stored[name]).find((found) => found || found === 0);
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    };
    if (!read('codUsuario')) return null;
    return {
      userId: read('codUsuario'),
      customerId: read('codCliente'),
      displayName: read('nomUsuario', 'razonSocial'),
      firstName: read('nomUsuario'),
      lastName: read('apeUsuario'),
      email: read('email', 'emaUsuario'),
      phone: read('celUsuario'),
      personTypeId: read('codTipPersona'),
      documentTypeId: read('codTipContribuyente'),
      documentNumber: read('idUsuario'),
      departmentId: read('codDepto'),
      cityId: read('ciuUsuario'),
      address: read('dirUsuario', 'dirVendedor'),
    };
  } catch {
    return null;
  }
}
