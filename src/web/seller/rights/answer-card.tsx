import { useState } from 'react';
import { formatSpanishDate } from '../../../domain/spanish-dates.ts';
import { Card } from '../../panel/card.tsx';
import { ClockChip } from '../../panel/rights/clock-chip.tsx';
import { Button } from '../../ui/button.tsx';
import type { SellerCase } from './case.loader.ts';
import { MoveDialog } from './move-dialog.tsx';
import { MOVE_TEXTS, type ShopAction, silenceText } from './move-texts.ts';
import { hasOffer } from './offer-fields.tsx';

const TURNS = {
  buyer: 'Le toca a tu cliente.',
  shop: 'Te toca a ti.',
  operator: 'Lo estamos decidiendo.',
  clock: 'Corre el plazo.',
} as const;

interface AnswerCardProps {
  one: SellerCase;
  today: string;
  mayAnswer: boolean;
}

/** Whose move it is, until when, what silence brings, and what the shop may do. */
export function AnswerCard({ one, today, mayAnswer }: AnswerCardProps) {
  const [open, setOpen] = useState<ShopAction | null>(null);
  const actions = (mayAnswer ? one.actions : [])
    .filter(isShopAction)
    .filter((action) => action !== 'offer' || hasOffer(one));
  const isOurs = one.actor === 'shop';
  const silence = silenceText(one);
  return (
    <Card
      title={isOurs ? 'Tu respuesta' : one.stateName}
      action={one.nextOn && <ClockChip day={one.nextOn} today={today} isOurs={isOurs} />}
    >
      <p className="mt-3">
        {one.actor ? TURNS[one.actor] : (one.outcome && OUTCOME_TEXTS[one.outcome]) || one.stateName}
        {one.nextOn && ` Hasta el ${formatSpanishDate(one.nextOn)}.`}
      </p>
      {silence && <p className={`mt-1 ${isOurs ? 'font-semibold' : 'text-tinta-2'}`}>{silence}</p>}
      {one.rulingReason && (
        <blockquote className="mt-3 whitespace-pre-line break-words border-linea border-l-[3px] pl-4 text-tinta-2">
          {one.rulingReason}
        </blockquote>
      )}
      {actions.length > 0 && (
        <div className="mt-4 flex flex-wrap gap-3">
          {actions.map((action) => (
            <Button
              key={action}
              size="compact"
              variant={MOVE_TEXTS[action].look}
              className="whitespace-normal max-sm:w-full"
              onClick={() => setOpen(action)}
            >
              {action === 'accept' && actions.includes('accept-return')
                ? 'Aceptar sin devolución'
                : MOVE_TEXTS[action].button}
            </Button>
          ))}
        </div>
      )}
      {open && <MoveDialog one={one} action={open} onClose={() => setOpen(null)} />}
    </Card>
  );
}

const OUTCOME_TEXTS: Record<NonNullable<SellerCase['outcome']>, string> = {
  refund: 'Se le devuelve la plata a tu cliente.',
  'partial-refund': 'Se le devuelve una parte a tu cliente.',
  cancelled: 'Se canceló sin cobro.',
  replacement: 'Le mandas uno nuevo a tu cliente.',
  repair: 'Lo reparas para tu cliente.',
  refused: 'No se concedió lo que pidió tu cliente.',
  answered: 'La petición quedó respondida.',
  withdrawn: 'Tu cliente desistió.',
};

function isShopAction(action: SellerCase['actions'][number]): action is ShopAction {
  return Object.hasOwn(MOVE_TEXTS, action);
}
