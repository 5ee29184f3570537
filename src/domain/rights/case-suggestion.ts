import type { CaseOutcome } from './case-flow.ts';
import type { CaseKind } from './case-kind.ts';
import { isAboutGoods } from './case-moves.ts';

/** What the rule of a case proposes to whoever decides it, and why. */
export interface Suggestion {
  outcome: CaseOutcome;
  reason: string;
}

export interface SuggestedFrom {
  kind: CaseKind;
  wanted: 'refund' | 'replacement' | 'repair' | 'answer';
  needsReturn: boolean;
  handedOverOn: string | null;
  isDelivered: boolean;
}

export function suggestRuling(one: SuggestedFrom): Suggestion {
  if (!isAboutGoods(one.kind))
    return { outcome: 'answered', reason: 'La ley pide una respuesta de fondo, completa y a tiempo.' };
  switch (one.kind) {
    case 'reversal':
      return one.isDelivered
        ? {
            outcome: 'refund',
            reason: 'Pidió la reversión a tiempo: le corresponde a la tienda probar que cumplió.',
          }
        : { outcome: 'refund', reason: 'No consta la entrega: la plata vuelve.' };
    case 'warranty':
      return one.wanted === 'refund'
        ? {
            outcome: 'repair',
            reason: 'La garantía empieza por la reparación gratis; si falla otra vez, cambio o plata.',
          }
        : {
            outcome: one.wanted === 'replacement' ? 'replacement' : 'repair',
            reason: 'Es lo que pide y lo que la garantía da.',
          };
    case 'not-as-ordered':
      return {
        outcome: one.wanted === 'answer' ? 'refund' : one.wanted,
        reason: 'Lo que llega distinto o dañado no es conforme desde la entrega.',
      };
    default:
      return one.needsReturn && one.handedOverOn === null
        ? {
            outcome: 'refused',
            reason: 'Todavía no ha devuelto el producto: sin devolución no hay reembolso.',
          }
        : { outcome: 'refund', reason: 'La ley da la plata completa, sin descuentos.' };
  }
}
