import { caseKindName } from '../../../../domain/rights/case-kind.ts';
import { MONTHS } from '../../../../domain/spanish-dates.ts';
import { paths } from '../../../../wire/paths.ts';
import { type PageRequest, valueOrPageError } from '../../../app/page.ts';

export async function caseFiguresLoader(page: PageRequest) {
  const { months, kinds } = valueOrPageError(await page.call('getCaseFigures', {}));
  return {
    meta: {
      title: `Casos en cifras | ${page.brand.name}`,
      description: 'Cuántas solicitudes recibimos, cuánto tardan y cómo terminan.',
      canonical: paths.caseFigures(),
    },
    months: months.map(({ month, ...figure }) => ({ name: monthName(month), ...figure })),
    kinds: kinds.map(({ kind, ...figure }) => ({ name: caseKindName(kind), ...figure })),
  };
}

export type CaseFiguresData = Awaited<ReturnType<typeof caseFiguresLoader>>;

/** 'octubre de 2026' */
function monthName(month: string): string {
  return `${MONTHS[Number(month.slice(5)) - 1] ?? ''} de ${month.slice(0, 4)}`;
}
