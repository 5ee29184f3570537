/** The pages about money, for the panels' table of pages. */
export const operatorMoneyPages = [
  { id: 'operator-money', path: '/operacion/dinero', load: () => import('./overview.page.tsx') },
  {
    id: 'operator-settlements',
    path: '/operacion/dinero/liquidaciones',
    load: () => import('./settlements.page.tsx'),
  },
  {
    id: 'operator-runs',
    path: '/operacion/dinero/liquidaciones/historia',
    load: () => import('./runs.page.tsx'),
  },
  {
    id: 'operator-settlement',
    path: '/operacion/dinero/liquidaciones/:id',
    load: () => import('./settlement.page.tsx'),
  },
  {
    id: 'operator-seller-money',
    path: '/operacion/dinero/vendedores/:id',
    load: () => import('./seller-money.page.tsx'),
  },
  { id: 'operator-payouts', path: '/operacion/dinero/giros', load: () => import('./payouts.page.tsx') },
  {
    id: 'operator-payout-files',
    path: '/operacion/dinero/giros/archivos',
    load: () => import('./payout-files.page.tsx'),
  },
  {
    id: 'operator-refunds',
    path: '/operacion/dinero/reembolsos',
    load: () => import('../orders/refunds/refunds.page.tsx'),
  },
  {
    id: 'operator-reconciliation',
    path: '/operacion/dinero/conciliacion',
    load: () => import('./reconciliation.page.tsx'),
  },
  { id: 'operator-cash', path: '/operacion/dinero/contraentrega', load: () => import('./cash.page.tsx') },
  {
    id: 'operator-provider',
    path: '/operacion/dinero/proveedor',
    load: () => import('./provider.page.tsx'),
  },
  { id: 'operator-fees', path: '/operacion/dinero/comisiones', load: () => import('../books/fees.page.tsx') },
  { id: 'operator-ledger', path: '/operacion/dinero/libros', load: () => import('../books/ledger.page.tsx') },
  {
    id: 'operator-ledger-account',
    path: '/operacion/dinero/libros/cuentas/:account/:owner',
    load: () => import('../books/ledger-account.page.tsx'),
  },
  {
    id: 'operator-entry',
    path: '/operacion/dinero/libros/movimientos/:id',
    load: () => import('../books/entry.page.tsx'),
  },
  {
    id: 'operator-order-entries',
    path: '/operacion/dinero/libros/pedidos/:number',
    load: () => import('../books/order-entries.page.tsx'),
  },
  {
    id: 'operator-exports',
    path: '/operacion/dinero/descargas',
    load: () => import('./exports.page.tsx'),
  },
] as const;
