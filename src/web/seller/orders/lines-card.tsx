import { givenBackText } from '../../../domain/given-back.ts';
import { formatPesos } from '../../../domain/money.ts';
import { priceLeft } from '../../../domain/order-money.ts';
import type { SellerOrder } from '../../../wire/orders/seller-order-entities.ts';
import { Card } from '../../panel/card.tsx';
import { Picture } from '../../ui/picture.tsx';

/** What goes into the parcel, with what the marketplace keeps of each line. */
export function LinesCard({ lines }: { lines: SellerOrder['lines'] }) {
  return (
    <Card title="Productos">
      <ul className="mt-2 divide-y divide-linea">
        {lines.map((line) => (
          <Line key={line.line} line={line} />
        ))}
      </ul>
    </Card>
  );
}

function Line({ line }: { line: SellerOrder['lines'][number] }) {
  const units = line.quantity - line.cancelledQuantity;
  const givenBack = givenBackText(line);
  return (
    <li className="flex gap-4 py-4">
      <Picture
        url={line.imageUrl}
        alt=""
        width={64}
        height={64}
        className="size-16 shrink-0 rounded-[14px] object-cover"
      />
      <div className="min-w-0 flex-1 break-words text-compact leading-[22px]">
        <p className="font-semibold">{line.name}</p>
        {line.terms.length > 0 && (
          <p className="text-tinta-2">
            {line.terms.map(({ attribute, term }) => `${attribute}: ${term}`).join(' · ')}
          </p>
        )}
        <p className="text-small text-tinta-2">Ref. {line.reference}</p>
        <p className="mt-1 flex flex-wrap justify-between gap-x-4">
          <span>
            {units} × {formatPesos(line.unitPrice)}
          </span>
          <span className="cifra">{formatPesos(priceLeft(line))}</span>
        </p>
        <p className="text-small text-tinta-2">
          Tarifa {String(line.feePercent).replace('.', ',')} %: {formatPesos(line.fee)}
        </p>
        {givenBack && <p className="mt-1 font-semibold text-small text-tomate-7">{givenBack}</p>}
      </div>
    </li>
  );
}
