import { formatPesos } from '../../../domain/money.ts';
import type { CaseState } from '../../../domain/rights/case-flow.ts';
import { actorOf } from '../../../domain/rights/case-flow.ts';
import type { CaseActor } from '../../../domain/rights/case-rule.ts';
import type { ReadValue } from '../../../server/panel-door.ts';
import type { Column } from '../data-table.tsx';
import { shortDayText } from '../date-texts.ts';
import { State, type StateTone } from '../state.tsx';
import { ClockChip } from './clock-chip.tsx';

export type QueuedCase = ReadValue<'listOperatorCases'>['cases'][number];

interface ColumnRules {
  today: string;
  /** By number. */
  asked: ReadValue<'listAskedInCases'>;
  /** Whose panel it is. */
  side: Extract<CaseActor, 'shop' | 'operator'>;
  hrefOf: (number: string) => string;
}

/** The columns of a queue of cases. */
export function caseColumns({ today, asked, side, hrefOf }: ColumnRules): Column<QueuedCase>[] {
  return [
    {
      id: 'case',
      header: 'Caso',
      stacked: 'title',
      wraps: true,
      cell: ({ number, subject }) => (
        <a href={hrefOf(number)} className="text-link font-semibold">
          {subject}
          <span className="block font-normal text-small text-tinta-2">{number}</span>
        </a>
      ),
    },
    { id: 'kind', header: 'Tipo', cell: ({ kindName }) => kindName },
    {
      id: 'asked',
      header: 'Pide',
      cell: ({ number }) => <Asked asked={asked[number]} />,
    },
    {
      id: 'state',
      header: 'Estado',
      cell: ({ state, stateName }) => <State tone={toneOf(state, side)}>{stateName}</State>,
    },
    {
      id: 'date',
      header: 'Fecha que sigue',
      sorted: 'ascending',
      cell: ({ nextOn, state }) =>
        nextOn === null ? '—' : <ClockChip day={nextOn} today={today} isOurs={actorOf(state) === side} />,
    },
    {
      id: 'age',
      header: 'Abierto',
      cell: ({ openedOn }) => <span className="whitespace-nowrap">{openedText(openedOn, today)}</span>,
    },
    { id: 'person', header: 'Quien pide', cell: ({ personName }) => personName },
  ];
}

const WANTED_NAMES = {
  refund: 'Su plata',
  replacement: 'Un cambio',
  repair: 'Reparación',
  answer: 'Respuesta',
} as const;

function Asked({ asked }: { asked: ReadValue<'listAskedInCases'>[string] | undefined }) {
  if (!asked) return '—';
  return (
    <>
      {WANTED_NAMES[asked.wanted]}
      {asked.goods > 0 && (
        <span className="cifra block whitespace-nowrap text-small compact:inline">
          <span className="hidden compact:inline"> · </span>
          {formatPesos(asked.goods)}
        </span>
      )}
    </>
  );
}

function toneOf(state: CaseState, side: CaseActor): StateTone {
  if (state === 'closed') return 'neutral';
  if (state === 'decided') return 'done';
  return actorOf(state) === side ? 'attention' : 'moving';
}

/** 'Hoy', 'hace 3 días', '14 oct' when it is longer. */
function openedText(day: string, today: string): string {
  const days = (Date.parse(today) - Date.parse(day)) / 86_400_000;
  if (days <= 0) return 'Hoy';
  if (days === 1) return 'Ayer';
  return days <= 30 ? `hace ${days} días` : shortDayText(day);
}
