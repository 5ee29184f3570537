import { DATA_TREATMENTS } from '../../../../domain/data-treatment.ts';
import { type PageRequest, valueOrPageError } from '../../../app/page.ts';
import { requireOperator } from '../../layout/require-operator.ts';

export async function operatorDataLoader(page: PageRequest) {
  const panel = await requireOperator(page, 'see-audit');
  return {
    meta: {
      title: `Datos personales | ${page.brand.name}`,
      description: 'Qué datos se tratan, para qué, quién y hasta cuándo.',
      canonical: null,
    },
    brandName: page.brand.name,
    panel,
    now: Date.now(),
    treatments: DATA_TREATMENTS,
    ...valueOrPageError(await page.read('listDataUses', {})),
  };
}

export type DataPageData = Awaited<ReturnType<typeof operatorDataLoader>>;
