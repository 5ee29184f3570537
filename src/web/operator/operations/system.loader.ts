import { feedPaths } from '../../../wire/paths.ts';
import { type PageRequest, valueOrPageError } from '../../app/page.ts';
import { requireOperator } from '../layout/require-operator.ts';

export async function operatorSystemLoader(page: PageRequest) {
  const panel = await requireOperator(page, 'see-system');
  const asked = page.url.searchParams.get('antes');
  const before = asked && /^[1-9]\d{0,12}$/.test(asked) ? Number(asked) : undefined;
  const [state, failed] = await Promise.all([
    page.read('getSystemState', {}),
    page.read('listFailedMessages', { before }),
  ]);
  return {
    meta: { title: `Sistema | ${page.brand.name}`, description: 'Estado de la plataforma.', canonical: null },
    brandName: page.brand.name,
    panel,
    now: Date.now(),
    mayManage: panel.permissions.includes('manage-system'),
    feeds: {
      google: page.url.origin + feedPaths.marketplace('google'),
      meta: page.url.origin + feedPaths.marketplace('meta'),
    },
    isFirstPage: before === undefined,
    state: valueOrPageError(state),
    failed: valueOrPageError(failed),
  };
}

export type SystemData = Awaited<ReturnType<typeof operatorSystemLoader>>;
