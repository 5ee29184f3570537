import { AUDIT_KIND_IDS } from '../../../../domain/audit-words.ts';
import { type PageRequest, valueOrPageError } from '../../../app/page.ts';
import { wholeNumber } from '../../../panel/asked.ts';
import { requireSeller } from '../../layout/require-seller.ts';

export async function sellerActivityLoader(page: PageRequest) {
  const panel = await requireSeller(page, 'manage-team');
  const { searchParams } = page.url;
  const kind = AUDIT_KIND_IDS.find((id) => id === searchParams.get('tipo')) ?? null;
  const accountId = wholeNumber(searchParams.get('persona')) ?? null;
  const before = wholeNumber(searchParams.get('antes'));
  const query = { ...(kind && { kind }), ...(accountId && { accountId }), ...(before && { before }) };
  const [activity, team] = await Promise.all([
    page.read('listActivity', query),
    page.read('getSellerTeam', {}),
  ]);
  return {
    meta: {
      title: `Quién hizo qué | ${panel.shopName}`,
      description: 'Los cambios de la tienda, persona por persona.',
      canonical: null,
    },
    brandName: page.brand.name,
    panel,
    now: Date.now(),
    filter: { kind, accountId },
    isFirstPage: before === undefined,
    people: valueOrPageError(team).members.map(({ accountId: id, name }) => ({ accountId: id, name })),
    ...valueOrPageError(activity),
  };
}
