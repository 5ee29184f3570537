import { givesGoods } from '../../../../domain/rights/case-flow.ts';
import { bogotaDay } from '../../../../domain/spanish-dates.ts';
import type { CaseView } from '../../../../wire/rights/case-entities.ts';
import { daysBetween, dayText } from '../day-text.ts';

interface CaseClock {
  title: string;
  /** Days; null: nothing runs any more. */
  ring: { left: number; whole: number } | null;
}

/** What the clock of a case says: her money first, then whoever must move. */
export function clockOf(shown: CaseView, today: string): CaseClock {
  const { money, moneyFrom, moneyUntil, nextOn, stateSince, actor } = shown;
  if (money?.state === 'paid' && money.paidAt)
    return {
      title: `Te devolvimos la plata el ${dayText(bogotaDay(Date.parse(money.paidAt)), today)}`,
      ring: null,
    };
  if (isAccountAsked(shown))
    return {
      title: 'Dinos a dónde te mandamos la plata',
      ring: moneyUntil === null ? null : ringOf(moneyFrom ?? stateSince, moneyUntil, today),
    };
  const waitsForHer = actor === 'buyer';
  if (moneyUntil !== null && !waitsForHer)
    return {
      title: `Tu plata, a más tardar el ${dayText(moneyUntil, today)}`,
      ring: ringOf(moneyFrom ?? stateSince, moneyUntil, today),
    };
  if (nextOn !== null && shown.state === 'decided' && givesGoods(shown.outcome))
    return {
      title: `${shown.outcome === 'repair' ? 'Tu reparación' : 'Tu cambio'}, a más tardar el ${dayText(nextOn, today)}`,
      ring: ringOf(stateSince, nextOn, today),
    };
  if (nextOn === null || actor === null) return { title: shown.stateName, ring: null };
  const titles = {
    buyer: `Tienes hasta el ${dayText(nextOn, today)}`,
    shop: `Respuesta de la tienda, a más tardar el ${dayText(nextOn, today)}`,
    operator: `Te respondemos, a más tardar el ${dayText(nextOn, today)}`,
    clock: shown.stateName,
  } as const;
  return { title: titles[actor], ring: ringOf(stateSince, nextOn, today) };
}

/** The last day of whose move it is: of an account that is asked for, her money's own. */
export function turnUntil(shown: CaseView): string | null {
  return isAccountAsked(shown) ? (shown.moneyUntil ?? shown.nextOn) : shown.nextOn;
}

function isAccountAsked({ needsAccount, state }: CaseView): boolean {
  return needsAccount && state === 'decided';
}

function ringOf(from: string, until: string, today: string): CaseClock['ring'] {
  const left = Math.max(0, daysBetween(today, until));
  return { left, whole: Math.max(1, daysBetween(from, until), left) };
}

/** Whose move it is, in a sentence. */
export function turnText({ actor, state, sellerName }: CaseView): string | null {
  const shop = sellerName ?? 'la tienda';
  if (state === 'on-the-way-back') return `Va de camino a ${shop}.`;
  switch (actor) {
    case 'buyer':
      return 'Ahora te toca a ti.';
    case 'shop':
      return `Ahora le toca a ${shop}.`;
    case 'operator':
      return 'Ahora nos toca a nosotros.';
    default:
      return null;
  }
}
