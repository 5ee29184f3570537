import type { SellerOrder } from '../../../wire/orders/seller-order-entities.ts';
import { Card } from '../../panel/card.tsx';
import { momentText } from '../../panel/date-texts.ts';

/** What happened to the parcel, the newest first. */
export function HistoryCard({ history, now }: { history: SellerOrder['history']; now: number }) {
  return (
    <Card title="Historial">
      <ol className="mt-3 grid gap-3">
        {history.toReversed().map((step, index) => (
          // The list only grows at its other end.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={history.length - index} className="text-compact leading-[22px]">
            <strong className="block font-semibold">{step.name}</strong>
            <span className="text-small text-tinta-2">
              {momentText(Date.parse(step.date), now)}
              {step.isOurs && ' · Tu tienda'}
            </span>
            {step.note && <span className="block break-words text-small">{step.note}</span>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
