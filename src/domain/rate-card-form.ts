import type { RateCard, ShippingZone } from './shipping-rate.ts';

export const SHIPPING_ZONES = ['U', 'M', 'R', 'N', 'E', 'I'] as const satisfies readonly ShippingZone[];

/** The tariff as a form shows it: a row for each zone. */
export interface RateCardForm extends Omit<RateCard, 'zones' | 'perishableZones' | 'freeShipping'> {
  zones: {
    zone: ShippingZone;
    name: string;
    firstKilogramsPesos: number;
    extraKilogramPesos: number;
    minimumDays: number;
    maximumDays: number;
    takesPerishables: boolean;
    isFree: boolean;
  }[];
  /** Null: nothing travels free. */
  freeFromPesos: number | null;
}

export function rateCardForm(card: RateCard): RateCardForm {
  const { zones, perishableZones, freeShipping, ...rest } = card;
  return {
    ...rest,
    zones: SHIPPING_ZONES.map((zone) => ({
      zone,
      ...zones[zone],
      takesPerishables: perishableZones.includes(zone),
      isFree: freeShipping?.zones.includes(zone) ?? false,
    })),
    freeFromPesos: freeShipping?.fromPesos ?? null,
  };
}

export function rateCardOfForm({ zones, freeFromPesos, ...rest }: RateCardForm): RateCard {
  const freeZones = zones.filter(({ isFree }) => isFree).map(({ zone }) => zone);
  return {
    ...rest,
    zones: Object.fromEntries(
      zones.map(({ zone, takesPerishables: _perishable, isFree: _free, ...rate }) => [zone, rate]),
    ) as RateCard['zones'],
    perishableZones: zones.filter(({ takesPerishables }) => takesPerishables).map(({ zone }) => zone),
    freeShipping: freeFromPesos === null ? null : { fromPesos: freeFromPesos, zones: freeZones },
  };
}

/** What is wrong, by the field's name on the page; {} when the tariff may be used. */
export function rateCardProblems(form: RateCardForm): Record<string, string> {
  const problems: Record<string, string> = {};
  const isPesos = (value: number) => Number.isSafeInteger(value) && value >= 0 && value <= 100_000_000;
  const isDays = (value: number) => Number.isSafeInteger(value) && value >= 0 && value <= 90;
  if (form.zones.map(({ zone }) => zone).join() !== SHIPPING_ZONES.join()) problems.zones = 'Faltan zonas.';
  for (const zone of form.zones) {
    const name = `zones.${zone.zone}`;
    if (!zone.name.trim()) problems[name] = 'Escribe el nombre de la zona.';
    else if (!isPesos(zone.firstKilogramsPesos) || zone.firstKilogramsPesos === 0)
      problems[name] = 'El precio de los primeros kilos debe ser un valor en pesos mayor que cero.';
    else if (!isPesos(zone.extraKilogramPesos))
      problems[name] = 'El kilo adicional debe ser un valor en pesos.';
    else if (!isDays(zone.minimumDays) || !isDays(zone.maximumDays) || zone.minimumDays > zone.maximumDays)
      problems[name] = 'Los días van de 0 a 90, y el mínimo no puede pasar del máximo.';
  }
  const isWithin = (value: number, minimum: number, maximum: number) => value >= minimum && value <= maximum;
  if (!isWithin(form.firstKilograms, 0.5, 100)) problems.firstKilograms = 'Escribe entre 0,5 y 100 kg.';
  if (!isWithin(form.volumetricDivisor, 500, 10_000))
    problems.volumetricDivisor = 'Escribe entre 500 y 10.000 cm³ por kg.';
  if (!isWithin(form.regionalKilometres, 0, 2_000))
    problems.regionalKilometres = 'Escribe entre 0 y 2.000 km.';
  if (!isWithin(form.insurance.percent, 0, 100)) problems.insurancePercent = 'Escribe entre 0 y 100 %.';
  if (!isPesos(form.insurance.minimumPesos)) problems.insuranceMinimum = 'Escribe un valor en pesos.';
  if (!isPesos(form.insurance.freeUpToPesos)) problems.insuranceFreeUpTo = 'Escribe un valor en pesos.';
  if (form.freeFromPesos !== null && (!isPesos(form.freeFromPesos) || form.freeFromPesos === 0))
    problems.freeFromPesos = 'Escribe un valor en pesos mayor que cero, o quita el envío gratis.';
  else if (form.freeFromPesos !== null && !form.zones.some(({ isFree }) => isFree))
    problems.freeFromPesos = 'Marca al menos una zona con envío gratis.';
  const areas = form.metropolitanAreas;
  if (areas.some(({ name, cityIds }) => !name.trim() || cityIds.length < 2))
    problems.metropolitanAreas = 'Cada área metropolitana necesita un nombre y al menos dos municipios.';
  return problems;
}
