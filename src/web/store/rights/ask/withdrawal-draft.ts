/** What she has answered so far. The statement is asked again after a reload, and photos do not survive one. */
export interface WithdrawalDraft {
  /** Units by line. */
  units: Record<number, number>;
  reason: string;
  way: 'carrier' | 'myself' | null;
  /** The line that she asked for when she began; null: none in particular. */
  asked: number | null;
}

export const REASONS = ['No me sirvió', 'Me arrepentí', 'Encontré otro'] as const;

export const WAYS = {
  carrier: 'Lo mando con una transportadora',
  myself: 'Lo llevo yo a la tienda',
} as const;

const keyOf = (orderNumber: number) => `devolucion${orderNumber}`;

/** Null also where she asks for a line that it is not about: that is another return. Without a line any will do. */
export function readWithdrawal(orderNumber: number, asked: number | null): WithdrawalDraft | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(orderNumber)) ?? 'null');
    return isDraft(stored) && isAbout(asked, stored) ? stored : null;
  } catch {
    return null;
  }
}

export function keepWithdrawal(orderNumber: number, draft: WithdrawalDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(orderNumber), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(orderNumber));
  } catch {
    // Without storage the answers live as long as the page.
  }
}

/** What the shop reads: her reason, where she gives one, and how it comes back. */
export function storyOf({ reason, way }: WithdrawalDraft): string {
  return [reason, way && WAYS[way]]
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(' ');
}

function isAbout(asked: number | null, { units, asked: begunWith }: WithdrawalDraft): boolean {
  if (asked === null) return Object.keys(units).length > 0;
  // She may have unticked it since.
  return begunWith === asked || (units[asked] ?? 0) > 0;
}

function isDraft(stored: unknown): stored is WithdrawalDraft {
  if (typeof stored !== 'object' || stored === null) return false;
  const { units, reason, way, asked } = stored as Record<string, unknown>;
  const isUnits =
    typeof units === 'object' && units !== null && Object.values(units).every(Number.isSafeInteger);
  const isWay = way === null || (typeof way === 'string' && way in WAYS);
  return isUnits && typeof reason === 'string' && isWay && (asked === null || Number.isSafeInteger(asked));
}
