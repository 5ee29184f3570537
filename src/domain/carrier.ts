/** Carriers of Colombia under the names that they use themselves; other names are kept as they are written. */
export const CARRIERS = [
  'Coordinadora',
  'Servientrega',
  'Inter Rapidísimo',
  'Envía',
  'TCC',
  'Deprisa',
  '4-72',
  'Saferbo',
  'Domina',
  '99minutos',
  'Mensajeros Urbanos',
  'Mi Paquete',
] as const;

/** One name for each carrier, so that its cash and its remittances meet: 'interrapidisimo' is 'Inter Rapidísimo'. */
export function carrierName(written: string): string {
  const name = written.trim().replace(/\s+/g, ' ');
  return CARRIERS.find((known) => plain(known) === plain(name)) ?? name;
}

/** Where the carrier shows a parcel; some of them only have a page on which its number is typed. */
const TRACKING_PAGES: Record<string, string> = {
  Coordinadora: 'https://coordinadora.com/rastreo/rastreo-de-guia/detalle-de-rastreo-de-guia/?guia={}',
  Servientrega: 'https://mobile.servientrega.com/WebSitePortal/RastreoEnvioDetalle.html?Guia={}',
  TCC: 'https://tcc.com.co/courier/mensajeria/rastrear-envio/?guia={}',
  'Inter Rapidísimo': 'https://siguetuenvio.interrapidisimo.com/',
  Envía: 'https://envia.co/',
};

/** Null: nobody knows where this carrier tells of its parcels. */
export function trackingAddress(carrier: string | null, trackingNumber: string | null): string | null {
  if (!carrier || !trackingNumber || !Object.hasOwn(TRACKING_PAGES, carrier)) return null;
  return TRACKING_PAGES[carrier]?.replace('{}', encodeURIComponent(trackingNumber)) ?? null;
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
