import type { CalendarDay } from '../business-days.ts';
import type { CaseKind } from './case-kind.ts';
import type { Term } from './term.ts';

/** Whose move a case waits for. */
export type CaseActor = 'buyer' | 'shop' | 'operator';

/**
 * What the law gives for one kind of case, between two days. Where it is unclear, the reading that protects the buyer:
 * `reading` says so. A case keeps the rule that was in force when it was opened.
 */
export interface CaseRule {
  id: string;
  kind: CaseKind;
  /** As people read it: 'Ley 1480 de 2011, artículo 47'. */
  law: string;
  /** Where the rule was read. */
  source: string;
  reading: string | null;
  /** First and last day on which a case may be opened under it; null: until it is replaced. */
  validFrom: CalendarDay;
  validUntil: CalendarDay | null;
  /** How long the buyer has, from the event that the kind counts from (see rights.ts); null: as long as the event lasts. */
  right: Term | null;
  /** Within which the shop or the marketplace answers, from the day of the case. */
  answer: Term;
  /** Once, with a reason that the person is told. */
  extension: Term | null;
  /** Within which her money is back, from the day on which `moneyFrom` happens. */
  money: Term | null;
  moneyFrom: 'goods-handed-over' | 'decision' | 'opening' | null;
  /** Who pays for the parcel on its way back. */
  returnPaidBy: 'buyer' | 'shop' | null;
  /** How the freight of the way to the buyer goes back: with each unit its part, or when she keeps nothing; null: not at all. */
  freight: 'by-units' | 'with-the-package' | null;
  /** What a silent shop brings about. */
  silence: 'granted' | 'escalated';
}

const STATUTE = 'https://www.sic.gov.co: Ley 1480 de 2011, Estatuto del Consumidor';
const ECOMMERCE = 'https://forvismazars.com/co/es/insights/nuestras-publicaciones/tax-legal/ley-2439-de-2024';
const REVERSAL_DECREE =
  'https://portalst.bancodebogota.com.co/atencion-al-cliente/proteccion-al-consumidor/decreto-587';
const DATA_LAW = 'https://es.scribd.com/document/561169602/LEY-ESTATUTARIA-1581-DE-2012';
const PETITION_LAW = 'https://www.funcionpublica.gov.co/eva/gestornormativo/norma.php?i=65334';
const ANSWER: Term = { days: 15, unit: 'business' };
const ALWAYS: CalendarDay = '2012-04-12';
/** Of a part too: 'todas las sumas pagadas, sin que proceda a hacer descuentos o retenciones por concepto alguno'. */
const ALL_PAID =
  'Vuelven todas las sumas pagadas, sin descuentos: con cada unidad, también la parte del envío de ida que le toca.';
/** Ley 2439 of 19 December 2024. */
const ECOMMERCE_LAW: CalendarDay = '2024-12-19';

const usual = {
  validFrom: ALWAYS,
  validUntil: null,
  reading: null,
  extension: null,
  answer: ANSWER,
  money: null,
  moneyFrom: null,
  returnPaidBy: null,
  freight: 'with-the-package',
  silence: 'granted',
} as const satisfies Partial<CaseRule>;

export const CASE_RULES: readonly CaseRule[] = [
  {
    ...usual,
    id: 'cancellation-2011',
    kind: 'cancellation',
    law: 'Ley 1480 de 2011, artículo 50 (literal d)',
    source: STATUTE,
    reading: 'Sin costo mientras la guía no exista: la compra se puede corregir o cancelar.',
    right: null,
    answer: { days: 0, unit: 'calendar' },
    money: { days: 15, unit: 'calendar' },
    moneyFrom: 'opening',
  },
  {
    ...usual,
    id: 'withdrawal-2011',
    kind: 'withdrawal',
    law: 'Ley 1480 de 2011, artículo 47',
    source: STATUTE,
    reading: ALL_PAID,
    validUntil: '2024-12-18',
    right: { days: 5, unit: 'business' },
    money: { days: 30, unit: 'calendar' },
    moneyFrom: 'goods-handed-over',
    returnPaidBy: 'buyer',
    freight: 'by-units',
  },
  {
    ...usual,
    id: 'withdrawal-2024',
    kind: 'withdrawal',
    law: 'Ley 1480 de 2011, artículo 47, modificado por la Ley 2439 de 2024',
    source: ECOMMERCE,
    reading: `Los 5 días corren desde la entrega de la última unidad, y los 15 para la plata desde que la persona entrega el paquete para devolverlo. ${ALL_PAID}`,
    validFrom: ECOMMERCE_LAW,
    right: { days: 5, unit: 'business' },
    money: { days: 15, unit: 'calendar' },
    moneyFrom: 'goods-handed-over',
    returnPaidBy: 'buyer',
    freight: 'by-units',
  },
  {
    ...usual,
    id: 'warranty-2011',
    kind: 'warranty',
    law: 'Ley 1480 de 2011, artículos 7 a 11 y 58; Decreto 735 de 2013',
    source: STATUTE,
    reading: 'Sin otro plazo del producto, un año; un alimento fresco, hasta su vencimiento.',
    right: { days: 12, unit: 'months' },
    money: { days: 15, unit: 'business' },
    moneyFrom: 'decision',
    returnPaidBy: 'shop',
  },
  {
    ...usual,
    id: 'not-as-ordered-2011',
    kind: 'not-as-ordered',
    law: 'Ley 1480 de 2011, artículos 7, 10 y 11',
    source: STATUTE,
    reading: 'Lo que llega roto o distinto no es conforme desde la entrega: se reclama como garantía.',
    right: { days: 12, unit: 'months' },
    money: { days: 15, unit: 'business' },
    moneyFrom: 'decision',
    returnPaidBy: 'shop',
  },
  {
    ...usual,
    id: 'not-delivered-2011',
    kind: 'not-delivered',
    law: 'Ley 1480 de 2011, artículo 50 (literal h)',
    source: STATUTE,
    right: null,
    money: { days: 15, unit: 'calendar' },
    moneyFrom: 'decision',
  },
  {
    ...usual,
    id: 'reversal-2016',
    kind: 'reversal',
    law: 'Ley 1480 de 2011, artículo 51; Decreto 587 de 2016',
    source: REVERSAL_DECREE,
    validFrom: '2016-04-11',
    right: { days: 5, unit: 'business' },
    money: { days: 15, unit: 'business' },
    moneyFrom: 'opening',
    silence: 'escalated',
  },
  {
    ...usual,
    id: 'petition-2011',
    kind: 'petition',
    law: 'Ley 1480 de 2011, artículos 50 (literal g) y 58',
    source: STATUTE,
    validUntil: '2015-06-29',
    right: null,
    freight: null,
    silence: 'escalated',
  },
  {
    ...usual,
    id: 'petition-2015',
    kind: 'petition',
    law: 'Ley 1755 de 2015, artículos 14 y 32; Ley 1480 de 2011, artículo 50 (literal g)',
    source: PETITION_LAW,
    reading:
      'Pedir información o documentos tiene respuesta en 10 días hábiles; damos ese plazo a toda petición.',
    validFrom: '2015-06-30',
    right: null,
    answer: { days: 10, unit: 'business' },
    freight: null,
    silence: 'escalated',
  },
  {
    ...usual,
    id: 'complaint-2011',
    kind: 'complaint',
    law: 'Ley 1480 de 2011, artículo 50 (literal g)',
    source: STATUTE,
    reading: 'La ley no da a la queja un plazo propio: tiene el del reclamo, 15 días hábiles.',
    right: null,
    freight: null,
    silence: 'escalated',
  },
  {
    ...usual,
    id: 'claim-2011',
    kind: 'claim',
    law: 'Ley 1480 de 2011, artículos 50 (literal g) y 58 (numeral 5)',
    source: STATUTE,
    right: null,
    freight: null,
    silence: 'escalated',
  },
  {
    ...usual,
    id: 'data-query-2012',
    kind: 'data-query',
    law: 'Ley 1581 de 2012, artículo 14',
    source: DATA_LAW,
    validFrom: '2012-10-17',
    right: null,
    answer: { days: 10, unit: 'business' },
    extension: { days: 5, unit: 'business' },
    freight: null,
    silence: 'escalated',
  },
  {
    ...usual,
    id: 'data-claim-2012',
    kind: 'data-claim',
    law: 'Ley 1581 de 2012, artículo 15',
    source: DATA_LAW,
    validFrom: '2012-10-17',
    right: null,
    extension: { days: 8, unit: 'business' },
    freight: null,
    silence: 'escalated',
  },
];

/** The rule in force on a day of Bogotá. Throws for days before the law. */
export function ruleOn(kind: CaseKind, day: CalendarDay): CaseRule {
  const rule = CASE_RULES.find(
    (one) => one.kind === kind && one.validFrom <= day && (one.validUntil === null || day <= one.validUntil),
  );
  if (!rule) throw new RangeError(`No rule for ${kind} on ${day}`);
  return rule;
}

export function ruleById(id: string): CaseRule {
  const rule = CASE_RULES.find((one) => one.id === id);
  if (!rule) throw new RangeError(`No rule ${id}`);
  return rule;
}
