import type { CalendarDay } from '../business-days.ts';
import type { CaseRule } from './case-rule.ts';
import type { Term } from './term.ts';

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
const NO_WITHDRAWAL = {
  perecedero: 'Por ser alimento fresco no tiene retracto; si llegó mal, respondemos.',
  'uso personal': 'Por ser de uso personal no tiene retracto; la garantía lo cubre.',
  'hecho a medida': 'Por estar hecho a tu medida no tiene retracto; la garantía lo cubre.',
} as const;
/** As long as the law gives; food without a day of its own for three days, in which its buyer sees what came. */
const WARRANTED = {
  right: { days: 12, unit: 'months' },
  startsAt: 'delivery',
  perishable: { days: 3, unit: 'calendar' },
} as const;
/** Decreto 735 de 2013 (https://accolombianlawyers.com/noticias/?p=31730). */
const REPAIRED = {
  repair: { days: 30, unit: 'business' },
  replacement: { days: 10, unit: 'business' },
} as const;
/** Ley 1581 de 2012, artículo 15 (1): what is incomplete for so long is given up. */
const UNPROVEN = { while: 'unproven', atMost: { days: 2, unit: 'months' } } as const;
/** Ley 2439 of 19 December 2024. */
const ECOMMERCE_LAW: CalendarDay = '2024-12-19';

const usual = {
  validFrom: ALWAYS,
  validUntil: null,
  reading: null,
  right: null,
  startsAt: null,
  opensAfter: null,
  stopsAt: null,
  exceptions: {},
  perishable: null,
  pauses: null,
  fulfilment: null,
  extension: null,
  answer: ANSWER,
  money: null,
  moneyFrom: null,
  returnPaidBy: null,
  freight: 'with-the-package',
  silence: 'granted',
} as const satisfies Partial<CaseRule>;

/** Every rule that was or is in force; see `CaseRule` for what its columns mean. */
export const CASE_RULES: readonly CaseRule[] = [
  {
    ...usual,
    id: 'cancellation-2011',
    kind: 'cancellation',
    law: 'Ley 1480 de 2011, artículo 50 (literal d)',
    source: STATUTE,
    reading: 'Sin costo mientras la guía no exista: la compra se puede corregir o cancelar.',
    startsAt: 'order',
    stopsAt: 'label',
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
    startsAt: 'delivery',
    exceptions: NO_WITHDRAWAL,
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
    startsAt: 'delivery',
    exceptions: NO_WITHDRAWAL,
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
    reading:
      'Sin otro plazo del producto, un año; un alimento fresco, hasta su vencimiento. La reparación, en 30 días hábiles; el cambio, en 10.',
    ...WARRANTED,
    fulfilment: REPAIRED,
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
    ...WARRANTED,
    fulfilment: REPAIRED,
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
    startsAt: 'order',
    opensAfter: { days: 30, unit: 'calendar' },
    stopsAt: 'delivery',
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
    startsAt: 'knowing',
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
    freight: null,
    silence: 'escalated',
  },
  {
    ...usual,
    id: 'claim-2011',
    kind: 'claim',
    law: 'Ley 1480 de 2011, artículos 50 (literal g) y 58 (numeral 5)',
    source: STATUTE,
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
    pauses: UNPROVEN,
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
    pauses: UNPROVEN,
    extension: { days: 8, unit: 'business' },
    freight: null,
    silence: 'escalated',
  },
];
