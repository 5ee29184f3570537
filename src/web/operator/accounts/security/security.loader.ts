import { type PageRequest, valueOrPageError } from '../../../app/page.ts';
import { requireOperator } from '../../layout/require-operator.ts';

export async function operatorSecurityLoader(page: PageRequest) {
  const panel = await requireOperator(page);
  const { hasSecondFactor, email } = valueOrPageError(await page.read('getOperatorEntrance', {}));
  return {
    meta: {
      title: `Mi acceso | ${page.brand.name}`,
      description: 'Tu segundo factor y tus sesiones.',
      canonical: null,
    },
    brandName: page.brand.name,
    panel,
    email,
    hasSecondFactor,
    sessions: valueOrPageError(await page.call('listSessions', {})),
  };
}
