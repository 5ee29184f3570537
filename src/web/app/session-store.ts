import { useSyncExternalStore } from 'react';

export interface Session {
  user: { displayName: string; address: string } | null;
}

const STORAGE_KEY = 'userData';
const loggedOut: Session = { user: null };
let cached: { text: string | null; session: Session } = { text: null, session: loggedOut };

/** Who is logged in, as far as the browser knows (spec 3, userData). On the server always nobody. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToStorage, currentSession, () => loggedOut);
}

/** The same object as long as the entry is the same, as React requires. */
function currentSession(): Session {
  const text = localStorage.getItem(STORAGE_KEY);
  if (text !== cached.text) cached = { text, session: readSession(text) };
  return cached.session;
}

function readSession(text: string | null): Session {
  if (!text) return loggedOut;
  try {
    const { nomUsuario, razonSocial, dirUsuario } = JSON.parse(text);
    return {
      user: { displayName: String(nomUsuario || razonSocial || ''), address: String(dirUsuario || '') },
    };
  } catch {
    return loggedOut;
  }
}

function subscribeToStorage(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
