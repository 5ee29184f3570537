import { formatPesos } from '../../../domain/money.ts';
import { operatorPaths } from '../../../wire/operator-paths.ts';
import { operatorCasePaths } from '../../../wire/rights/case-paths.ts';
import { callApi } from '../../app/api-client.ts';
import { Card, PageHeading } from '../../panel/card.tsx';
import { CaseLines } from '../../panel/rights/case-lines.tsx';
import { CaseMessages } from '../../panel/rights/case-messages.tsx';
import { CaseMoney } from '../../panel/rights/case-money.tsx';
import { BothStories } from './both-stories.tsx';
import type { OperatorCase, OperatorCaseData } from './case.loader.ts';
import { ContactCard } from './contact-card.tsx';
import { DueNotice } from './due-notice.tsx';
import { FileCard } from './file-card.tsx';
import { RecordCard } from './record-card.tsx';
import { RulingPanel } from './ruling-panel.tsx';

export function Page({ data }: { data: OperatorCaseData }) {
  const { one, record, panel, now, today, brandName } = data;
  return (
    <div className="max-sm:pb-24">
      <a href={operatorCasePaths.list()} className="text-link inline-flex min-h-[44px] items-center">
        Casos
      </a>
      <PageHeading
        title={one.lines[0]?.name ?? one.kindName}
        text={<UnderTitle one={one} />}
        action={<DueNotice one={one} today={today} />}
      />
      <div className="grid items-start gap-5 min-[1200px]:grid-cols-[minmax(0,1fr)_384px]">
        <div className="grid min-w-0 gap-5">
          <BothStories one={one} record={record} now={now} />
          <RecordCard one={one} record={record} now={now} />
        </div>
        <div className="min-w-0 min-[1200px]:row-span-2 [@media(min-width:1200px)_and_(min-height:1040px)]:sticky [@media(min-width:1200px)_and_(min-height:1040px)]:top-4">
          <RulingPanel one={one} panel={panel} brandName={brandName} />
        </div>
        <div className="grid min-w-0 gap-5">
          {one.lines.length > 0 && (
            <Card title="Lo que se compró">
              <CaseLines lines={one.lines} />
            </Card>
          )}
          {one.state !== 'mediating' && one.state !== 'appealed' && <CaseMoney {...one} />}
          <CaseMessages
            events={one.events}
            now={now}
            side="operator"
            names={{
              buyer: one.personName,
              shop: one.sellerName ?? 'La tienda',
              operator: 'Nuestro equipo',
              clock: 'El plazo',
            }}
            canWrite={one.canWrite && panel.permissions.includes('refund-orders')}
            hint="Lo leen los dos. Pide aquí las pruebas que falten."
            send={(text) =>
              callApi('writeInOperatorCase', { params: { number: one.number }, body: { text } })
            }
          />
          <ContactCard one={one} />
          <FileCard one={one} mayExport={panel.permissions.includes('refund-orders')} />
        </div>
      </div>
    </div>
  );
}

function UnderTitle({ one }: { one: OperatorCase }) {
  return (
    <>
      Caso <strong className="whitespace-nowrap font-semibold">{one.number}</strong>
      {one.lines.length > 0 && ` · ${one.kindName}`}
      {one.orderNumber !== null && (
        <>
          {' · '}
          <a href={operatorPaths.order(one.orderNumber)} className="text-link whitespace-nowrap">
            Pedido N.º {one.orderNumber}
          </a>
        </>
      )}
      {one.money && <span className="whitespace-nowrap"> · {formatPesos(one.money.amount)}</span>}
    </>
  );
}
