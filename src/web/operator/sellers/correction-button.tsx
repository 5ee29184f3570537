import { useId, useRef } from 'react';
import { Button } from '../../ui/button.tsx';

interface CorrectionButtonProps {
  /** Points that were refused. */
  rejected: number;
  /** All of them were told to the seller. */
  isAsked: boolean;
  sending: boolean;
  onAsk: () => void;
}

/** Where there is nothing to ask for it says why, also to who presses it all the same. */
export function CorrectionButton({ rejected, isAsked, sending, onAsk }: CorrectionButtonProps) {
  const reasonId = useId();
  const place = useRef<HTMLParagraphElement>(null);
  const isWaiting = rejected > 0 && isAsked;
  const reason = isWaiting
    ? 'Ya le pediste la corrección; falta que el vendedor envíe los puntos otra vez.'
    : rejected === 0
      ? 'Para pedir una corrección, rechaza primero el punto que está mal y escribe por qué.'
      : null;
  return (
    <>
      <Button
        variant="outline"
        loading={sending}
        {...(reason && { 'aria-disabled': true, 'aria-describedby': reasonId })}
        onClick={reason ? () => place.current?.focus() : onAsk}
        className={reason ? 'text-apagado!' : undefined}
      >
        {isWaiting ? 'Corrección pedida' : 'Pedir corrección'}
      </Button>
      {reason && (
        <p ref={place} id={reasonId} tabIndex={-1} className="order-last basis-full text-small text-tinta-2">
          {reason}
        </p>
      )}
    </>
  );
}
