import { type PageRequest, valueOrPageError } from '../../../app/page.ts';
import { requireSeller } from '../../layout/require-seller.ts';

export async function sellerTeamLoader(page: PageRequest) {
  const centre = await requireSeller(page, 'manage-team');
  const team = valueOrPageError(await page.read('getSellerTeam', {}));
  return {
    meta: {
      title: `Equipo de ${centre.shopName} | ${page.brand.name}`,
      description: 'Quienes trabajan en tu tienda y qué puede hacer cada persona.',
      canonical: null,
    },
    brandName: page.brand.name,
    centre,
    team,
  };
}

export type Team = Awaited<ReturnType<typeof sellerTeamLoader>>['team'];
