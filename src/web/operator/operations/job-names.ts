/** What the scheduled jobs do, for people. */
const JOB_NAMES: Record<string, string> = {
  'back-up': 'Copia de seguridad',
  'apply-offer-schedule': 'Inicio y fin de ofertas',
  'announce-holidays': 'Vacaciones de las tiendas',
  'announce-content': 'Contenido programado',
  'refresh-catalogue-counts': 'Conteos del catálogo',
  'recount-catalogue': 'Conteo completo del catálogo',
  'fill-search': 'Índice de búsqueda',
  'refresh-search-tiers': 'Orden de la búsqueda',
  'send-search-alerts': 'Avisos de búsquedas',
  'send-product-alerts': 'Avisos de existencias y precios',
  'refresh-suggestions': 'Sugerencias del buscador',
  'refresh-product-standings': 'Calidad y ventas de los productos',
  'write-feeds': 'Catálogos para Google y Meta',
  'settle-payments': 'Estado de los pagos',
  'delete-old-payment-records': 'Limpieza de registros de pago',
  'delete-old-records': 'Limpieza de mensajes y registros',
  'delete-old-identity-records': 'Limpieza de sesiones',
  'delete-old-webhook-events': 'Limpieza de avisos a integraciones',
  'delete-old-imports': 'Limpieza de cargas masivas',
  'delete-old-bulk-changes': 'Limpieza de cambios masivos',
  'delete-old-search-counts': 'Limpieza de conteos y avisos de búsquedas',
  'count-bought': 'Conteo de lo que se compra después de cada búsqueda',
  'delete-unused-pictures': 'Limpieza de fotos sin uso',
  'close-ledger-days': 'Cierre contable del día',
  'keep-sales-days': 'Ventas por día',
  'count-open-days': 'Saldos de los días abiertos',
  'check-ledger': 'Revisión de los libros',
  'reconcile-on-request': 'Conciliaciones pedidas',
  'reconcile-money': 'Conciliación nocturna',
  'release-packages': 'Liberación de dinero',
  'settle-sellers': 'Liquidaciones programadas',
};

export function jobName(name: string): string {
  return JOB_NAMES[name] ?? name;
}
