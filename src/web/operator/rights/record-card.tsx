import { Card } from '../../panel/card.tsx';
import { momentText } from '../../panel/date-texts.ts';
import { CaseTimeline, stepsOfCase, type TimelineStep } from '../../panel/rights/case-timeline.tsx';
import { Fact } from '../../panel/rights/fact.tsx';
import type { OperatorCaseData } from './case.loader.ts';
import { HabitNotice } from './habit-notice.tsx';

const SHOWN_STEPS = 5;

/** What nobody disputes, and the short line of what happened. */
export function RecordCard({
  one,
  record: { record, habit },
  now,
}: Pick<OperatorCaseData, 'one' | 'record' | 'now'>) {
  const opened = one.events.find(({ kind }) => kind === 'opened');
  const repeated = new Set(one.photos.flatMap(({ sameAs }) => sameAs.map(({ number }) => number))).size;
  const moment = (at: string | null | undefined, missing: string) =>
    at ? momentText(Date.parse(at), now) : missing;
  return (
    <Card title="Lo que consta">
      <dl className="mt-4 grid gap-4 border-linea border-b pb-4 sm:grid-cols-2">
        {record && (
          <>
            <Fact name="Peso declarado para el envío">{record.declaredKilograms} kg</Fact>
            <Fact name="Entrega">{moment(record.deliveredAt, 'No consta')}</Fact>
          </>
        )}
        <Fact name="Aviso">{moment(opened?.at, 'No consta')}</Fact>
        <Fact name="Fotos repetidas en otros casos">
          {repeated === 0 ? 'Ninguna' : `Sí, en ${repeated === 1 ? 'otro caso' : `otros ${repeated}`}`}
        </Fact>
        {one.knownOn && <Fact name="Supo del cargo el">{one.knownOn}</Fact>}
      </dl>
      <HabitNotice habit={habit} />
      <CaseTimeline steps={stepsOf(one, record)} now={now} shown={SHOWN_STEPS} />
    </Card>
  );
}

function stepsOf(
  { events, sellerName, personName }: OperatorCaseData['one'],
  record: OperatorCaseData['record']['record'],
): TimelineStep[] {
  const ofOrder: [string, string | null | undefined][] = [
    ['Se hizo el pedido', record?.orderedAt],
    [`${sellerName} lo entregó a la transportadora`, record?.handedOverAt],
    [`Entregado a ${personName}`, record?.deliveredAt],
  ];
  return [
    ...ofOrder.flatMap(([title, at]) => (at ? [{ key: title, at, title }] : [])),
    ...stepsOfCase(events),
  ].sort((left, right) => left.at.localeCompare(right.at));
}
