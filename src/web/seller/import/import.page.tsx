import { useEffect, useRef } from 'react';
import { MOVE_IN_NAMES } from '../../../domain/move-in/move-in.ts';
import { sellerPaths } from '../../../wire/seller-paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Tag } from '../../ui/surfaces.tsx';
import { CheckedStep } from './checked-step.tsx';
import { ClosedStep } from './closed-step.tsx';
import { DelimiterStep } from './delimiter-step.tsx';
import type { sellerImportLoader } from './import.loader.ts';
import { STATE_TAGS } from './import-texts.ts';
import { MappingStep } from './mapping-step.tsx';
import { MoveInStep } from './move-in-step.tsx';
import { PicturesCard } from './pictures-card.tsx';
import { ProgressStep } from './progress-step.tsx';
import { RowTable } from './row-table.tsx';
import { StepList } from './step-list.tsx';
import { useImportCall } from './use-import-call.ts';
import { useImportProgress } from './use-import-progress.ts';

type Data = Awaited<ReturnType<typeof sellerImportLoader>>;

export function Page({ data }: { data: Data }) {
  // Another import begins with nothing of this one.
  return <ImportInSteps key={data.one.id} {...data} />;
}

function ImportInSteps({ one: loaded, view, now, categories }: Data) {
  const { one, connectionProblem } = useImportProgress(loaded);
  const call = useImportCall(loaded);
  const { name, tone } = STATE_TAGS[one.state];
  return (
    <>
      <a
        href={sellerPaths.imports()}
        className="inline-flex min-h-[44px] items-center gap-2 font-semibold text-compact text-verde-7 hover:underline"
      >
        <Icon name="arrow-left" weight="bold" size={16} />
        Carga masiva
      </a>
      <ImportHeading name={one.fileName} state={loaded.state} />
      <p className="mb-5 flex flex-wrap items-center gap-3 text-compact text-tinta-2">
        <Tag tone={tone}>{name}</Tag>
        {one.kind === 'pictures'
          ? 'Fotos'
          : one.source === 'sheet'
            ? 'Productos'
            : `Productos de ${MOVE_IN_NAMES[one.source]}`}
      </p>
      <StepList kind={one.kind} state={one.state} />
      <Step {...{ one, loaded, connectionProblem, call, now, categories }} />
      <PicturesCard one={one} />
      {view && loaded.state !== 'applying' && <RowTable one={loaded} view={view} />}
    </>
  );
}

/** Takes the focus when the step changes: the button that was pressed is gone. */
function ImportHeading({ name, state }: { name: string; state: Data['one']['state'] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    heading.current?.focus();
  }, [state]);
  return (
    <h1 ref={heading} tabIndex={-1} className="heading-panel mb-3 break-words outline-none">
      {name}
      <span className="sr-only">: {STATE_TAGS[state].name}</span>
    </h1>
  );
}

interface StepProps {
  one: Data['one'];
  loaded: Data['one'];
  connectionProblem: boolean;
  call: ReturnType<typeof useImportCall>;
  now: number;
  categories: Data['categories'];
}

function Step({ one, loaded, connectionProblem, call, now, categories }: StepProps) {
  switch (loaded.state) {
    case 'mapping':
      if (loaded.source !== 'sheet') return <MoveInStep one={loaded} categories={categories} />;
      if (loaded.asksDelimiter) return <DelimiterStep one={loaded} call={call} />;
      return <MappingStep one={loaded} call={call} />;
    case 'checked':
      return <CheckedStep one={loaded} call={call} />;
    case 'finished':
    case 'cancelled':
    case 'failed':
      return <ClosedStep one={loaded} now={now} />;
    default:
      return <ProgressStep one={{ ...one, state: loaded.state }} {...{ connectionProblem, call }} />;
  }
}
