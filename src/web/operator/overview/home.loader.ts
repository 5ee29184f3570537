import { OPERATOR_QUEUES, type OperatorQueue } from '../../../domain/operator-queue.ts';
import { operatorPaths } from '../../../wire/operator-paths.ts';
import { operatorMoneyPaths } from '../../../wire/payouts/operator-money-paths.ts';
import { type PageRequest, valueOrPageError } from '../../app/page.ts';
import { ageText, promiseState } from '../../panel/age-text.ts';
import { operatorMenu } from '../layout/operator-menu.ts';
import { type OperatorPanel, requireOperator } from '../layout/require-operator.ts';

export async function operatorHomeLoader(page: PageRequest) {
  const panel = await requireOperator(page);
  const now = Date.now();
  return {
    meta: {
      title: `Administración | ${page.brand.name}`,
      description: 'Lo que espera una decisión.',
      canonical: null,
    },
    brandName: page.brand.name,
    panel,
    today: valueOrPageError(await page.read('getOperatorToday', {})),
    setUp: panel.permissions.includes('see-system')
      ? valueOrPageError(await page.read('getSetUp', {}))
      : null,
    queues: panel.queues.map((queue) => shownQueue(queue, now)).sort(lateFirst),
  };
}

export type HomeData = Awaited<ReturnType<typeof operatorHomeLoader>>;

export type ShownQueue = ReturnType<typeof shownQueue>;

function shownQueue({ queue, count, oldestAt }: OperatorPanel['queues'][number], now: number) {
  const { name, promiseHours } = OPERATOR_QUEUES[queue];
  const since = oldestAt === null ? null : Date.parse(oldestAt);
  const promise = since === null || promiseHours === null ? null : promiseState(since, promiseHours, now);
  return {
    queue,
    name,
    count,
    href: linkOf(queue),
    promiseText: promiseHours === null ? null : `Plazo: ${promiseHours} horas`,
    age: since === null ? null : ageText(since, now),
    isLate: promise?.isLate ?? false,
    left: promise?.text ?? null,
    /** Lower is more urgent. */
    rank:
      count === 0 || since === null
        ? Number.MAX_SAFE_INTEGER
        : since + (promiseHours ?? 24 * 365) * 3_600_000,
  };
}

const OWN_LINKS: Partial<Record<OperatorQueue, string>> = {
  reports: operatorPaths.reportedQuestions(),
  levels: operatorPaths.levelContests(),
  messages: operatorPaths.contactMessages(),
  deliveries: `${operatorPaths.orders()}?noLlego=si`,
  refunds: operatorMoneyPaths.refunds(),
  payouts: operatorMoneyPaths.payouts('por-corregir'),
  differences: operatorMoneyPaths.reconciliation(),
};

/** The list of the queue: its own page, or that of the menu's entry with its badge. */
function linkOf(queue: OperatorQueue): string | null {
  const entry = operatorMenu.find(({ queues }) => queues?.includes(queue));
  return OWN_LINKS[queue] ?? entry?.path ?? null;
}

function lateFirst(a: { rank: number }, b: { rank: number }): number {
  return a.rank - b.rank;
}
