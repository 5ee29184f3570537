import { bogotaDay } from '../../../domain/spanish-dates.ts';
import { type PageRequest, valueOrPageError } from '../../app/page.ts';
import { requireSeller, type SellerPanel } from '../layout/require-seller.ts';

const STAGES = ['to-accept', 'to-prepare', 'to-send'] as const;
/** Of each stage, the first to fall due; the page shows the first of all. */
const LISTED = 20;
const SHOWN = 5;

const PERIODS = [7, 14, 30] as const;

export async function sellerHomeLoader(page: PageRequest) {
  const panel = await requireSeller(page, 'see-orders');
  const asked = Number(page.url.searchParams.get('dias'));
  const days = PERIODS.find((period) => period === asked) ?? 14;
  const summary = valueOrPageError(await page.read('getSellerSummary', { days }));
  const money = panel.permissions.includes('see-money')
    ? valueOrPageError(await page.read('getOwnMoney', {}))
    : null;
  const now = Date.now();
  return {
    meta: {
      title: `Resumen de ${panel.shopName} | ${page.brand.name}`,
      description: 'Lo que hay que hacer hoy en tu tienda.',
      canonical: null,
    },
    brandName: page.brand.name,
    panel,
    now,
    greeting: greetingAt(now),
    days,
    summary,
    money: money && {
      available: money.available,
      held: money.held,
      heldByCase: money.heldByCase,
      debt: money.debt,
    },
    corrections: panel.sellerStatus === 1 ? await findCorrections(page, panel) : [],
    work: await findWork(page, now),
  };
}

/** Parts of the application that came back, once the marketplace asked for them. */
async function findCorrections({ read }: PageRequest, { permissions }: SellerPanel) {
  if (!permissions.includes('edit-shop')) return [];
  const { items, correctionAskedAt } = valueOrPageError(await read('getOwnApplication', {}));
  return correctionAskedAt ? items.filter(({ state }) => state === 'rejected') : [];
}

/** What waits for the shop, the first to fall due first. */
async function findWork({ read }: PageRequest, now: number) {
  const counts = valueOrPageError(await read('countSellerOrders', {}));
  const lists = await Promise.all(
    STAGES.map(async (tab) =>
      valueOrPageError(await read('listSellerOrders', { tab, sort: 'deadline', limit: LISTED })),
    ),
  );
  const orders = lists.flatMap(({ orders }) => orders).sort(byDeadline);
  const countOf = (stage: string) => counts.find(({ tab }) => tab === stage)?.count ?? 0;
  return {
    toAccept: countOf('to-accept'),
    toPrepare: countOf('to-prepare'),
    toSend: countOf('to-prepare') + countOf('to-send'),
    overdue: counts.reduce((sum, { overdue }) => sum + overdue, 0),
    dueToday: orders.filter(({ deadline }) => deadline && isToday(deadline, now)).length,
    orders: orders.slice(0, SHOWN),
  };
}

function byDeadline(one: { deadline: string | null }, other: { deadline: string | null }): number {
  return (one.deadline ?? '9').localeCompare(other.deadline ?? '9');
}

// A deadline at midnight is the end of the day before.
function isToday(deadline: string, now: number): boolean {
  const moment = Date.parse(deadline);
  return moment > now && bogotaDay(moment - 1) === bogotaDay(now);
}

function greetingAt(now: number): string {
  const hour = new Date(now - 5 * 60 * 60 * 1000).getUTCHours();
  if (hour < 12) return 'Buenos días';
  return hour < 19 ? 'Buenas tardes' : 'Buenas noches';
}
