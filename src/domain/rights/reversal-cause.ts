/** Why a payment is taken back (Ley 1480 de 2011, artículo 51). */
const NAMES = {
  fraud: 'Fui víctima de fraude',
  'not-requested': 'No hice ni pedí esta compra',
  'not-received': 'No recibí el producto',
  'not-as-ordered': 'El producto no es el que pedí',
  defective: 'El producto es defectuoso',
} as const;

export type ReversalCause = keyof typeof NAMES;

export function reversalCauseName(cause: ReversalCause): string {
  return NAMES[cause];
}

export const REVERSAL_CAUSES = Object.keys(NAMES) as ReversalCause[];
