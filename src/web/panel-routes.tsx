import type { LoaderFunction, RouteObject } from 'react-router';
import { type PageRow, pageRoute } from './app/page-route.tsx';
import { OperatorLayout } from './operator/layout/operator-layout.tsx';
import { bareOperatorPages, operatorPages } from './operator/operator-pages.ts';
import { PanelError } from './panel/panel-error.tsx';
import { PanelRoot } from './panel/panel-root.tsx';
import { RecordPage } from './panel/record-page.tsx';
import { SellerLayout } from './seller/layout/seller-layout.tsx';
import { bareSellerPages, sellerPages } from './seller/seller-pages.ts';

export type PanelPage = (
  | typeof sellerPages
  | typeof bareSellerPages
  | typeof operatorPages
  | typeof bareOperatorPages
)[number];

export type PanelPageId = PanelPage['id'] | 'panel-not-found';

/** The panels' own router: nothing of it weighs on the shop. */
export function createPanelRoutes(loaderOf: (id: PanelPageId) => LoaderFunction): RouteObject[] {
  const route = (row: PageRow & { id: PanelPageId }) => pageRoute(row, loaderOf(row.id), RecordPage);
  return [
    {
      Component: PanelRoot,
      ErrorBoundary: PanelError,
      children: [
        ...bareSellerPages.map(route),
        ...bareOperatorPages.map(route),
        {
          Component: SellerLayout,
          children: [{ ErrorBoundary: PanelError, children: sellerPages.map(route) }],
        },
        {
          Component: OperatorLayout,
          children: [{ ErrorBoundary: PanelError, children: operatorPages.map(route) }],
        },
        { id: 'panel-not-found', path: '*', loader: loaderOf('panel-not-found'), Component: PanelError },
      ],
    },
  ];
}
