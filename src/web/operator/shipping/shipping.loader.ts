import { type PageRequest, valueOrPageError } from '../../app/page.ts';
import { requireOperator } from '../layout/require-operator.ts';

export async function operatorShippingLoader(page: PageRequest) {
  const panel = await requireOperator(page, 'see-shipping');
  const [stored, cities, departments, history] = await Promise.all([
    page.read('getRateCard', {}),
    page.read('listAllCities', {}),
    page.call('listDepartments', {}),
    page.read('listRateCardChanges', {}),
  ]);
  return {
    meta: { title: `Envíos | ${page.brand.name}`, description: 'La tarifa de envío.', canonical: null },
    brandName: page.brand.name,
    panel,
    now: Date.now(),
    mayEdit: panel.permissions.includes('edit-shipping'),
    stored: valueOrPageError(stored),
    cities: valueOrPageError(cities).map(({ id, name, departmentName }) => ({
      id,
      name: `${name}, ${departmentName}`,
    })),
    departments: valueOrPageError(departments),
    history: valueOrPageError(history),
  };
}

export type ShippingData = Awaited<ReturnType<typeof operatorShippingLoader>>;
