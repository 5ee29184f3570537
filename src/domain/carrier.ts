/** Carriers of Colombia under the names that they use themselves; other names are kept as they are written. */
export const CARRIERS = [
  'Coordinadora',
  'Servientrega',
  'Inter Rapidísimo',
  'Envía',
  'TCC',
  'Deprisa',
  '4-72',
  '99minutos',
  'Mensajeros Urbanos',
  'Mi Paquete',
] as const;

/** One name for each carrier, so that its cash and its remittances meet: 'interrapidisimo' is 'Inter Rapidísimo'. */
export function carrierName(written: string): string {
  const name = written.trim().replace(/\s+/g, ' ');
  return CARRIERS.find((known) => plain(known) === plain(name)) ?? name;
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
