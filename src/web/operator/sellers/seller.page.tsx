import { formatSpanishDate } from '../../../domain/spanish-dates.ts';
import { operatorPaths } from '../../../wire/operator-paths.ts';
import { callApi } from '../../app/api-client.ts';
import { Card } from '../../panel/card.tsx';
import { NotesCard } from '../../panel/notes-card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice, Tag } from '../../ui/surfaces.tsx';
import { HistoryCard } from '../audit/history-card.tsx';
import { ApplicationActions } from './application-actions.tsx';
import { ApplicationChecks } from './application-checks.tsx';
import { ApplicationItems } from './application-items.tsx';
import { ApprovalNotice } from './approval-notice.tsx';
import { PromiseTag } from './promise-tag.tsx';
import { RutCard, RutFrame } from './rut-card.tsx';
import type { SellerData } from './seller.loader.ts';
import { SellerActions } from './seller-actions.tsx';
import { SellerFacts } from './seller-facts.tsx';
import { SellerFigures } from './seller-figures.tsx';
import { ShopInitials } from './shop-initials.tsx';
import { FeeCard, TeamCard } from './team-card.tsx';

const STATUS = {
  0: { tone: 'neutral', name: 'Registro sin terminar' },
  1: { tone: 'attention', name: 'Por aprobar' },
  2: { tone: 'done', name: 'Activo' },
  3: { tone: 'urgent', name: 'Bloqueado' },
} as const;

export function Page({ data }: { data: SellerData }) {
  const { seller, panel, now } = data;
  const mayDecide = panel.permissions.includes('approve-sellers');
  const { tone, name } = STATUS[seller.status as keyof typeof STATUS];
  return (
    <div className="grid gap-5">
      <a href={operatorPaths.sellers()} className="text-link inline-flex min-h-[44px] items-center gap-2">
        <Icon name="arrow-left" weight="bold" size={18} />
        Vendedores
      </a>
      <header className="flex flex-wrap items-center gap-4">
        <ShopInitials id={seller.sellerId} name={seller.displayName} size="large" />
        <div className="min-w-0 flex-[1_1_240px]">
          <h1 className="break-words heading-panel">{seller.displayName}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-3 text-tinta-2">
            <Tag tone={tone}>{name}</Tag>
            {seller.status === 1 && <PromiseTag seller={seller} now={now} />}
            <span>
              Código {seller.sellerId} · Registro del {formatSpanishDate(seller.createdAt)}
            </span>
          </p>
        </div>
        <SellerActions {...data} />
      </header>
      {seller.status === 3 && seller.blockedAt && (
        <Notice tone="urgent">
          Bloqueado el {formatSpanishDate(seller.blockedAt)}. Motivo: {seller.blockReason}
        </Notice>
      )}
      {mayDecide && <ApprovalNotice seller={seller} now={now} />}
      <SellerFigures {...data} />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1.7fr)_minmax(300px,1fr)] lg:items-start">
        <div className="grid min-w-0 gap-5">
          <Card title="Datos del vendedor">
            <div className="mt-5 grid gap-6">
              <SellerFacts seller={seller} />
              <div className="grid gap-5 border-linea border-t pt-6 sm:grid-cols-2">
                <RutCard seller={seller} mayOpen={mayDecide} />
                <ApplicationChecks seller={seller} />
              </div>
              {seller.status === 1 && (
                <>
                  <ApplicationItems seller={seller} mayDecide={mayDecide} />
                  <ApplicationActions seller={seller} permissions={panel.permissions} />
                </>
              )}
              {mayDecide && <RutFrame seller={seller} />}
            </div>
          </Card>
          <HistoryCard history={seller.history} now={now} />
        </div>
        <div className="grid min-w-0 gap-5">
          <FeeCard {...data} />
          <TeamCard {...data} />
          <NotesCard
            notes={seller.notes}
            now={now}
            mayWrite={mayDecide}
            rows={3}
            maxLength={2_000}
            write={(body) =>
              callApi('addSellerNote', { params: { sellerId: seller.sellerId }, body: { body } })
            }
          />
        </div>
      </div>
    </div>
  );
}
