import { useLoaderData } from 'react-router';
import { OPERATOR_QUEUES } from '../../../domain/operator-queue.ts';
import { Card, PageHeading } from '../../panel/card.tsx';
import { longDayText } from '../../panel/date-texts.ts';
import type { operatorHomeLoader } from './home.loader.ts';

export function Page() {
  const { centre, now } = useLoaderData() as Awaited<ReturnType<typeof operatorHomeLoader>>;
  return (
    <>
      <PageHeading title="Resumen" text={longDayText(new Date(now).toISOString())} />
      <Card title="Por atender">
        <ul className="mt-3 divide-y divide-linea">
          {centre.queues.map(({ queue, count }) => (
            <li key={queue} className="flex justify-between py-3">
              {OPERATOR_QUEUES[queue].name}
              <strong className="cifra">{count}</strong>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
