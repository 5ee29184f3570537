/** The pages about money, for the panels' table of pages. */
export const operatorMoneyPages = [
  { id: 'operator-money', path: '/operacion/dinero', file: './operator/payouts/overview.page.tsx' },
  {
    id: 'operator-settlements',
    path: '/operacion/dinero/liquidaciones',
    file: './operator/payouts/settlements.page.tsx',
  },
  {
    id: 'operator-runs',
    path: '/operacion/dinero/liquidaciones/historia',
    file: './operator/payouts/runs.page.tsx',
  },
  {
    id: 'operator-settlement',
    path: '/operacion/dinero/liquidaciones/:id',
    file: './operator/payouts/settlement.page.tsx',
  },
  {
    id: 'operator-seller-money',
    path: '/operacion/dinero/vendedores/:id',
    file: './operator/payouts/seller-money.page.tsx',
  },
  { id: 'operator-payouts', path: '/operacion/dinero/giros', file: './operator/payouts/payouts.page.tsx' },
  {
    id: 'operator-payout-files',
    path: '/operacion/dinero/giros/archivos',
    file: './operator/payouts/payout-files.page.tsx',
  },
  {
    id: 'operator-refunds',
    path: '/operacion/dinero/reembolsos',
    file: './operator/orders/refunds/refunds.page.tsx',
  },
  {
    id: 'operator-reconciliation',
    path: '/operacion/dinero/conciliacion',
    file: './operator/payouts/reconciliation.page.tsx',
  },
  { id: 'operator-cash', path: '/operacion/dinero/contraentrega', file: './operator/payouts/cash.page.tsx' },
  {
    id: 'operator-provider',
    path: '/operacion/dinero/proveedor',
    file: './operator/payouts/provider.page.tsx',
  },
  { id: 'operator-fees', path: '/operacion/dinero/comisiones', file: './operator/books/fees.page.tsx' },
  { id: 'operator-ledger', path: '/operacion/dinero/libros', file: './operator/books/ledger.page.tsx' },
  {
    id: 'operator-ledger-account',
    path: '/operacion/dinero/libros/cuentas/:account/:owner',
    file: './operator/books/ledger-account.page.tsx',
  },
  {
    id: 'operator-entry',
    path: '/operacion/dinero/libros/movimientos/:id',
    file: './operator/books/entry.page.tsx',
  },
  {
    id: 'operator-order-entries',
    path: '/operacion/dinero/libros/pedidos/:number',
    file: './operator/books/order-entries.page.tsx',
  },
  {
    id: 'operator-exports',
    path: '/operacion/dinero/descargas',
    file: './operator/payouts/exports.page.tsx',
  },
] as const;
