import { useRef, useState } from 'react';
import { firstGrant, type GrantedUnits } from '../../panel/rights/partial-units.tsx';
import type { OperatorCase } from './case.loader.ts';
import { givesMoney, missingPesos, type RulingOutcome, rulingProblems } from './ruling-texts.ts';
import { useRulingPreview } from './use-preview.ts';

/** What is being ruled, what it would cost, and what is still missing. */
export function useRuling(one: OperatorCase) {
  const suggested = one.suggestion.outcome as RulingOutcome;
  const [outcome, setOutcome] = useState<RulingOutcome>(suggested);
  const [granted, setGranted] = useState<GrantedUnits[]>(() => firstGrant(one.lines));
  const [reason, setReason] = useState('');
  const [deviation, setDeviation] = useState('');
  const [restock, setRestock] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const reasonRef = useRef<HTMLTextAreaElement>(null);
  const { preview, problem } = useRulingPreview(one.number, outcome, granted);
  const isDeviation = outcome !== suggested;
  const errors = rulingProblems({ reason, deviation, isDeviation });
  const moves = givesMoney(outcome);
  const isBalanced = !moves || (preview?.isBalanced === true && missingPesos(preview) === 0);
  return {
    ...{ outcome, setOutcome, granted, setGranted, reason, setReason, deviation, setDeviation },
    ...{ restock, setRestock, preview, previewProblem: problem, isDeviation, isBalanced, reasonRef },
    givesMoney: moves,
    isComplete: Object.keys(errors).length === 0,
    /** Shown once she has tried. */
    errors: isTried ? errors : {},
    /** Whether it may be confirmed; where not, what is missing is shown and takes the focus. */
    tryToRule(): boolean {
      setIsTried(true);
      if (!isBalanced) return false;
      if (Object.keys(errors).length === 0) return true;
      reasonRef.current?.closest('form')?.scrollIntoView({ block: 'start' });
      reasonRef.current?.focus();
      return false;
    },
    body: {
      outcome,
      ...(outcome === 'partial-refund' && { lines: granted }),
      restock: moves && restock,
      reason: reason.trim(),
      deviation: isDeviation ? deviation.trim() : '',
    },
  };
}

export type Ruling = ReturnType<typeof useRuling>;
