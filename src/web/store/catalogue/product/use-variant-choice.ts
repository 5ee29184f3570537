import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ChosenTerm } from '../../../../domain/cart.ts';
import { VARIANT_PARAMETER } from '../../../../wire/paths.ts';
import { readId } from '../../../app/read-id.ts';
import { type Choosable, chosenVariant, firstChoice, withTerm } from './variant-choice.ts';

export interface VariantChoice {
  chosen: readonly ChosenTerm[];
  choose: (term: ChosenTerm) => void;
  /** The person chose something herself: what is chosen is told aloud. */
  isTold: boolean;
}

/** What is chosen of a product. The address names the variant, and the variant of an address is chosen. */
export function useVariantChoice(product: Choosable): VariantChoice {
  const { search } = useLocation();
  const navigate = useNavigate();
  const asked = readId(new URLSearchParams(search).get(VARIANT_PARAMETER) ?? undefined);
  const [chosen, setChosen] = useState(() => firstChoice(product, asked));
  const [isTold, setTold] = useState(false);
  const shown = chosenVariant(product, chosen)?.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address leads only when it is another one
  useEffect(() => {
    if (asked !== null && asked !== shown) setChosen(firstChoice(product, asked));
  }, [asked]);
  const choose = (term: ChosenTerm) => {
    const next = withTerm(product, chosen, term);
    setChosen(next);
    setTold(true);
    const id = chosenVariant(product, next)?.id ?? null;
    if (id === asked) return;
    const parameters = new URLSearchParams(search);
    if (id === null) parameters.delete(VARIANT_PARAMETER);
    else parameters.set(VARIANT_PARAMETER, String(id));
    void navigate({ search: parameters.toString() }, { replace: true, preventScrollReset: true });
  };
  return { chosen, choose, isTold };
}
