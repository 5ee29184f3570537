import type { RateCardForm } from '../../../domain/rate-card-form.ts';
import { Card } from '../../panel/card.tsx';
import { momentText } from '../../panel/date-texts.ts';
import { Button } from '../../ui/button.tsx';
import type { ShippingData } from './shipping.loader.ts';

interface CardHistoryProps {
  history: ShippingData['history'];
  now: number;
  /** Puts a former tariff into the form, to be looked at and saved; null: she may only look. */
  onRestore: ((card: RateCardForm) => void) | null;
}

export function CardHistory({ history, now, onRestore }: CardHistoryProps) {
  return (
    <Card title="Historial">
      {history.length === 0 && <p className="mt-3 text-tinta-2">La tarifa no ha cambiado todavía.</p>}
      <ol className="mt-1 divide-y divide-linea">
        {history.map(({ id, changedAt, person, reason, card }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3 text-small">
            <div className="min-w-0">
              <p>
                <strong>{person}</strong> · {momentText(Date.parse(changedAt), now)}
              </p>
              {reason && <p className="text-tinta-2">{reason}</p>}
            </div>
            {onRestore && (
              <Button variant="outline" size="compact" onClick={() => onRestore(card)}>
                Traer al formulario
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
