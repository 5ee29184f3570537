import { type City, distanceKilometres } from './location.ts';
import { type Pesos, sumPesos } from './money.ts';

/** Urban, metropolitan, regional, national, special route, island and jungle. */
export type ShippingZone = 'U' | 'M' | 'R' | 'N' | 'E' | 'I';

export type ZoneRate = {
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
  /** Ids of perishable products that the zone is too far for. The rate counts them all the same. */
  notDeliverable: number[];
};

export type SellerPackage = { sellerId: number; origin: ShippingCity; items: readonly ShippingItem[] };

export type ShippingQuote = {
  total: Pesos;
  packages: (PackageRate & { sellerId: number })[];
  /** False when any package holds something not deliverable; such an order is refused by name, not repriced. */
  deliverable: boolean;
};

/** The first rule that holds decides, so that a short trip inside the jungle is not sold as regional. */
export function shippingZone(origin: ShippingCity, destination: ShippingCity, card: RateCard): ShippingZone {
  if (origin.id === destination.id) return 'U';
  if (shareMetropolitanArea(origin, destination, card)) return 'M';
  const ends = [origin, destination];
  if (ends.some((city) => card.islandDepartmentIds.includes(city.departmentId))) return 'I';
  if (ends.some((city) => isSpecial(city, card))) return 'E';
  if (origin.departmentId === destination.departmentId) return 'R';
  return distanceKilometres(origin, destination) <= card.regionalKilometres ? 'R' : 'N';
}

/** Whole kilograms of one package: the larger of real and volumetric weight, rounded up, at least 1. */
export function billableKilograms(items: readonly ShippingItem[], volumetricDivisor: number): number {
  // Grams, as sums of decimal kilograms drift above a whole number and would be rounded up.
  let realGrams = 0;
  let volumetricGrams = 0;
  for (const item of items) {
    const volume = item.heightCentimetres * item.widthCentimetres * item.lengthCentimetres;
    realGrams += Math.round(item.weightKilograms * 1000) * item.quantity;
    volumetricGrams += Math.round((volume * 1000) / volumetricDivisor) * item.quantity;
  }
  return Math.max(1, Math.ceil(Math.max(realGrams, volumetricGrams) / 1000));
}

export function isDeliverable(perishable: boolean, zone: ShippingZone, card: RateCard): boolean {
  return !perishable || card.perishableZones.includes(zone);
}

/** Price of sending one seller's items: freight by zone and weight plus insurance on their value. */
export function packageRate(
  trip: { origin: ShippingCity; destination: ShippingCity; items: readonly ShippingItem[] },
  card: RateCard,
): PackageRate {
  const zone = shippingZone(trip.origin, trip.destination, card);
  const zoneRate = card.zones[zone];
  const kilograms = billableKilograms(trip.items, card.volumetricDivisor);
  const extraKilograms = Math.max(0, kilograms - card.firstKilograms);
  const freight = zoneRate.firstKilogramsPesos + extraKilograms * zoneRate.extraKilogramPesos;
  return {
    zone,
    billableKilograms: kilograms,
    rate: freight + insurance(declaredValue(trip.items), card),
    minimumDays: zoneRate.minimumDays,
    maximumDays: zoneRate.maximumDays,
    notDeliverable: trip.items
      .filter(({ perishable }) => !isDeliverable(perishable, zone, card))
      .map(({ productId }) => productId),
  };
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

function isSpecial(city: ShippingCity, card: RateCard): boolean {
  return city.needsForwarding || card.specialDepartmentIds.includes(city.departmentId);
}

function declaredValue(items: readonly ShippingItem[]): Pesos {
  return sumPesos(items.map(({ unitPrice, quantity }) => unitPrice * quantity));
}

function insurance(value: Pesos, { insurance: rule }: RateCard): Pesos {
  const insuredValue = Math.max(0, value - rule.freeUpToPesos);
  return Math.max(rule.minimumPesos, Math.round((insuredValue * rule.percent) / 100));
}
