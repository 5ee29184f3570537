import { normalizeAddress } from './address.ts';

/**
 * The same for the ways in which people write one address: '11001:carrera7#7121:ap301'. Flats of one building differ,
 * so that neighbours do not use up each other's limits.
 */
export function addressKey(cityId: string, address: string): string {
  const plain = withoutAccents(address);
  const street = compact(normalizeAddress(plain));
  return [cityId, street, ...unitsOf(plain)].join(':').slice(0, MAXIMUM_LENGTH);
}

const MAXIMUM_LENGTH = 200;

// What normalizeAddress leaves out.
const UNIT =
  /[\s,]+(apto|apt|ap|apartamento|torre|interior|int|oficina|of|bloque|bl|local|piso)(\d+|\b\.?\s*#?\s*[a-z\d-]*)/gi;

const UNIT_NAMES: Record<string, string> = {
  apto: 'ap',
  apt: 'ap',
  apartamento: 'ap',
  interior: 'int',
  oficina: 'of',
  bloque: 'bl',
};

/** In alphabetical order: some people name the tower first, others the flat. */
function unitsOf(address: string): string[] {
  return [...address.matchAll(UNIT)]
    .map(([, word = '', number = '']) => {
      const name = word.toLowerCase();
      return (UNIT_NAMES[name] ?? name) + compact(number);
    })
    .sort();
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

function compact(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\d#]/gu, '');
}
