import { initials } from '../../../../domain/text.ts';
import { paths } from '../../../../wire/paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { OrderPackage, StatusNames } from './order.loader.ts';
import { arrivalText, changeText, freightText, nextStepText } from './package-texts.ts';
import { StatusTag } from './status-tag.tsx';

interface PackageHeadProps {
  onePackage: OrderPackage;
  /** 'Paquete 1 de 3' */
  title: string;
  statusNames: StatusNames;
  today: string;
}

/** What one looks for first: whose it is, where it is, when it comes and what happens next. */
export function PackageHead({ onePackage, title, statusNames, today }: PackageHeadProps) {
  const { sellerId, sellerName, status } = onePackage;
  const nextStep = nextStepText(onePackage);
  const freight = freightText(onePackage, today);
  const [arrival, change] = [arrivalText(onePackage), changeText(onePackage)];
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <span
        aria-hidden="true"
        className="grid size-[52px] shrink-0 place-items-center rounded-[16px] bg-mango-3 font-[800] font-display text-tinta"
      >
        {initials(sellerName)}
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="heading-3">{title}</h2>
        <p className="mt-1 break-words text-small/5 text-tinta-3">
          Vendido por{' '}
          <a href={paths.seller(sellerId)} className="text-link">
            {sellerName}
          </a>
        </p>
        {arrival && (
          <p className="mt-1 flex items-center gap-2 font-[650] text-small/5 text-verde-7">
            <Icon name="truck" weight="fill" size={17} />
            {arrival}
          </p>
        )}
        {change && <p className="mt-1 text-small/5 text-tinta-2">{change}</p>}
        {freight && <p className="mt-1 font-[650] text-small/5 text-tinta-2">{freight}</p>}
        {nextStep && <p className="mt-1 text-small/5 text-tinta-2">{nextStep}</p>}
      </div>
      <p className="max-sm:w-full">
        <StatusTag statusId={status.id} names={statusNames ?? undefined} />
      </p>
    </div>
  );
}
