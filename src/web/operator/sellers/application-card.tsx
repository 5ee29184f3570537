import { useNavigate } from 'react-router';
import { formatSpanishDate } from '../../../domain/spanish-dates.ts';
import { operatorPaths } from '../../../wire/operator-paths.ts';
import type { OperatorSeller } from '../../../wire/sellers/operator-seller-entities.ts';
import { SELLER_TABS } from '../../../wire/sellers/operator-sellers.ts';
import { Icon } from '../../ui/icon.tsx';
import type { OperatorPanel } from '../layout/require-operator.ts';
import { ApplicationActions } from './application-actions.tsx';
import { ApplicationChecks } from './application-checks.tsx';
import { ApplicationItems } from './application-items.tsx';
import { ApprovalNotice } from './approval-notice.tsx';
import { PromiseTag } from './promise-tag.tsx';
import { RutCard, RutFrame } from './rut-card.tsx';
import { SellerFacts } from './seller-facts.tsx';
import { ShopInitials } from './shop-initials.tsx';

interface ApplicationCardProps {
  seller: OperatorSeller;
  panel: OperatorPanel;
  now: number;
  /** The list it was opened from. */
  back: { tab: keyof typeof SELLER_TABS; search: string };
}

/** An application with everything a decision needs. */
export function ApplicationCard({ seller, panel, now, back }: ApplicationCardProps) {
  const navigate = useNavigate();
  const mayDecide = panel.permissions.includes('approve-sellers');
  const list = { grupo: SELLER_TABS[back.tab], buscar: back.search };
  const own = operatorPaths.sellers({ ...list, solicitud: seller.sellerId });
  return (
    <>
      <a
        href={operatorPaths.sellers(list)}
        className="text-link mb-3 inline-flex min-h-[44px] items-center gap-2 lg:hidden"
      >
        <Icon name="arrow-left" weight="bold" size={18} />
        Volver a la lista
      </a>
      <section
        aria-labelledby="solicitud"
        className="overflow-hidden rounded-[18px] border border-linea bg-papel sm:rounded-[22px]"
      >
        <div className="toldo toldo-large" aria-hidden="true" />
        <div className="grid gap-6 p-4 sm:p-7">
          <header className="flex flex-wrap items-center gap-4 border-linea border-b pb-6">
            <ShopInitials id={seller.sellerId} name={seller.displayName} size="large" />
            <div className="min-w-0 flex-[1_1_220px]">
              <h2 id="solicitud" className="break-words heading-2 sm:text-amount">
                <a href={operatorPaths.seller(seller.sellerId)} className="rounded-[6px] hover:underline">
                  {seller.displayName}
                </a>
              </h2>
              <p className="text-tinta-2">Solicitud enviada el {formatSpanishDate(seller.createdAt)}</p>
            </div>
            {seller.status === 1 && <PromiseTag seller={seller} now={now} />}
          </header>
          <SellerFacts seller={seller} />
          <div className="grid gap-5 border-linea border-t pt-6 sm:grid-cols-2">
            <RutCard seller={seller} mayOpen={mayDecide} />
            <ApplicationChecks seller={seller} />
          </div>
          {seller.status === 1 ? (
            <>
              <ApplicationItems seller={seller} mayDecide={mayDecide} />
              <ApplicationActions
                seller={seller}
                permissions={panel.permissions}
                // Stays in view for who wants to take it back; otherwise the next one would take its place.
                onApproved={() => void navigate(own, { preventScrollReset: true })}
              />
              {mayDecide && <RutFrame seller={seller} />}
            </>
          ) : (
            <>
              {mayDecide && <ApprovalNotice seller={seller} now={now} />}
              <p className="text-tinta-2">
                La solicitud ya se respondió.{' '}
                <a href={operatorPaths.seller(seller.sellerId)} className="text-link">
                  Ver el vendedor
                </a>
              </p>
            </>
          )}
        </div>
      </section>
    </>
  );
}
