import { NOT_POSSIBLE } from '../cluster/not-possible.ts';
import type { Finding } from './end-state-types.ts';
import type { Fault } from './faults.ts';
import type { Measure } from './observations.ts';
import type { Provoked } from './provoke.ts';

export interface Outcome {
  fault: Pick<Fault, 'name' | 'title' | 'aims'>;
  /** What kept the fault from being struck, mended or over; null: nothing. */
  problem: string | null;
  measure: Measure;
  /** Alerts that began to fire, with the seconds since the strike. */
  alerts: { alert: string; seconds: number }[];
  /** From the mending until everything was as before. */
  wellSeconds: number;
}

const READS_GAP_SECONDS = 5;

/** What an outcome missed of the aims, in words; empty: nothing. */
export function missedAims({ fault: { aims }, problem, measure }: Outcome): string[] {
  const errors = count(measure.serverErrors) + count(measure.unanswered);
  return [
    problem !== null && problem,
    measure.ordersGapSeconds > aims.ordersGap && `orders away for ${seconds(measure.ordersGapSeconds)}`,
    measure.readsGapSeconds > READS_GAP_SECONDS && `reads away for ${seconds(measure.readsGapSeconds)}`,
    aims.noErrors && errors > 0 && `${errors} errors`,
    measure.staleReads.length > 0 && `${measure.staleReads.length} stale own reads`,
  ].filter((text) => text !== false && text !== undefined);
}

/** Faults and what visitors met, as a table of Markdown; `leftOut`: what hosts of this kind cannot suffer. */
export function outcomeTable(
  outcomes: readonly Outcome[],
  leftOut: readonly Pick<Fault, 'title'>[] = [],
): string {
  const rows = outcomes.map((outcome) => {
    const { fault, measure } = outcome;
    const missed = missedAims(outcome);
    return [
      fault.title,
      `${seconds(measure.ordersGapSeconds)} (${fault.aims.ordersGap})`,
      `${seconds(measure.readsGapSeconds)} (${READS_GAP_SECONDS})`,
      `${count(measure.serverErrors)} of ${measure.reads + measure.orders}`,
      String(count(measure.unanswered)),
      `${measure.staleReads.length} (0)`,
      seconds(outcome.wellSeconds),
      missed.length === 0 ? 'yes' : missed.join(', '),
    ];
  });
  const notStruck = leftOut.map(({ title }) => [title, ...Array(6).fill('-'), NOT_POSSIBLE]);
  return table(
    [
      'fault',
      'longest without an order (aim)',
      'without a page (aim)',
      '5xx',
      'no answer',
      'stale own reads',
      'well again, from its mending',
      'aims met',
    ],
    [...rows, ...notStruck],
  );
}

/** Which alert told of which fault, and after how many seconds. */
export function alertTable(outcomes: readonly Outcome[]): string {
  const rows = outcomes.flatMap(({ fault, alerts }) =>
    alerts.map(({ alert, seconds: after }) => [alert, fault.title, seconds(after)]),
  );
  return table(['alert', 'fault', 'fired after'], rows.sort());
}

/** `problem`: what promtool says of the rules; null: each fires under what it is made for. */
export function alertSummary({ fired, silent, emptyQueries }: Provoked, problem: string | null): string {
  return [
    `Alerts that fired: ${fired.length} (${fired.join(', ')})`,
    `Alerts that never fired: ${silent.join(', ') || 'none'}`,
    `Every alert under what it is made for (promtool): ${problem ?? 'fires'}`,
    `Queries of the dashboard without an answer: ${emptyQueries.join('; ') || 'none'}`,
  ].join('\n');
}

/** What was acknowledged and what became of it. */
export function comparisonTable(
  acknowledged: Readonly<Record<string, number>>,
  findings: readonly Finding[],
): string {
  const whats = {
    order: 'orders',
    payment: 'payments',
    message: 'messages',
    price: 'prices',
    step: 'steps',
    file: 'files',
  };
  const rows = Object.entries(whats).map(([what, name]) => {
    const of = (...verdicts: Finding['verdict'][]) =>
      String(findings.filter((one) => one.what === what && verdicts.includes(one.verdict)).length);
    const found = [of('lost'), of('doubled'), of('changed', 'uninvited'), of('repeated')];
    return [name, String(acknowledged[what] ?? 0), ...found];
  });
  const head = [
    '',
    'acknowledged',
    'lost',
    'doubled',
    'changed or uninvited',
    'sent again (same Message-ID)',
  ];
  return table(head, rows);
}

/** 'order 503 unavailable: 12, …' */
export function counts(by: ReadonlyMap<string, number>): string {
  return [...by].map(([name, number]) => `${name}: ${number}`).join(', ');
}

function count(by: ReadonlyMap<string, number>): number {
  return [...by.values()].reduce((sum, number) => sum + number, 0);
}

function seconds(value: number): string {
  return `${value.toFixed(1)} s`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
