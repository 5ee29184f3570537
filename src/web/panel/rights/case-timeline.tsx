import { momentText } from '../date-texts.ts';

export interface TimelineStep {
  key: string;
  at: string;
  title: string;
  text?: string;
}

interface CaseTimelineProps {
  steps: readonly TimelineStep[];
  now: number;
  /** How many stand there at once; the others are folded. */
  shown?: number;
  /** In a narrow column: the moment stands below. */
  isNarrow?: boolean | undefined;
}

interface CaseStep {
  id: number;
  at: string;
  kind: string;
  title: string;
  text: string;
}

/** The steps of a case without its conversation; the story of its opening stands elsewhere. */
export function stepsOfCase(events: readonly CaseStep[]): TimelineStep[] {
  return events
    .filter(({ kind }) => kind !== 'message')
    .map(({ id, at, kind, title, text }) => ({
      key: String(id),
      at,
      title,
      text: kind === 'opened' ? '' : text,
    }));
}

/** What happened, in its order. */
export function CaseTimeline({ steps, now, shown = steps.length, isNarrow }: CaseTimelineProps) {
  const others = steps.slice(shown);
  return (
    <>
      <Steps steps={steps.slice(0, shown)} now={now} isNarrow={isNarrow} />
      {others.length > 0 && (
        <details className="group mt-2">
          <summary className="text-link inline-flex min-h-[44px] cursor-pointer list-none items-center font-semibold text-small group-open:hidden">
            Ver toda la línea de tiempo · {steps.length} sucesos
          </summary>
          <Steps steps={others} now={now} isNarrow={isNarrow} />
        </details>
      )}
    </>
  );
}

function Steps({ steps, now, isNarrow = false }: Omit<CaseTimelineProps, 'shown'>) {
  return (
    <ol className="mt-3 grid gap-3">
      {steps.map(({ key, at, title, text }) => (
        <li
          key={key}
          className={`grid gap-x-4 text-compact leading-[22px] ${isNarrow ? '' : 'sm:grid-cols-[150px_minmax(0,1fr)]'}`}
        >
          <span className="text-small text-tinta-2">{momentText(Date.parse(at), now)}</span>
          <span className="min-w-0 break-words">
            <strong className="font-semibold">{title}</strong>
            {text && <span className="block whitespace-pre-line text-small text-tinta-2">{text}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
