import { finalPrice } from '../../../../domain/discount.ts';
import { formatPesos } from '../../../../domain/money.ts';
import { PACKAGE_STATUS } from '../../../../domain/package-status.ts';
import { longPromise } from '../../../../domain/promise-text.ts';
import { formatSpanishDate } from '../../../../domain/spanish-dates.ts';
import { paths } from '../../../../wire/paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Panel, Tag } from '../../../ui/surfaces.tsx';
import { TrackingLink } from '../../../ui/tracking-link.tsx';
import type { Order, OrderPackage, StatusNames } from './order.loader.ts';
import { StatusBar } from './status-bar.tsx';
import { datedSteps } from './status-dates.ts';
import { StatusTag } from './status-tag.tsx';

interface PackageCardProps {
  order: Order;
  onePackage: OrderPackage;
  /** 'Paquete 1 de 3' */
  title: string;
  statusNames: StatusNames;
}

/** Spec 2.11: what one seller sends, where it is and what is in it. */
export function PackageCard({ order, onePackage, title, statusNames }: PackageCardProps) {
  const { sellerId, sellerName, status, products, promised } = onePackage;
  const steps = datedSteps(order, onePackage, statusNames);
  const isCancelled = status.id === PACKAGE_STATUS.cancelled;
  return (
    <Panel aria-label={title}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="heading-3">{title}</h2>
          <p className="mt-1 text-small/5 text-tinta-3">
            Vendido por{' '}
            <a href={paths.seller(sellerId)} className="text-link">
              {sellerName}
            </a>
          </p>
          {promised && isComing(status.id) && (
            <p className="mt-1 flex items-center gap-2 font-[650] text-small/5 text-verde-7">
              <Icon name="truck" weight="fill" size={17} />
              {longPromise(promised)}
            </p>
          )}
        </div>
        {!isCancelled && <Tracking {...status} />}
      </div>
      {!steps.some(({ current }) => current) && (
        <p className="mt-4 flex flex-wrap items-center gap-3 text-small/5 text-tinta-3">
          <StatusTag statusId={status.id} names={statusNames ?? undefined} />
          {formatSpanishDate(status.date)}
        </p>
      )}
      {isCancelled ? (
        <p className="mt-2 text-small/5 text-tinta-2">Este paquete no se va a enviar.</p>
      ) : (
        <div className="mt-7 sm:mt-6">
          <StatusBar steps={steps} />
        </div>
      )}
      <ul className="mt-5 grid gap-4 border-linea border-t pt-5">
        {products.map((product, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order never changes
          <ProductLine key={`${product.productId}-${index}`} product={product} />
        ))}
      </ul>
    </Panel>
  );
}

const { cancelled, delivered, returning, awaitingPayment } = PACKAGE_STATUS;

/** What waits for its payment has no date yet: it begins with the money. */
function isComing(statusId: number): boolean {
  return ![cancelled, delivered, returning, awaitingPayment].some((id) => id === statusId);
}

function Tracking({ carrier, trackingNumber }: OrderPackage['status']) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-small/5">
      <Tag tone={trackingNumber === null ? 'neutral' : 'done'}>
        <Icon name="barcode" size={17} />
        {trackingNumber === null ? 'Aún no se ha asignado' : `Guía ${trackingNumber}`}
      </Tag>
      <TrackingLink carrier={carrier} number={trackingNumber} />
    </p>
  );
}

function ProductLine({ product }: { product: OrderPackage['products'][number] }) {
  const terms = product.terms.map(({ attribute, term }) => `${attribute}: ${term}`);
  return (
    <li className="grid grid-cols-[68px_minmax(0,1fr)_auto] items-center gap-4">
      <Picture
        url={product.imageUrl}
        alt=""
        width={68}
        height={68}
        className="size-[68px] rounded-[14px] bg-crema-1 object-cover"
      />
      <div>
        <a href={paths.product(product.productId)} className="font-semibold hover:underline">
          {product.name}
        </a>
        <p className="text-small/5 text-tinta-3">{[...terms, `Cantidad: ${product.quantity}`].join(' · ')}</p>
      </div>
      <p className="font-semibold tabular-nums">{formatPesos(finalPrice(product) * product.quantity)}</p>
    </li>
  );
}
