import { cashToHaveReady } from '../../../../domain/cash-to-have-ready.ts';
import { formatPesos } from '../../../../domain/money.ts';
import { longPromise, promiseLeaf } from '../../../../domain/promise-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Panel } from '../../../ui/surfaces.tsx';
import type { PurchasedOrder } from './purchase-result.loader.ts';

/** Paid at the door: how much for whom, by the days of the parcels. */
export function CashReady({ order }: { order: PurchasedOrder }) {
  const days = cashToHaveReady(order.packages);
  if (days.length === 0) return null;
  const total = days.reduce((sum, { amount }) => sum + amount, 0);
  const couriers = days.reduce((sum, { payments }) => sum + payments.length, 0);
  return (
    <Panel aria-labelledby="efectivo" className="mt-5 break-inside-avoid">
      <h2 id="efectivo" className="heading-3 flex items-center gap-3">
        <Icon name="money" weight="duotone" size={28} className="text-verde-6" />
        Ten listo en efectivo
      </h2>
      {couriers > 1 && <p className="mt-1 text-tinta-2">Cada mensajero cobra solo lo suyo.</p>}
      <ul className="mt-4 divide-y divide-linea border-linea border-y">
        {days.map((day) => (
          <Day key={`${day.promised.from} ${day.promised.to}`} day={day} />
        ))}
      </ul>
      {couriers > 1 && (
        <p className="mt-4 flex items-baseline justify-between gap-4">
          <span className="font-semibold text-lead">En total</span>
          <b className="cifra text-total">{formatPesos(total)}</b>
        </p>
      )}
    </Panel>
  );
}

function Day({ day: { promised, amount, payments } }: { day: ReturnType<typeof cashToHaveReady>[number] }) {
  const { figure, weekday } = promiseLeaf(promised);
  return (
    <li className="flex items-start gap-4 py-4">
      <span
        aria-hidden="true"
        className="grid min-h-[60px] w-[68px] shrink-0 content-center rounded-[14px] bg-mango-1 text-center text-mango-8"
      >
        <b className="cifra text-lead/6">{figure}</b>
        <span className="text-micro leading-4">{weekday}</span>
      </span>
      <div className="grid min-w-0 flex-1 gap-2">
        {payments.map(({ sellerName, amount, productCount }) => (
          <p key={sellerName}>
            <span className="flex items-baseline justify-between gap-4 font-semibold">
              <span className="min-w-0">{sellerName}</span>
              <b className="cifra shrink-0">{formatPesos(amount)}</b>
            </span>
            <span className="text-small/5 text-tinta-2">
              {productCount === 1 ? '1 producto' : `${productCount} productos`}
            </span>
          </p>
        ))}
        {payments.length > 1 && (
          <p className="flex items-baseline justify-between gap-4 border-linea border-t pt-2 text-small/5">
            Ese día en total <b className="tabular-nums">{formatPesos(amount)}</b>
          </p>
        )}
        <p className="text-small/5 text-tinta-2">{longPromise(promised)}</p>
      </div>
    </li>
  );
}
