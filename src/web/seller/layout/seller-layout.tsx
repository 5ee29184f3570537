import { Outlet, useLocation, useMatches } from 'react-router';
import { SELLER_ROLE_NAMES } from '../../../domain/seller-role.ts';
import { sellerPaths } from '../../../wire/seller-paths.ts';
import { PanelFrame } from '../../panel/panel-frame.tsx';
import { Notice } from '../../ui/surfaces.tsx';
import { ReadOnlyBanner } from './read-only-banner.tsx';
import type { SellerCentre } from './require-seller.ts';
import { sellerMenu } from './seller-menu.ts';

/** The frame around every page of the centre; who works here comes with each page's own data. */
export function SellerLayout() {
  const { pathname } = useLocation();
  const data = useMatches().at(-1)?.loaderData as { centre?: SellerCentre; brandName?: string } | undefined;
  const centre = data?.centre;
  if (!centre) return <Outlet />;
  const counts: Record<string, number> = {
    [sellerPaths.orders()]: centre.work.orders,
    [sellerPaths.questions()]: centre.work.questions,
  };
  const entries = sellerMenu
    .filter(({ permission }) => permission === null || centre.permissions.includes(permission))
    .map((entry) => ({ ...entry, count: counts[entry.path] ?? 0 }));
  return (
    <PanelFrame
      title={centre.shopName}
      subtitle={SELLER_ROLE_NAMES[centre.role]}
      entries={entries}
      currentPath={pathname}
      shops={centre.shops}
      currentShopId={centre.sellerId}
    >
      {centre.isReadOnly && <ReadOnlyBanner centre={centre} />}
      {centre.sellerStatus === 1 && !centre.isReadOnly && (
        <Notice tone="information" className="mb-5">
          Estamos validando tu tienda; te avisaremos por correo en menos de 24 horas. Mientras tanto puedes
          preparar tus productos: nadie los ve antes de la aprobación.
        </Notice>
      )}
      <Outlet />
    </PanelFrame>
  );
}
