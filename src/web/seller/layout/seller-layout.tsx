import { Outlet, useLocation, useMatches } from 'react-router';
import { SELLER_ROLE_NAMES } from '../../../domain/seller-role.ts';
import { sellerCasePaths } from '../../../wire/rights/case-paths.ts';
import { sellerPaths } from '../../../wire/seller-paths.ts';
import { PanelFrame } from '../../panel/panel-frame.tsx';
import { Notice } from '../../ui/surfaces.tsx';
import { ReadOnlyBanner } from './read-only-banner.tsx';
import type { SellerPanel } from './require-seller.ts';
import { sellerJump } from './seller-jump.ts';
import { sellerMenu } from './seller-menu.ts';

/** The frame around every page of the panel; who works here comes with each page's own data. */
export function SellerLayout() {
  const { pathname } = useLocation();
  const data = useMatches().at(-1)?.loaderData as { panel?: SellerPanel; brandName?: string } | undefined;
  const panel = data?.panel;
  if (!panel) return <Outlet />;
  const counts: Record<string, number> = {
    [sellerPaths.orders()]: panel.work.orders,
    [sellerCasePaths.list()]: panel.work.cases,
    [sellerPaths.questions()]: panel.work.questions,
  };
  const entries = sellerMenu
    .filter(({ permission }) => permission === null || panel.permissions.includes(permission))
    .map((entry) => ({ ...entry, count: counts[entry.path] ?? 0 }));
  return (
    <PanelFrame
      title={panel.shopName}
      subtitle={SELLER_ROLE_NAMES[panel.role]}
      entries={entries}
      currentPath={pathname}
      density={panel.density}
      jump={sellerJump(panel, entries)}
      shops={panel.shops}
      currentShopId={panel.sellerId}
    >
      {panel.isReadOnly && <ReadOnlyBanner panel={panel} />}
      {panel.sellerStatus === 1 && !panel.isReadOnly && (
        <Notice tone="information" className="mb-5">
          Estamos validando tu tienda; te avisaremos por correo en menos de 24 horas. Mientras tanto puedes
          preparar tus productos: nadie los ve antes de la aprobación.
        </Notice>
      )}
      <Outlet />
    </PanelFrame>
  );
}
