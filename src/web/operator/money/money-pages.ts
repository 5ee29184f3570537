/** The pages about money, for the panels' table of pages. */
export const operatorMoneyPages = [
  { id: 'operator-money', path: '/operacion/dinero', file: '../operator/money/overview.page.tsx' },
  {
    id: 'operator-settlements',
    path: '/operacion/dinero/liquidaciones',
    file: '../operator/money/settlements.page.tsx',
  },
  {
    id: 'operator-runs',
    path: '/operacion/dinero/liquidaciones/historia',
    file: '../operator/money/runs.page.tsx',
  },
  {
    id: 'operator-settlement',
    path: '/operacion/dinero/liquidaciones/:id',
    file: '../operator/money/settlement.page.tsx',
  },
  {
    id: 'operator-seller-money',
    path: '/operacion/dinero/vendedores/:id',
    file: '../operator/money/seller-money.page.tsx',
  },
  { id: 'operator-payouts', path: '/operacion/dinero/giros', file: '../operator/money/payouts.page.tsx' },
  {
    id: 'operator-payout-files',
    path: '/operacion/dinero/giros/archivos',
    file: '../operator/money/payout-files.page.tsx',
  },
  {
    id: 'operator-refunds',
    path: '/operacion/dinero/reembolsos',
    file: '../operator/money/refunds.page.tsx',
  },
  {
    id: 'operator-reconciliation',
    path: '/operacion/dinero/conciliacion',
    file: '../operator/money/reconciliation.page.tsx',
  },
  { id: 'operator-cash', path: '/operacion/dinero/contraentrega', file: '../operator/money/cash.page.tsx' },
  {
    id: 'operator-provider',
    path: '/operacion/dinero/proveedor',
    file: '../operator/money/provider.page.tsx',
  },
  { id: 'operator-fees', path: '/operacion/dinero/comisiones', file: '../operator/money/fees.page.tsx' },
  { id: 'operator-ledger', path: '/operacion/dinero/libros', file: '../operator/money/ledger.page.tsx' },
  {
    id: 'operator-ledger-account',
    path: '/operacion/dinero/libros/cuentas/:account/:owner',
    file: '../operator/money/ledger-account.page.tsx',
  },
  {
    id: 'operator-entry',
    path: '/operacion/dinero/libros/movimientos/:id',
    file: '../operator/money/entry.page.tsx',
  },
  {
    id: 'operator-order-entries',
    path: '/operacion/dinero/libros/pedidos/:number',
    file: '../operator/money/order-entries.page.tsx',
  },
  { id: 'operator-exports', path: '/operacion/dinero/descargas', file: '../operator/money/exports.page.tsx' },
] as const;
