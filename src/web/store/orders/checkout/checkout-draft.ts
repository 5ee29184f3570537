import { type CartLine, keyOfLine } from '../../../../domain/cart.ts';
import { randomKey } from '../../../app/random-key.ts';
import { type CheckoutField, type CheckoutValues, checkoutFields } from './checkout-form.ts';

const DRAFT_KEY = 'borradorCompra';
const ATTEMPT_KEY = 'intentoCompra';

/** What was typed survives a reload of the tab; the acceptance of the policy is asked again. */
export function readDraft(): Partial<CheckoutValues> {
  const stored = readEntry(DRAFT_KEY);
  const draft: Partial<CheckoutValues> = {};
  for (const field of checkoutFields) {
    const value = stored[field];
    if (typeof value === 'string' && value !== '' && field !== 'privacyAccepted') draft[field] = value;
  }
  return draft;
}

/** With the place that was chosen at the time; null: none was. */
export function writeDraft(values: CheckoutValues, placeId: string | null): void {
  writeEntry(DRAFT_KEY, { ...values, lugar: placeId ?? undefined });
}

/** The place under which this purchase's draft was typed; null: none was chosen. */
export function readDraftPlace(): string | null {
  const { lugar } = readEntry(DRAFT_KEY);
  return typeof lugar === 'string' ? lugar : null;
}

/**
 * After a purchase only what differs from purchase to purchase is forgotten: the attempt, and that the city was typed after
 * the place was chosen, since the next cart is priced for the place.
 */
export function forgetAttempt(): void {
  writeEntry(ATTEMPT_KEY, {});
  const { lugar: _, ...draft } = readEntry(DRAFT_KEY);
  writeEntry(DRAFT_KEY, draft);
}

/**
 * The same key for the same cart and form until the order stands, also after a reload or a lost answer, so that one
 * purchase is one order. Amounts and coordinates may differ between two attempts, as for the server.
 */
export function idempotencyKeyFor(lines: readonly CartLine[], values: CheckoutValues): string {
  const content = JSON.stringify([
    lines.map((line) => [keyOfLine(line), line.quantity]).sort(),
    checkoutFields.filter(isOfOrder).map((field) => values[field].trim()),
  ]);
  const { contenido, llave } = readEntry(ATTEMPT_KEY);
  if (contenido === content && typeof llave === 'string') return llave;
  const key = randomKey();
  writeEntry(ATTEMPT_KEY, { contenido: content, llave: key });
  return key;
}

/** Keeping the address is no part of the order. */
function isOfOrder(field: CheckoutField): boolean {
  return field !== 'savesAddress' && field !== 'addressName';
}

/** What the storage did not take (full or blocked) lives as long as the page. Nothing else: a logout empties the storage. */
const entriesInMemory = new Map<string, string>();

function readEntry(key: string): Record<string, unknown> {
  try {
    const entry: unknown = JSON.parse(stored(key) ?? '{}');
    return typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function stored(key: string): string | null {
  try {
    return sessionStorage.getItem(key) ?? entriesInMemory.get(key) ?? null;
  } catch {
    return entriesInMemory.get(key) ?? null;
  }
}

function writeEntry(key: string, entry: object): void {
  const text = JSON.stringify(entry);
  try {
    sessionStorage.setItem(key, text);
    entriesInMemory.delete(key);
  } catch {
    entriesInMemory.set(key, text);
  }
}
