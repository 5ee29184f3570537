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
  Deprisa: 'https://www.deprisa.com/rastreo',
  '4-72': 'https://www.4-72.com.co/',
};

interface Guide {
  carrier: string | null;
  trackingNumber: string | null;
  /** Of a carrier outside the list, as its shop wrote it (see `ownTrackingAddress`). */
  trackingUrl?: string | null | undefined;
}

/** Null: nobody knows where this carrier tells of its parcels. */
export function trackingAddress({ carrier, trackingNumber, trackingUrl = null }: Guide): string | null {
  if (!carrier || !trackingNumber) return null;
  if (!isListedCarrier(carrier)) return trackingUrl;
  if (!Object.hasOwn(TRACKING_PAGES, carrier)) return null;
  return TRACKING_PAGES[carrier]?.replace('{}', encodeURIComponent(trackingNumber)) ?? null;
}

export function isListedCarrier(carrier: string): boolean {
  return CARRIERS.some((known) => known === carrier);
}

export const TRACKING_URL_LENGTH = 300;

/**
 * What a shop wrote as the address of its carrier's page; null when it may not stand in a buyer's mail: a page of the web
 * by its name, without port or password, so that it cannot pose as another one's.
 */
export function ownTrackingAddress(written: string): string | null {
  const address = written.trim();
  return OWN_PAGE.test(address) && address.length <= TRACKING_URL_LENGTH ? address : null;
}

const OWN_PAGE = /^https:\/\/([a-z0-9-]+\.)+[a-z]{2,}([/?#][!#-;=?-[\]-~]*)?$/i;

function plain(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
