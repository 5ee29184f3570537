import { type Coordinates, distanceKilometres } from './location.ts';

/** Mainland and the archipelago of San Andrés. */
const COLOMBIA_BOXES = [
  { south: -4.3, north: 12.6, west: -79.1, east: -66.8 },
  { south: 12.4, north: 13.5, west: -81.9, east: -81.2 },
];

/** A geocoded point farther than this from the city's seat is taken for a wrong match. */
const MAXIMUM_KILOMETRES_FROM_SEAT = 60;

const MINIMUM_LENGTH = 5;
const MAXIMUM_LENGTH = 200;

/** The form geocoders understand: 'Cra. 7 No 71-21 Apto 301' becomes 'Carrera 7 # 71-21'. */
export function normalizeAddress(address: string): string {
  const withoutUnit = address.slice(0, MAXIMUM_LENGTH).replace(UNIT, ' ');
  const withNumberSign = withoutUnit.replace(NUMBER_SIGN, ' # ');
  const expanded = STREET_TYPES.reduce(
    (text, { written, name }) => text.replace(written, `${name} `),
    withNumberSign.trim(),
  );
  return expanded
    .replace(/\s*-\s*/g, '-')
    .replace(/[\s,.]*,[\s,.]*/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/[\s,.#-]+$/, '')
    .trim();
}

/** Weeds out nonsense only: rural addresses have no number sign and may have no number at all. */
export function isPlausibleAddress(address: string): boolean {
  const text = address.trim();
  if (text.length < MINIMUM_LENGTH || text.length > MAXIMUM_LENGTH) return false;
  const letters = text.match(/\p{L}/gu) ?? [];
  return new Set(letters).size >= 2;
}

export function isInColombia({ latitude, longitude }: Coordinates): boolean {
  return COLOMBIA_BOXES.some(
    (box) => latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east,
  );
}

/** Whether a geocoded point may be trusted for an address in the city with this seat. */
export function isPlausiblePoint(point: Coordinates, seat: Coordinates): boolean {
  return isInColombia(point) && distanceKilometres(point, seat) <= MAXIMUM_KILOMETRES_FROM_SEAT;
}

// Units inside a building mislead geocoders: 'Apto 301', 'Torre B', 'Int. 12', 'Of. 902'.
const UNIT =
  /[\s,]+(?:apto|apt|ap|apartamento|torre|interior|int|oficina|of|bloque|bl|local|piso)(?:\d+|\b\.?\s*#?\s*[\p{L}\d-]*)/giu;

// 'No', 'No.', 'Nro', 'N°', 'Nº', 'N.º', 'Núm.' and '#', before the digits of the crossing street.
const NUMBER_SIGN = /\s*(?:#|\b(?:n\.?[oº°]|nro|n[uú]m(?:ero)?)\.?)\s*(?=\d)/giu;

const STREET_TYPES = [
  { written: /^(?:avenida calle|av\.? calle|ac)\b\.?\s*(?=\d)/i, name: 'Avenida Calle' },
  { written: /^(?:avenida carrera|av\.? (?:carrera|cra|kr)|ak)\b\.?\s*(?=\d)/i, name: 'Avenida Carrera' },
  { written: /^(?:carrera|crra|cra|cr|kra|kr|k)\b\.?\s*(?=\d)/i, name: 'Carrera' },
  { written: /^(?:calle|cll|cl|c)\b\.?\s*(?=\d)/i, name: 'Calle' },
  { written: /^(?:avenida|avda|ave|av)\b\.?\s*/i, name: 'Avenida' },
  { written: /^(?:diagonal|diag|dg)\b\.?\s*(?=\d)/i, name: 'Diagonal' },
  { written: /^(?:transversal|transv|tranv|tv|tr)\b\.?\s*(?=\d)/i, name: 'Transversal' },
  { written: /^(?:circular|circ|cq)\b\.?\s*(?=\d)/i, name: 'Circular' },
  { written: /^(?:manzana|mza|mz)\b\.?\s*/i, name: 'Manzana' },
];
