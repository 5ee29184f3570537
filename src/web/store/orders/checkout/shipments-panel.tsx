import { type CartLine, keyOfLine } from '../../../../domain/cart.ts';
import { finalPrice } from '../../../../domain/discount.ts';
import { formatPesos } from '../../../../domain/money.ts';
import { shortPromise } from '../../../../domain/promise-text.ts';
import { bogotaDay } from '../../../../domain/spanish-dates.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Panel } from '../../../ui/surfaces.tsx';
import { travels } from './total-text.tsx';
import type { ShippingRate, ShippingState } from './use-shipping-quote.ts';

const MOST_PICTURES = 4;

/** A parcel for each shop: what it costs with its freight, and when it comes. */
export function ShipmentsPanel({ lines, shipping }: { lines: readonly CartLine[]; shipping: ShippingState }) {
  if (shipping.step !== 'quoted') return null;
  return (
    <Panel aria-labelledby="envios">
      <h2 id="envios" className="heading-3">
        Tus envíos
      </h2>
      <ul className="mt-2 divide-y divide-linea">
        {shipping.quote.rates.map((rate) => (
          <Shipment
            key={rate.sellerId}
            rate={rate}
            lines={lines.filter(({ sellerId }) => sellerId === rate.sellerId)}
          />
        ))}
      </ul>
    </Panel>
  );
}

interface ShipmentProps {
  rate: ShippingRate;
  lines: readonly CartLine[];
}

function Shipment({ rate: { sellerName, rate, promise, notDeliverable }, lines }: ShipmentProps) {
  const goods = goodsOf(lines);
  // Neither a sum nor a date that no order can have.
  if (notDeliverable.length > 0)
    return (
      <li className="py-4 last:pb-0">
        <h3 className="font-semibold">{sellerName}</h3>
        <p className="mt-1 text-small/5 text-tomate-7">Tiene productos que no llegan a esa ciudad.</p>
      </li>
    );
  return (
    <li className="grid gap-2 py-4 last:pb-0">
      <div className="flex items-baseline justify-between gap-4 font-semibold">
        <h3 className="min-w-0">{sellerName}</h3>
        <span className="cifra shrink-0">{formatPesos(goods + rate)}</span>
      </div>
      <p className="flex items-center gap-2 font-[650] text-small/5 text-verde-7">
        <Icon name="truck" weight="fill" size={18} />
        {shortPromise(promise, bogotaDay(Date.now()))}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="flex gap-2">
          {lines.slice(0, MOST_PICTURES).map((line) => (
            <Picture
              key={keyOfLine(line)}
              url={line.imageUrl}
              alt=""
              width={48}
              height={48}
              className="size-12 rounded-[12px] object-cover"
            />
          ))}
        </span>
        <span className="text-small/5 text-tinta-3 tabular-nums">
          {`${formatPesos(goods)} + envío ${formatPesos(rate)}`}
        </span>
      </div>
    </li>
  );
}

function goodsOf(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + finalPrice(line) * line.quantity, 0);
}

/** What each courier collects at the door, and when. */
export function CashPayments({ lines, shipping }: { lines: readonly CartLine[]; shipping: ShippingState }) {
  if (shipping.step !== 'quoted' || !travels(shipping.quote)) return null;
  return (
    <div className="mt-4 rounded-[16px] border border-linea px-4 py-3 text-small/5">
      <p className="font-semibold">En efectivo, a cada mensajero:</p>
      <ul className="divide-y divide-linea">
        {shipping.quote.rates.map(({ sellerId, sellerName, rate, promise }) => (
          <li key={sellerId} className="flex items-baseline justify-between gap-4 py-2">
            <span className="min-w-0">
              <b className="font-[650]">{shortPromise(promise, bogotaDay(Date.now()))}</b> · {sellerName}
            </span>
            <b className="shrink-0 tabular-nums">
              {formatPesos(goodsOf(lines.filter((line) => line.sellerId === sellerId)) + rate)}
            </b>
          </li>
        ))}
      </ul>
    </div>
  );
}
