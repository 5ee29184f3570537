import { type PageRequest, valueOrPageError } from '../../../app/page.ts';
import { requireSeller } from '../../layout/require-seller.ts';

export async function sellerTeamLoader(page: PageRequest) {
  const panel = await requireSeller(page, 'manage-team');
  const team = valueOrPageError(await page.read('getSellerTeam', {}));
  return {
    meta: {
      title: `Equipo de ${panel.shopName} | ${page.brand.name}`,
      description: 'Quienes trabajan en tu tienda y qué puede hacer cada persona.',
      canonical: null,
    },
    brandName: page.brand.name,
    panel,
    team,
  };
}

export type Team = Awaited<ReturnType<typeof sellerTeamLoader>>['team'];
