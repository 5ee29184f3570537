import { PageHeading, ViewChoice } from '../../panel/card.tsx';
import { countText } from '../../panel/count-text.ts';
import type { OperatorPanel } from '../layout/require-operator.ts';
import { MODERATION_LISTS } from './moderation-lists.ts';

interface View {
  name: string;
  href: string;
  isCurrent: boolean;
}

interface ModerationHeadProps {
  panel: OperatorPanel;
  current: (typeof MODERATION_LISTS)[number]['queue'];
  views: readonly View[];
}

/** The lists of the moderation with what waits in each, and the groups of the open one. */
export function ModerationHead({ panel, current, views }: ModerationHeadProps) {
  return (
    <>
      <PageHeading
        title="Moderación"
        text="Lo que escribe la gente, y lo que decidimos. Respondemos en menos de 48 horas."
      />
      <nav
        aria-label="Listas de la moderación"
        className="-mx-4 mb-5 overflow-x-auto border-linea border-b px-4 sm:mx-0 sm:px-0"
      >
        <ul className="flex w-max gap-6">
          {MODERATION_LISTS.map(({ name, path, queue }) => (
            <li key={queue}>
              <a
                href={path}
                aria-current={queue === current ? 'page' : undefined}
                className="flex min-h-[48px] items-center gap-2 border-transparent border-b-[3px] font-semibold text-body text-tinta-2 -outline-offset-3 aria-[current]:border-verde-6 aria-[current]:text-tinta"
              >
                {name}
                <Waiting count={panel.queues.find((one) => one.queue === queue)?.count ?? 0} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex">
        <ViewChoice label="Estado" choices={views} />
      </div>
    </>
  );
}

function Waiting({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="cifra rounded-full bg-mango-1 px-2 py-0.5 text-small text-mango-8">
      {countText(count)}
      <span className="sr-only"> por atender</span>
    </span>
  );
}
