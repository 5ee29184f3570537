import { formatSpanishDate } from '../../../domain/spanish-dates.ts';
import { operatorPaths } from '../../../wire/operator-paths.ts';
import { callApi } from '../../app/api-client.ts';
import { NotesCard } from '../../panel/notes-card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice, Tag } from '../../ui/surfaces.tsx';
import { DataClaimNotice } from '../accounts/data-claim-notice.tsx';
import { HistoryCard } from '../audit/history-card.tsx';
import type { BuyerData } from './buyer.loader.ts';
import { BuyerActions } from './buyer-actions.tsx';
import { BuyerClaims } from './buyer-claims.tsx';
import { BuyerFacts } from './buyer-facts.tsx';
import { BuyerOrders } from './buyer-orders.tsx';
import { BUYER_STATUS } from './buyer-status.ts';

export function Page({ data }: { data: BuyerData }) {
  const { buyer, panel, now } = data;
  const { tone, name } = BUYER_STATUS[buyer.status as keyof typeof BUYER_STATUS];
  const title = `${buyer.firstName} ${buyer.lastName}`.trim() || buyer.companyName || buyer.email;
  return (
    <div className="grid gap-5">
      <a href={operatorPaths.buyers()} className="text-link inline-flex min-h-[44px] items-center gap-2">
        <Icon name="arrow-left" weight="bold" size={18} />
        Clientes
      </a>
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0 flex-[1_1_240px]">
          <h1 className="break-words heading-panel">{title}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-3 text-tinta-2">
            <Tag tone={tone}>{name}</Tag>
            <span>
              Código {buyer.accountId} · Registro del {formatSpanishDate(buyer.createdAt)}
            </span>
          </p>
        </div>
        <BuyerActions {...data} />
      </header>
      {buyer.status === 3 && buyer.blockedAt && (
        <Notice tone="urgent">
          Bloqueado el {formatSpanishDate(buyer.blockedAt)}. Motivo: {buyer.blockReason}
        </Notice>
      )}
      <DataClaimNotice claim={buyer.dataClaim} />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1.7fr)_minmax(300px,1fr)] lg:items-start">
        <div className="grid min-w-0 gap-5">
          <BuyerFacts {...data} />
          <BuyerOrders {...data} />
          <HistoryCard history={buyer.history} now={now} />
        </div>
        <div className="grid min-w-0 gap-5">
          <BuyerClaims {...data} />
          <NotesCard
            notes={buyer.notes}
            now={now}
            mayWrite={panel.permissions.includes('block-accounts')}
            rows={3}
            maxLength={2_000}
            write={(body) =>
              callApi('addBuyerNote', { params: { accountId: buyer.accountId }, body: { body } })
            }
          />
        </div>
      </div>
    </div>
  );
}
