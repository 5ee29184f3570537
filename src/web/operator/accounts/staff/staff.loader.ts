import { type PageRequest, valueOrPageError } from '../../../app/page.ts';
import { requireOperator } from '../../layout/require-operator.ts';

export async function operatorStaffLoader(page: PageRequest) {
  const panel = await requireOperator(page, 'manage-staff');
  return {
    meta: {
      title: `Equipo | ${page.brand.name}`,
      description: 'Quienes operan la plataforma.',
      canonical: null,
    },
    brandName: page.brand.name,
    panel,
    now: Date.now(),
    staff: valueOrPageError(await page.read('listStaff', {})),
  };
}

export type StaffData = Awaited<ReturnType<typeof operatorStaffLoader>>;
