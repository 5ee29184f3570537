import { useState } from 'react';
import { OPERATOR_QUEUES } from '../../../domain/operator-queue.ts';
import type { ReadValue } from '../../../server/panel-door.ts';
import { operatorPaths } from '../../../wire/operator-paths.ts';
import { callApi } from '../../app/api-client.ts';
import type { PageProps } from '../../app/page.ts';
import { promiseState } from '../../panel/age-text.ts';
import { CardList } from '../../panel/card-list.tsx';
import { momentText } from '../../panel/date-texts.ts';
import { levelEventText } from '../../panel/level-texts.ts';
import { ReasonDialog } from '../../panel/reason-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/surfaces.tsx';
import type { operatorLevelsLoader } from './moderation.loaders.ts';
import { ModerationHead } from './moderation-tabs.tsx';

type Contest = ReadValue<'listLevelContests'>['contests'][number];

/** Events that shops say are not their fault. */
export function Page({ data }: PageProps<typeof operatorLevelsLoader>) {
  const { panel, views, contests, firstHref, nextHref, now } = data;
  const linksOrders = panel.permissions.includes('see-orders');
  return (
    <>
      <ModerationHead panel={panel} current="levels" views={views} />
      <CardList items={contests} empty="No hay revisiones aquí." firstHref={firstHref} nextHref={nextHref}>
        {(contest) => <ContestCard key={contest.id} {...{ contest, linksOrders, now }} />}
      </CardList>
    </>
  );
}

interface ContestCardProps {
  contest: Contest;
  /** Whether she may open orders. */
  linksOrders: boolean;
  now: number;
}

function ContestCard({ contest, linksOrders, now }: ContestCardProps) {
  const { id, sellerId, sellerName, kind, reference, day, story, askedAt, state, reason } = contest;
  const [decision, setDecision] = useState<'excluded' | 'kept' | null>(null);
  const asked = Date.parse(askedAt);
  const { isLate, text } = promiseState(asked, OPERATOR_QUEUES.levels.promiseHours, now);
  const event = levelEventText({ kind, reference, day, score: 0, excluded: '' });
  const isOrder = kind === 'dispatch' || kind === 'sale' || kind === 'claim';
  return (
    <li className="min-w-0 rounded-[18px] border border-linea bg-papel p-4 sm:rounded-[22px] sm:p-6">
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-[1_1_220px]">
          <a href={operatorPaths.seller(sellerId)} className="text-link font-semibold">
            {sellerName}
          </a>
          <p className="text-small text-tinta-3">
            {day} · {momentText(asked, now)}
          </p>
        </div>
        {state === 'waiting' && <Tag tone={isLate ? 'urgent' : 'attention'}>{text}</Tag>}
      </div>
      <p className="mt-3 font-semibold">
        {isOrder && linksOrders ? (
          <a href={operatorPaths.order(Number(reference))} className="text-link">
            {event}
          </a>
        ) : (
          event
        )}
      </p>
      <p className="mt-2 whitespace-pre-line break-words">{story}</p>
      {state !== 'waiting' && (
        <p className="mt-3 text-tinta-2">
          {state === 'excluded' ? 'No cuenta' : 'Sí cuenta'}: {reason}
        </p>
      )}
      {state === 'waiting' && (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button size="compact" onClick={() => setDecision('excluded')}>
            Quitar del nivel
          </Button>
          <Button size="compact" variant="outline" onClick={() => setDecision('kept')}>
            Dejarlo
          </Button>
        </div>
      )}
      {decision && (
        <ReasonDialog
          title={decision === 'excluded' ? 'Quitar del nivel' : 'Dejarlo en el nivel'}
          explanation="La tienda lee el motivo, y queda en el registro."
          label="Motivo"
          suggestions={
            decision === 'excluded'
              ? ['Fue la transportadora', 'Fuerza mayor']
              : ['No hay prueba de lo que cuentas']
          }
          button={decision === 'excluded' ? 'Quitar' : 'Dejar'}
          done="Listo."
          send={(why) =>
            callApi('decideContest', { params: { contestId: id }, body: { decision, reason: why } })
          }
          onClose={() => setDecision(null)}
        />
      )}
    </li>
  );
}
