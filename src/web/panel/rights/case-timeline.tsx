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
}

/** What happened, in its order. */
export function CaseTimeline({ steps, now, shown = steps.length }: CaseTimelineProps) {
  const others = steps.slice(shown);
  return (
    <>
      <Steps steps={steps.slice(0, shown)} now={now} />
      {others.length > 0 && (
        <details className="group mt-2">
          <summary className="text-link inline-flex min-h-[44px] cursor-pointer list-none items-center font-semibold text-small group-open:hidden">
            Ver toda la línea de tiempo · {steps.length} sucesos
          </summary>
          <Steps steps={others} now={now} />
        </details>
      )}
    </>
  );
}

function Steps({ steps, now }: { steps: readonly TimelineStep[]; now: number }) {
  return (
    <ol className="mt-3 grid gap-3">
      {steps.map(({ key, at, title, text }) => (
        <li key={key} className="grid gap-x-4 text-compact leading-[22px] sm:grid-cols-[150px_minmax(0,1fr)]">
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
