import type { RulingPreview } from '../../../wire/rights/panel-cases.ts';
import type { OperatorCase } from './case.loader.ts';

export type RulingOutcome = 'refund' | 'partial-refund' | 'replacement' | 'repair' | 'refused' | 'answered';

/** Fewer letters explain nothing to two people. */
const REASON_LETTERS = 40;
const DEVIATION_LETTERS = 10;

const OUTCOMES: Record<RulingOutcome, string> = {
  refund: 'Devolver todo',
  'partial-refund': 'Devolver una parte',
  replacement: 'Cambiarlo',
  repair: 'Repararlo',
  refused: 'No procede',
  answered: 'Responder',
};

export function outcomeText(outcome: RulingOutcome): string {
  return OUTCOMES[outcome];
}

/** 'Devolver todo a Lucía' */
export function suggestionText(outcome: OperatorCase['suggestion']['outcome'], personName: string): string {
  const name = firstNameOf(personName);
  switch (outcome) {
    case 'refund':
    case 'partial-refund':
      return `${OUTCOMES[outcome]} a ${name}`;
    case 'replacement':
      return `Que la tienda se lo cambie a ${name}`;
    case 'repair':
      return `Que la tienda se lo repare a ${name}`;
    case 'answered':
      return `Responderle a ${name}`;
    default:
      return 'No procede';
  }
}

export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name;
}

/** Pesos that buyer, shop and marketplace do not add up to; 0 when it is balanced. */
export function missingPesos({ amount, sellerDebit, fee, shipping }: RulingPreview): number {
  return Math.abs(amount - sellerDebit - fee - shipping);
}

export function givesMoney(outcome: RulingOutcome): boolean {
  return outcome === 'refund' || outcome === 'partial-refund';
}

/** Why an outcome cannot be ruled yet; null: it can. */
export function rulingProblems(typed: {
  reason: string;
  deviation: string;
  isDeviation: boolean;
}): Partial<Record<'reason' | 'deviation', string>> {
  const letters = typed.reason.trim().length;
  return {
    ...(letters < REASON_LETTERS && {
      reason: `Explica tu razón en al menos ${REASON_LETTERS} letras; llevas ${letters}.`,
    }),
    ...(typed.isDeviation &&
      typed.deviation.trim().length < DEVIATION_LETTERS && {
        deviation: `Di por qué cambias lo que sugiere la regla, en al menos ${DEVIATION_LETTERS} letras.`,
      }),
  };
}
