import type { PageRequest } from '../../app/page.ts';
import { requireOperator } from '../layout/require-operator.ts';

export async function operatorHomeLoader(page: PageRequest) {
  const centre = await requireOperator(page);
  return {
    meta: {
      title: `Administración | ${page.brand.name}`,
      description: 'Lo que espera una decisión.',
      canonical: null,
    },
    brandName: page.brand.name,
    centre,
    now: Date.now(),
  };
}
