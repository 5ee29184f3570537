import { keyOfLine } from '../../../../domain/cart.ts';
import { formatPesos } from '../../../../domain/money.ts';
import { shortPromise } from '../../../../domain/promise-text.ts';
import { bogotaDay } from '../../../../domain/spanish-dates.ts';
import { initials } from '../../../../domain/text.ts';
import { paths } from '../../../../wire/paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Panel } from '../../../ui/surfaces.tsx';
import type { LineNotices } from './cart-check.ts';
import { CartRow } from './cart-row.tsx';
import type { ShopParcel } from './cart-shops.ts';
import { ParcelHint } from './parcel-hint.tsx';
import { QuantityControl } from './quantity-control.tsx';
import { AmountOnItsWay, QuoteFailed } from './quote-state.tsx';
import type { FillUp } from './use-cart-advice.ts';

interface ShopPanelProps {
  shop: ShopParcel;
  cityName: string;
  notices: LineNotices;
  /** Of this shop. */
  fillUps: readonly FillUp[];
  failed: boolean;
  askAgain: () => void;
}

/** One shop is one parcel: its lines, what sending them costs and when they arrive. */
export function ShopPanel({ shop, cityName, notices, fillUps, failed, askAgain }: ShopPanelProps) {
  const { sellerId, lines, totals, rate, lastRate } = shop;
  return (
    <Panel aria-labelledby={`tienda-${sellerId}`}>
      <ShopHead shop={shop} />
      <ul className="divide-y divide-linea border-linea border-y">
        {lines.map((line) => (
          <CartRow
            key={keyOfLine(line)}
            line={line}
            notice={notices[keyOfLine(line)] ?? null}
            control={<QuantityControl line={line} />}
          />
        ))}
      </ul>
      {totals.itemCount > 0 && (
        <dl className="mt-4 grid gap-2 text-small/6">
          <Row name="Productos" value={formatPesos(totals.subtotal)} />
          <div className="flex items-baseline justify-between gap-4">
            <dt>
              Envío a {cityName}
              {rate && <span className="ml-1 text-micro text-tinta-3">hasta {rate.room.kilograms} kg</span>}
            </dt>
            <dd className="text-right tabular-nums">
              {rate ? (
                formatPesos(rate.rate)
              ) : failed ? (
                <QuoteFailed askAgain={askAgain} />
              ) : (
                <AmountOnItsWay />
              )}
            </dd>
          </div>
          <div className="flex items-baseline justify-between gap-4 font-bold">
            <dt>De esta tienda</dt>
            <dd className="tabular-nums">
              {rate ? formatPesos(totals.subtotal + rate.rate) : failed ? '—' : <AmountOnItsWay />}
            </dd>
          </div>
        </dl>
      )}
      {lastRate && (
        <div aria-busy={rate === null} className="aria-busy:opacity-60">
          <ParcelHint rate={lastRate} fillUps={fillUps} />
        </div>
      )}
    </Panel>
  );
}

function ShopHead({ shop: { sellerId, sellerName, lastRate } }: { shop: ShopParcel }) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-[13px] bg-mango-3 font-display font-extrabold"
      >
        {initials(sellerName)}
      </span>
      <div className="min-w-0 flex-1">
        <h2 id={`tienda-${sellerId}`} className="font-display font-bold text-large/6">
          <a href={paths.seller(sellerId)} title={sellerName} className="block truncate hover:underline">
            {sellerName}
          </a>
        </h2>
        {/* Its height is kept while the city is on its way. */}
        <p className="min-h-5 truncate text-small/5 text-tinta-2">
          {lastRate && `Sale de ${lastRate.originName}`}
        </p>
      </div>
      <p className="flex min-h-6 items-center gap-2 font-semibold text-compact text-verde-7 max-sm:w-full">
        {lastRate && (
          <>
            <Icon name="truck" weight="fill" size={20} />
            {shortPromise(lastRate.promise, bogotaDay(Date.now()))}
          </>
        )}
      </p>
    </div>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt>{name}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  );
}
