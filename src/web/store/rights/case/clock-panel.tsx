import { Panel } from '../../../ui/surfaces.tsx';
import { dayText } from '../day-text.ts';
import type { CasePartProps } from './case.page.tsx';
import { clockOf, turnText, turnUntil } from './case-clock.ts';
import { DayRing } from './day-ring.tsx';

/** The date that matters now, who must act, and the rule behind it. */
export function ClockPanel({ shown, today }: CasePartProps) {
  const { ring, title } = clockOf(shown, today);
  const turn = turnText(shown);
  const { rule, lapseText, actor, state } = shown;
  const lastDay = turnUntil(shown);
  // The heading has said it where the clock is that of whoever must move.
  const until = actor !== null && lastDay !== null ? dayText(lastDay, today) : null;
  const isAwaited = state === 'answering' || state === 'mediating' || state === 'appealed';
  return (
    <Panel aria-labelledby="plazo" className="sm:flex sm:items-center sm:gap-7">
      {ring && <DayRing left={ring.left} whole={ring.whole} />}
      <div className="min-w-0 max-sm:mt-4">
        <h2 id="plazo" className="heading-2 text-balance">
          {title}
        </h2>
        {(turn || lapseText) && (
          <p className="mt-2">
            {turn && <b className="font-semibold">{turn}</b>}
            {until && !title.endsWith(until) && <> Hasta el {until}.</>} {lapseText}
          </p>
        )}
        {shown.rulingReason && (
          <p className="mt-2">
            <b className="font-semibold">Por qué se decidió así:</b> {shown.rulingReason}
          </p>
        )}
        <Rule {...rule} answer={isAwaited ? dayText(rule.answerUntil, today) : null} />
      </div>
    </Panel>
  );
}

interface RuleProps {
  law: string;
  reading: string | null;
  /** Until when; null: nobody owes an answer. */
  answer: string | null;
}

/** Where Colombia publishes the statute, and what we read in it where it leaves room. */
function Rule({ law, reading, answer }: RuleProps) {
  return (
    <div className="mt-2 text-small/5 text-tinta-3">
      <p>
        {law}.{' '}
        <a href={lawAddress(law)} target="_blank" rel="noopener noreferrer" className="text-link">
          Ver la regla
        </a>
      </p>
      {reading && <p className="mt-1">{reading}</p>}
      {answer && <p className="mt-1">Respuesta por ley: a más tardar el {answer}.</p>}
    </div>
  );
}

function lawAddress(law: string): string {
  const id = law.includes('1581') ? 49981 : law.includes('1755') ? 65334 : 44306;
  return `https://www.funcionpublica.gov.co/eva/gestornormativo/norma.php?i=${id}`;
}
