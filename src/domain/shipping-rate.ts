import { type City, distanceKilometres } from './location.ts';
import { type Pesos, sumPesos } from './money.ts';

/** Urban, metropolitan, regional, national, special route, island and jungle. */
export type ShippingZone = 'U' | 'M' | 'R' | 'N' | 'E' | 'I';

type ZoneRate = {
  name: string;
  /** Price up to RateCard.firstKilograms. */
  firstKilogramsPesos: Pesos;
  extraKilogramPesos: Pesos;
  minimumDays: number;
  maximumDays: number;
};

/** The carrier's tariff as editable data. City and department ids are DANE codes ('05001', '05'). */
export type RateCard = {
  zones: Record<ShippingZone, ZoneRate>;
  firstKilograms: number;
  /** Cubic centimetres per kilogram; 2500 is national ground transport. */
  volumetricDivisor: number;
  insurance: { minimumPesos: Pesos; freeUpToPesos: Pesos; percent: number };
  regionalKilometres: number;
  metropolitanAreas: { name: string; cityIds: string[] }[];
  specialDepartmentIds: string[];
  islandDepartmentIds: string[];
  /** Zones fresh goods reach in time. */
  perishableZones: ShippingZone[];
  /** Towns the carrier does not serve at all. */
  uncoveredCityIds: string[];
  /** A package of this value or more travels free to these zones; the marketplace pays its carrier. Null: none does. */
  freeShipping: { fromPesos: Pesos; zones: ShippingZone[] } | null;
};

/** needsForwarding marks towns the carrier reaches only through another one ('reexpedición'). */
export type ShippingCity = City & { needsForwarding: boolean };

export type ShippingItem = {
  productId: number;
  quantity: number;
  /** What the buyer pays for one unit; the declared value of the insurance. */
  unitPrice: Pesos;
  weightKilograms: number;
  heightCentimetres: number;
  widthCentimetres: number;
  lengthCentimetres: number;
  perishable: boolean;
};

export type PackageRate = {
  zone: ShippingZone;
  billableKilograms: number;
  rate: Pesos;
  minimumDays: number;
  maximumDays: number;
  /**
   * Ids of perishable products that the zone is too far for, or of all where the carrier does not go. The rate counts
   * them all the same.
   */
  notDeliverable: number[];
  /** False: the carrier does not go there at all. */
  isCovered: boolean;
};

export type SellerPackage = { sellerId: number; origin: ShippingCity; items: readonly ShippingItem[] };

export type ShippingQuote = {
  total: Pesos;
  packages: (PackageRate & { sellerId: number })[];
  /** False when any package holds something not deliverable; such an order is refused by name, not repriced. */
  deliverable: boolean;
};

export type ZoneReason =
  | 'same-city'
  | 'metropolitan-area'
  | 'island-or-jungle'
  | 'forwarding'
  | 'special-department'
  | 'same-department'
  | 'near'
  | 'far';

export function shippingZone(origin: ShippingCity, destination: ShippingCity, card: RateCard): ShippingZone {
  return zoneWithReason(origin, destination, card).zone;
}

/** The first rule that holds decides, so that a short trip inside the jungle is not sold as regional. */
function zoneWithReason(
  origin: ShippingCity,
  destination: ShippingCity,
  card: RateCard,
): { zone: ShippingZone; reason: ZoneReason } {
  if (origin.id === destination.id) return { zone: 'U', reason: 'same-city' };
  if (shareMetropolitanArea(origin, destination, card)) return { zone: 'M', reason: 'metropolitan-area' };
  const ends = [origin, destination];
  if (ends.some((city) => card.islandDepartmentIds.includes(city.departmentId)))
    return { zone: 'I', reason: 'island-or-jungle' };
  if (ends.some((city) => city.needsForwarding)) return { zone: 'E', reason: 'forwarding' };
  if (ends.some((city) => card.specialDepartmentIds.includes(city.departmentId)))
    return { zone: 'E', reason: 'special-department' };
  if (origin.departmentId === destination.departmentId) return { zone: 'R', reason: 'same-department' };
  return distanceKilometres(origin, destination) <= card.regionalKilometres
    ? { zone: 'R', reason: 'near' }
    : { zone: 'N', reason: 'far' };
}

/** Whole kilograms of one package: the larger of real and volumetric weight, rounded up, at least 1. */
export function billableKilograms(items: readonly ShippingItem[], volumetricDivisor: number): number {
  return Math.max(1, Math.ceil(billableGrams(items, volumetricDivisor) / 1000));
}

/** The larger of real and volumetric weight. */
export function billableGrams(items: readonly ShippingItem[], volumetricDivisor: number): number {
  // Grams, as sums of decimal kilograms drift above a whole number and would be rounded up.
  let realGrams = 0;
  let volumetricGrams = 0;
  for (const item of items) {
    const volume = item.heightCentimetres * item.widthCentimetres * item.lengthCentimetres;
    realGrams += Math.round(item.weightKilograms * 1000) * item.quantity;
    volumetricGrams += volumeGrams(volume, volumetricDivisor) * item.quantity;
  }
  return Math.max(realGrams, volumetricGrams);
}

/** What a volume weighs for the carrier. */
export function volumeGrams(cubicCentimetres: number, volumetricDivisor: number): number {
  return Math.round((cubicCentimetres * 1000) / volumetricDivisor);
}

export function isDeliverable(perishable: boolean, zone: ShippingZone, card: RateCard): boolean {
  return !perishable || card.perishableZones.includes(zone);
}

export type Trip = { origin: ShippingCity; destination: ShippingCity; items: readonly ShippingItem[] };

/** How a rate came about, step by step, for whoever sets the tariff. */
export type ExplainedRate = PackageRate & {
  zoneReason: ZoneReason;
  extraKilograms: number;
  freight: Pesos;
  declaredValue: Pesos;
  insurance: Pesos;
  isFree: boolean;
};

/** Price of sending one seller's items: freight by zone and weight plus insurance on their value. */
export function packageRate(trip: Trip, card: RateCard): PackageRate {
  const { zone, billableKilograms, rate, minimumDays, maximumDays, notDeliverable, isCovered } = explainRate(
    trip,
    card,
  );
  return { zone, billableKilograms, rate, minimumDays, maximumDays, notDeliverable, isCovered };
}

export function explainRate({ origin, destination, items }: Trip, card: RateCard): ExplainedRate {
  const { zone, reason } = zoneWithReason(origin, destination, card);
  const { minimumDays, maximumDays } = card.zones[zone];
  const charge = chargeTo(zone, items, card);
  const isCovered = !card.uncoveredCityIds.includes(destination.id);
  return {
    zone,
    zoneReason: reason,
    ...charge,
    isCovered,
    minimumDays,
    maximumDays,
    notDeliverable: items
      .filter(({ perishable }) => !isCovered || !isDeliverable(perishable, zone, card))
      .map(({ productId }) => productId),
  };
}

/** What one unit alone costs at most to send, of all zones that it may go to. Null: it may go to none. */
export function dearestRate(item: ShippingItem, card: RateCard): Pesos | null {
  const zones = (Object.keys(card.zones) as ShippingZone[]).filter((zone) =>
    isDeliverable(item.perishable, zone, card),
  );
  return zones.length > 0 ? Math.max(...zones.map((zone) => chargeTo(zone, [item], card).rate)) : null;
}

function chargeTo(zone: ShippingZone, items: readonly ShippingItem[], card: RateCard) {
  const kilograms = billableKilograms(items, card.volumetricDivisor);
  const value = declaredValue(items);
  return { billableKilograms: kilograms, declaredValue: value, ...chargeFor(zone, kilograms, value, card) };
}

/** What whole kilograms of a declared value cost to a zone. */
export function chargeFor(zone: ShippingZone, kilograms: number, value: Pesos, card: RateCard) {
  const { firstKilogramsPesos, extraKilogramPesos } = card.zones[zone];
  const extraKilograms = Math.max(0, kilograms - card.firstKilograms);
  const freight = firstKilogramsPesos + extraKilograms * extraKilogramPesos;
  const insured = insurance(value, card);
  const isFree = isFreeTrip(value, zone, card);
  return { extraKilograms, freight, insurance: insured, isFree, rate: isFree ? 0 : freight + insured };
}

function isFreeTrip(value: Pesos, zone: ShippingZone, { freeShipping }: RateCard): boolean {
  return freeShipping !== null && value >= freeShipping.fromPesos && freeShipping.zones.includes(zone);
}

/** One rate per seller; the total is their sum (spec valTotal). */
export function quoteShipping(
  packages: readonly SellerPackage[],
  destination: ShippingCity,
  card: RateCard,
): ShippingQuote {
  const quoted = packages.map(({ sellerId, origin, items }) => ({
    sellerId,
    ...packageRate({ origin, destination, items }, card),
  }));
  return {
    total: sumPesos(quoted.map(({ rate }) => rate)),
    packages: quoted,
    deliverable: quoted.every(({ notDeliverable }) => notDeliverable.length === 0),
  };
}

function shareMetropolitanArea(origin: City, destination: City, card: RateCard): boolean {
  return card.metropolitanAreas.some(
    ({ cityIds }) => cityIds.includes(origin.id) && cityIds.includes(destination.id),
  );
}

function declaredValue(items: readonly ShippingItem[]): Pesos {
  return sumPesos(items.map(({ unitPrice, quantity }) => unitPrice * quantity));
}

function insurance(value: Pesos, { insurance: rule }: RateCard): Pesos {
  const insuredValue = Math.max(0, value - rule.freeUpToPesos);
  return Math.max(rule.minimumPesos, Math.round((insuredValue * rule.percent) / 100));
}
