import { bogotaDay } from '../../../domain/spanish-dates.ts';
import type { PageRequest } from '../../app/page.ts';
import { wholeNumber } from '../../panel/asked.ts';
import { requireOperator } from '../layout/require-operator.ts';

/** What every page about money has. */
export async function moneyFrame(page: PageRequest, title: string) {
  const panel = await requireOperator(page, 'see-money');
  return {
    meta: {
      title: `${title} | ${page.brand.name}`,
      description: 'El dinero de la plataforma, peso a peso.',
      canonical: null,
    },
    brandName: page.brand.name,
    panel,
    mayMove: panel.permissions.includes('move-money'),
    today: bogotaDay(Date.now()),
  };
}

export function cursorOf({ url }: PageRequest): number | undefined {
  return wholeNumber(url.searchParams.get('cursor'));
}

/** As a query of a call: absent where there is none. */
export function cursorQuery(page: PageRequest): { cursor?: number } {
  const cursor = cursorOf(page);
  return cursor === undefined ? {} : { cursor };
}

/** The day in Bogotá; null for none. */
export function dayOf(moment: Date | null): string | null {
  return moment && bogotaDay(moment.getTime());
}
