import { type PageRequest, valueOrPageError } from '../../../app/page.ts';
import { askedDay } from '../../../panel/asked.ts';
import { requireOperator } from '../../layout/require-operator.ts';

export async function operatorFiguresLoader(page: PageRequest) {
  const panel = await requireOperator(page, 'see-figures');
  const asked = { from: dayOf(page.url, 'desde'), to: dayOf(page.url, 'hasta') };
  const reply = await page.read('getFigures', asked);
  const problem = reply.ok ? null : (Object.values(reply.fields ?? {})[0] ?? null);
  // A period that cannot be shown is told above the usual one.
  const shown = reply.ok || !problem ? reply : await page.read('getFigures', {});
  return {
    meta: { title: `Cifras | ${page.brand.name}`, description: 'Cómo va la plataforma.', canonical: null },
    brandName: page.brand.name,
    panel,
    problem,
    figures: valueOrPageError(shown),
  };
}

export type FiguresData = Awaited<ReturnType<typeof operatorFiguresLoader>>;

function dayOf(url: URL, name: string): string | undefined {
  return askedDay(url.searchParams.get(name));
}
