import { useState } from 'react';
import { givenBackText } from '../../../domain/given-back.ts';
import { mayBeLost } from '../../../domain/lost-package.ts';
import { formatPesos } from '../../../domain/money.ts';
import { priceLeft } from '../../../domain/order-money.ts';
import type { PackageAction } from '../../../domain/package-action.ts';
import { PACKAGE_STATUS } from '../../../domain/package-status.ts';
import { operatorPaths } from '../../../wire/operator-paths.ts';
import { deliveryProofPath } from '../../../wire/orders/delivery-proof-paths.ts';
import { Card } from '../../panel/card.tsx';
import { momentText } from '../../panel/date-texts.ts';
import { StatusTag } from '../../panel/status-tag.tsx';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Tag } from '../../ui/surfaces.tsx';
import { TrackingLink } from '../../ui/tracking-link.tsx';
import { ACTION_TEXTS } from './action-texts.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { CollectDialog } from './collect-dialog.tsx';
import { LoseDialog } from './lose-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import type { OperatorOrder } from './order.loader.ts';
import { SettleDialog } from './settle-dialog.tsx';

export type Parcel = OperatorOrder['packages'][number];

interface PackageCardProps {
  orderNumber: number;
  parcel: Parcel;
  mayMove: boolean;
  /** Whether she may open products. */
  linksProducts: boolean;
  now: number;
}

export function PackageCard({ orderNumber, parcel, mayMove, linksProducts, now }: PackageCardProps) {
  const [asked, setAsked] = useState<PackageAction | 'settle' | 'lose' | null>(null);
  const { sellerId, sellerName, statusId, statusName, isLate, carrier, trackingNumber, lines, actions } =
    parcel;
  const dialog = { orderNumber, parcel, onClose: () => setAsked(null) };
  return (
    <Card
      title={
        <a href={operatorPaths.seller(sellerId)} className="text-link break-words">
          {sellerName}
        </a>
      }
      action={
        <span className="flex flex-wrap gap-2">
          {parcel.deliveryDisputedAt && <Tag tone="urgent">No le ha llegado</Tag>}
          {isLate && <Tag tone="urgent">Atrasado</Tag>}
          <StatusTag statusId={statusId} name={statusName} />
        </span>
      }
    >
      {trackingNumber && (
        <p className="mt-2 break-words text-small text-tinta-2">
          {carrier} · Guía {trackingNumber}{' '}
          <TrackingLink carrier={carrier} number={trackingNumber} page={parcel.trackingUrl} />
        </p>
      )}
      <ul className="mt-2 divide-y divide-linea">
        {lines.map((line) => (
          <PackageLine key={line.line} line={line} linksProducts={linksProducts} />
        ))}
      </ul>
      <PackageMoney parcel={parcel} />
      <DeliveryLine {...{ orderNumber, parcel, mayMove }} onSettle={() => setAsked('settle')} />
      {mayMove && actions.length > 0 && (
        <div className="mt-4 flex flex-wrap gap-2">
          {actions.map((action) => (
            <Button
              key={action}
              size="compact"
              variant={action === 'cancel' ? 'destructive' : action === actions[0] ? 'secondary' : 'outline'}
              className="whitespace-normal"
              onClick={() => setAsked(action)}
            >
              {ACTION_TEXTS[action].button}
            </Button>
          ))}
        </div>
      )}
      {mayMove && mayBeLost({ ...parcel, isDisputed: parcel.deliveryDisputedAt !== null }) && (
        <Button
          size="compact"
          variant="outline"
          className="mt-2 whitespace-normal"
          onClick={() => setAsked('lose')}
        >
          Lo perdió la transportadora
        </Button>
      )}
      <PackageHistory history={parcel.history} now={now} />
      {asked === 'cancel' && <CancelDialog {...dialog} />}
      {asked === 'collect-cash' && <CollectDialog {...dialog} />}
      {asked === 'settle' && <SettleDialog {...dialog} />}
      {asked === 'lose' && <LoseDialog {...dialog} />}
      {asked && asked !== 'cancel' && asked !== 'collect-cash' && asked !== 'settle' && asked !== 'lose' && (
        <MoveDialog {...dialog} action={asked} />
      )}
    </Card>
  );
}

interface DeliveryLineProps extends Pick<PackageCardProps, 'orderNumber' | 'parcel' | 'mayMove'> {
  onSettle: () => void;
}

/** Whose word stands for a delivery, and the operator's own while only the shop's does. */
function DeliveryLine({ orderNumber, parcel, mayMove, onSettle }: DeliveryLineProps) {
  const { sellerId, statusId, deliveryConfirmedBy, deliveryDisputedAt, hasDeliveryProof } = parcel;
  if (statusId !== PACKAGE_STATUS.delivered) return null;
  const isOpen = deliveryConfirmedBy === null || deliveryDisputedAt !== null;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-small text-tinta-2">
      {deliveryDisputedAt !== null
        ? 'El comprador dice que no le ha llegado.'
        : deliveryConfirmedBy
          ? CONFIRMED_BY[deliveryConfirmedBy]
          : 'Solo la tienda dice que llegó.'}
      {hasDeliveryProof && (
        <a
          href={deliveryProofPath('operator', { orderNumber, sellerId })}
          target="_blank"
          rel="noopener noreferrer"
          className="text-link"
        >
          Ver la foto de la entrega
        </a>
      )}
      {isOpen && mayMove && (
        <Button size="compact" variant="outline" onClick={onSettle}>
          Entrega comprobada
        </Button>
      )}
    </p>
  );
}

const CONFIRMED_BY: Record<NonNullable<Parcel['deliveryConfirmedBy']>, string> = {
  buyer: 'El comprador confirmó la entrega.',
  proof: 'La entrega está comprobada.',
  remittance: 'La confirma el recaudo de la transportadora.',
  time: 'Nadie objetó la entrega a tiempo.',
};

interface PackageLineProps extends Pick<PackageCardProps, 'linksProducts'> {
  line: Parcel['lines'][number];
}

function PackageLine({ line, linksProducts }: PackageLineProps) {
  const { productId, name, reference, terms, imageUrl, unitPrice, quantity } = line;
  const givenBack = givenBackText(line);
  return (
    <li className="flex items-start gap-3 py-3">
      <Picture
        url={imageUrl}
        alt=""
        width={52}
        height={52}
        className="size-[52px] shrink-0 rounded-[12px] object-cover"
      />
      <span className="min-w-0 flex-1">
        {linksProducts ? (
          <a href={operatorPaths.product(productId)} className="text-link break-words font-semibold">
            {name}
          </a>
        ) : (
          <span className="break-words font-semibold">{name}</span>
        )}
        <span className="block break-words text-small text-tinta-3">
          {[reference, terms].filter(Boolean).join(' · ')}
        </span>
        <span className="block text-small text-tinta-2">
          {quantity} × {formatPesos(unitPrice)} · tarifa {String(line.feePercent).replace('.', ',')} %
        </span>
        {givenBack && <span className="block text-small text-tomate-7">{givenBack}</span>}
      </span>
      <span className="cifra whitespace-nowrap">{formatPesos(priceLeft(line))}</span>
    </li>
  );
}

const MONEY_NAMES: Record<Parcel['moneyState'], string> = {
  none: 'Todavía no hay dinero de este paquete',
  held: 'Retenido hasta que termine el plazo de retracto',
  released: 'Disponible para la tienda',
  'provider-paid': 'Lo pagó el proveedor directamente a la tienda',
  'seller-kept': 'La tienda cobró el efectivo',
};

function PackageMoney({ parcel }: { parcel: Parcel }) {
  const { goods, fee, shipping, cashDue, moneyState, lateFreight, lostCredit } = parcel;
  return (
    <p className="mt-3 rounded-[14px] bg-crema-1 px-4 py-3 text-small text-tinta-2">
      Productos {formatPesos(goods)} · Envío {formatPesos(shipping)} · Tarifa {formatPesos(fee)} · Para la
      tienda {formatPesos(goods - fee)}
      <span className="block font-semibold text-tinta">
        {cashDue > 0 ? `Por cobrar en la puerta: ${formatPesos(cashDue)}` : MONEY_NAMES[moneyState]}
      </span>
      {lateFreight && (
        <span className="block">
          Envío devuelto por llegar tarde: {formatPesos(lateFreight.amount)} · a cargo de la tienda{' '}
          {formatPesos(lateFreight.sellerCharge)}
        </span>
      )}
      {lostCredit !== null && (
        <span className="block">
          Lo perdió la transportadora: se le abonaron a la tienda {formatPesos(lostCredit)}
        </span>
      )}
    </p>
  );
}

function PackageHistory({ history, now }: { history: Parcel['history']; now: number }) {
  if (history.length === 0) return null;
  return (
    <details className="mt-4">
      <summary className="text-link inline-flex min-h-[44px] cursor-pointer items-center">
        Pasos del paquete ({history.length})
      </summary>
      <ol className="mt-1 grid gap-2">
        {history.map(({ statusName, note, date, person }) => (
          <li key={date + statusName} className="text-small">
            <strong className="font-semibold">{statusName}</strong> · {momentText(Date.parse(date), now)}
            {person && <span className="text-tinta-2"> · {person}</span>}
            {note && <span className="block break-words text-tinta-2">{note}</span>}
          </li>
        ))}
      </ol>
    </details>
  );
}
