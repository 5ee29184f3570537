import { safeReturnTo } from '../../../../domain/return-to.ts';
import { operatorPaths } from '../../../../wire/operator-paths.ts';
import { PageRedirect, type PageRequest, valueOrPageError } from '../../../app/page.ts';

export async function operatorEnterLoader({ read, url, brand }: PageRequest) {
  const asked = safeReturnTo(url.searchParams.get('returnTo'));
  const destination = asked?.startsWith(operatorPaths.home()) ? asked : operatorPaths.home();
  const { step, email } = valueOrPageError(await read('getOperatorEntrance', {}));
  if (step === 'done') throw new PageRedirect(destination);
  return {
    meta: { title: `Operación | ${brand.name}`, description: 'Entrada del equipo.', canonical: null },
    brandName: brand.name,
    step,
    email,
    destination,
  };
}

export type EntranceData = Awaited<ReturnType<typeof operatorEnterLoader>>;
