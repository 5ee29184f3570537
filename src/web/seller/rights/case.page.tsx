import { formatPesos } from '../../../domain/money.ts';
import { formatSpanishDate } from '../../../domain/spanish-dates.ts';
import { sellerCasePaths } from '../../../wire/rights/case-paths.ts';
import { sellerPaths } from '../../../wire/seller-paths.ts';
import { callApi } from '../../app/api-client.ts';
import { Card, PageHeading } from '../../panel/card.tsx';
import { CaseLines } from '../../panel/rights/case-lines.tsx';
import { CaseMessages } from '../../panel/rights/case-messages.tsx';
import { CaseMoney } from '../../panel/rights/case-money.tsx';
import { CasePhotos } from '../../panel/rights/case-photos.tsx';
import { CaseTimeline, stepsOfCase } from '../../panel/rights/case-timeline.tsx';
import { Fact } from '../../panel/rights/fact.tsx';
import { AddPhotos } from './add-photos.tsx';
import { AnswerCard } from './answer-card.tsx';
import type { SellerCase, SellerCaseData } from './case.loader.ts';
import { WANTED_TEXTS } from './move-texts.ts';

export function Page({ data }: { data: SellerCaseData }) {
  const { one, panel, now, today } = data;
  const mayAnswer = panel.permissions.includes('answer-people') && !panel.isReadOnly;
  return (
    <>
      <p className="mb-2">
        <a href={sellerCasePaths.list()} className="text-link inline-block py-2">
          Volver a casos
        </a>
      </p>
      <PageHeading title={one.lines[0]?.name ?? one.kindName} text={<UnderTitle one={one} />} />
      <div className="grid items-start gap-4 min-[1200px]:grid-cols-[minmax(0,1fr)_360px]">
        <div className="grid min-w-0 gap-4">
          <AnswerCard one={one} today={today} mayAnswer={mayAnswer} />
          <StoryCard one={one} now={now} />
          <ShopCard one={one} now={now} mayAnswer={mayAnswer} />
          <CaseMessages
            events={one.events}
            now={now}
            side="shop"
            names={{ buyer: one.personName, shop: 'Tu tienda', operator: data.brandName, clock: 'El plazo' }}
            canWrite={one.canWrite && mayAnswer}
            hint="Lo leen tu cliente y nuestro equipo. Ocultamos teléfonos, correos y direcciones."
            send={(text) => callApi('writeInSellerCase', { params: { number: one.number }, body: { text } })}
          />
        </div>
        <div className="grid min-w-0 gap-4">
          <LawCard one={one} />
          <CaseMoney {...one} />
          <Card title="Lo que ha pasado">
            <CaseTimeline now={now} shown={6} isNarrow steps={stepsOfCase(one.events)} />
          </Card>
        </div>
      </div>
    </>
  );
}

function UnderTitle({ one }: { one: SellerCase }) {
  return (
    <>
      {one.number} · {one.kindName}
      {one.orderNumber !== null && (
        <>
          {' · '}
          <a href={sellerPaths.order(one.orderNumber)} className="text-link whitespace-nowrap">
            Pedido N.º {one.orderNumber}
          </a>
        </>
      )}
      {one.money && <span className="whitespace-nowrap"> · {formatPesos(one.money.amount)}</span>}
    </>
  );
}

/** What the buyer says, shows and wants. */
function StoryCard({ one, now }: { one: SellerCase; now: number }) {
  return (
    <Card title={`Lo que cuenta ${one.personName}`}>
      <p className="mt-3 whitespace-pre-line break-words text-body leading-[25px]">
        {one.story || 'No escribió nada: la ley no pide motivo.'}
      </p>
      <div className="mt-4">
        <CasePhotos
          photos={one.photos.filter(({ side }) => side === 'buyer')}
          title={`Fotos de ${one.personName}`}
          now={now}
        />
      </div>
      <dl className="mt-4 grid gap-3 rounded-[14px] bg-crema-1 px-4 py-3 sm:grid-cols-2">
        <Fact name="Pide">{WANTED_TEXTS[one.wanted]}</Fact>
        {one.reversalCause && <Fact name="Causa de la reversión">{one.reversalCause}</Fact>}
        {one.returnTracking && (
          <Fact name="Viene de vuelta">
            {one.returnCarrier ?? 'Guía'} {one.returnTracking}
          </Fact>
        )}
        {one.returnWay && <Fact name="Cómo vuelve">{one.returnWay}</Fact>}
        {one.returnWay && one.returnFreight !== null && (
          <Fact name="Flete de vuelta">{formatPesos(one.returnFreight)}</Fact>
        )}
        {one.weightFindings.length > 0 && <Fact name="Peso">{one.weightFindings.join(' ')}</Fact>}
      </dl>
      <CaseLines lines={one.lines} />
    </Card>
  );
}

/** The shop's own evidence. */
function ShopCard({ one, now, mayAnswer }: { one: SellerCase; now: number; mayAnswer: boolean }) {
  const own = one.photos.filter(({ side }) => side === 'shop');
  return (
    <Card title="Tus pruebas">
      <div className="mt-3">
        <CasePhotos photos={own} title="Tus fotos" now={now} />
      </div>
      {mayAnswer && one.canWrite && own.length < 8 && <AddPhotos number={one.number} />}
    </Card>
  );
}

function LawCard({ one: { rule, openedOn } }: { one: SellerCase }) {
  return (
    <Card title="Lo que dice la ley">
      <p className="mt-3 font-semibold text-compact">{rule.law}</p>
      {rule.reading && <p className="mt-1 text-small text-tinta-2">{rule.reading}</p>}
      <dl className="mt-4 grid gap-3">
        <Fact name="Se abrió el">{formatSpanishDate(openedOn)}</Fact>
        <Fact name="La respuesta debe estar a más tardar el">{formatSpanishDate(rule.answerUntil)}</Fact>
      </dl>
    </Card>
  );
}
