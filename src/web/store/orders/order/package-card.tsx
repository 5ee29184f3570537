import { useId, useState } from 'react';
import { PACKAGE_STATUS } from '../../../../domain/package-status.ts';
import { formatSpanishDate } from '../../../../domain/spanish-dates.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Panel, Tag } from '../../../ui/surfaces.tsx';
import { TrackingLink } from '../../../ui/tracking-link.tsx';
import { DeliveryQuestion } from './delivery-question.tsx';
import type { Order, OrderPackage, OrderRights, StatusNames } from './order.loader.ts';
import { PackageHead } from './package-head.tsx';
import { PackageLines } from './package-lines.tsx';
import { StatusBar } from './status-bar.tsx';
import { datedSteps } from './status-dates.ts';

interface PackageCardProps {
  order: Order;
  onePackage: OrderPackage;
  /** 'Paquete 1 de 3' */
  title: string;
  statusNames: StatusNames;
  /** The key of the purchase's mail, where it opened the page. */
  token: string | null;
  known: OrderRights;
}

/** Spec 2.11: what one seller sends, where it is and what is in it. Of several, phones show the heads until one is opened. */
export function PackageCard({ order, onePackage, title, statusNames, token, known }: PackageCardProps) {
  const isOneOfMany = order.packages.length > 1;
  const isAsked = onePackage.delivery !== null && onePackage.delivery.state !== 'confirmed';
  const [isOpen, setIsOpen] = useState(!isOneOfMany);
  const details = useId();
  return (
    <Panel aria-label={title}>
      <PackageHead onePackage={onePackage} title={title} statusNames={statusNames} today={known.today} />
      {isAsked && <DeliveryQuestion orderNumber={order.number} token={token} onePackage={onePackage} />}
      {isOneOfMany && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={details}
          onClick={() => setIsOpen(!isOpen)}
          className="mt-2 flex min-h-[44px] w-full items-center justify-between font-semibold text-verde-7 sm:hidden noscript:hidden"
        >
          {isOpen ? 'Cerrar el paquete' : 'Ver el paquete'}
          <Icon name={isOpen ? 'caret-up' : 'caret-down'} weight="bold" size={18} />
        </button>
      )}
      <div id={details} className={isOpen ? '' : 'max-sm:hidden noscript:block'}>
        <Progress order={order} onePackage={onePackage} statusNames={statusNames} />
        {!isAsked && <DeliveryQuestion orderNumber={order.number} token={token} onePackage={onePackage} />}
        <PackageLines orderNumber={order.number} onePackage={onePackage} known={known} />
      </div>
    </Panel>
  );
}

function Progress({ order, onePackage, statusNames }: Omit<PackageCardProps, 'title' | 'token' | 'known'>) {
  const { status } = onePackage;
  const steps = datedSteps(order, onePackage, statusNames);
  if (status.id === PACKAGE_STATUS.cancelled)
    return <p className="mt-4 text-small/5 text-tinta-3">{formatSpanishDate(status.date)}</p>;
  return (
    <>
      <Tracking {...status} />
      {!steps.some(({ current }) => current) && (
        <p className="mt-4 text-small/5 text-tinta-3">{formatSpanishDate(status.date)}</p>
      )}
      <div className="mt-7 sm:mt-6">
        <StatusBar steps={steps} />
      </div>
    </>
  );
}

function Tracking({ carrier, trackingNumber, trackingUrl }: OrderPackage['status']) {
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-small/5">
      <Tag tone={trackingNumber === null ? 'neutral' : 'done'}>
        <Icon name="barcode" size={17} />
        {trackingNumber === null ? 'Aún no se ha asignado' : `Guía ${trackingNumber}`}
      </Tag>
      <TrackingLink carrier={carrier} number={trackingNumber} page={trackingUrl} />
    </p>
  );
}
