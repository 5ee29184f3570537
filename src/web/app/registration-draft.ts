import { useSyncExternalStore } from 'react';
import { ACCOUNT_STATUS } from '../../domain/account.ts';
import type { RegistrationDraft } from '../../domain/registration.ts';

export type RegistrationFlow = 'buyer' | 'seller';

/** Entry and field names in the browser (spec 3, Registration draft). */
const entries = {
  buyer: {
    key: 'registroUsuario',
    names: {
      email: 'emaUsuario',
      phone: 'celUsuario',
      userId: 'codUsuario',
      verifiedPhone: 'celUsuarioDespuesSms',
      status: 'indEstado',
    },
  },
  seller: {
    key: 'registroVendedor',
    names: {
      email: 'emaVendedor',
      phone: 'celVendedor',
      userId: 'codVendedor',
      verifiedPhone: 'celVendedorDespuesSms',
      status: 'indEstadoVend',
    },
  },
} as const satisfies Record<
  RegistrationFlow,
  { key: string; names: Record<keyof RegistrationDraft, string> }
>;

export const emptyDraft: RegistrationDraft = {
  email: null,
  phone: null,
  userId: null,
  verifiedPhone: null,
  status: null,
};

/** Where the storage is blocked the draft lasts as long as the page is open. */
const inMemory = new Map<string, string>();
const cached = new Map<string, { text: string; draft: RegistrationDraft }>();
const listeners = new Set<() => void>();

/** How far this browser is with its registration. On the server always empty. */
export function useRegistrationDraft(flow: RegistrationFlow): RegistrationDraft {
  return useSyncExternalStore(
    subscribe,
    () => readDraft(flow),
    () => emptyDraft,
  );
}

/** The same object as long as the entry is the same. Browser only. */
export function readDraft(flow: RegistrationFlow): RegistrationDraft {
  const { key } = entries[flow];
  const text = storedText(key);
  if (text === null) return emptyDraft;
  const known = cached.get(key);
  if (known?.text === text) return known.draft;
  const draft = parseDraft(flow, text);
  cached.set(key, { text, draft });
  return draft;
}

export function writeDraft(flow: RegistrationFlow, draft: RegistrationDraft): void {
  const { key, names } = entries[flow];
  const stored = fieldsOf(flow).map((field) => [names[field], draft[field]]);
  const text = JSON.stringify(Object.fromEntries(stored));
  inMemory.set(key, text);
  withStorage((storage) => storage.setItem(key, text));
  announce();
}

export function changeDraft(flow: RegistrationFlow, change: Partial<RegistrationDraft>): void {
  writeDraft(flow, { ...readDraft(flow), ...change });
}

export function resetDraft(flow: RegistrationFlow): void {
  const { key } = entries[flow];
  inMemory.delete(key);
  withStorage((storage) => storage.removeItem(key));
  announce();
}

/** Anybody can write to the storage: whatever is no draft of ours counts as nothing. */
function parseDraft(flow: RegistrationFlow, text: string): RegistrationDraft {
  try {
    const stored = JSON.parse(text);
    const { names } = entries[flow];
    const readText = (name: string) =>
      typeof stored[name] === 'string' && stored[name] ? stored[name] : null;
    const userId = stored[names.userId];
    return {
      email: readText(names.email),
      phone: readText(names.phone),
      userId: Number.isSafeInteger(userId) ? userId : null,
      verifiedPhone: readText(names.verifiedPhone),
      status: Object.values(ACCOUNT_STATUS).find((status) => status === stored[names.status]) ?? null,
    };
  } catch {
    return emptyDraft;
  }
}

function fieldsOf(flow: RegistrationFlow) {
  return Object.keys(entries[flow].names) as (keyof RegistrationDraft)[];
}

function storedText(key: string): string | null {
  return withStorage((storage) => storage.getItem(key)) ?? inMemory.get(key) ?? null;
}

function withStorage<Value>(use: (storage: Storage) => Value): Value | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function announce(): void {
  for (const listener of listeners) listener();
}
