import * as z from 'zod/mini';
import { legalKindWord } from '../content/legal.ts';
import { entity, field } from '../entity.ts';
import {
  accountKindWord,
  buyerActionWord,
  caseActorWord,
  caseKindWord,
  caseOutcomeWord,
  caseStateWord,
  lineCaseKindWord,
  returnWayWord,
  reversalCauseWord,
  termUnitWord,
  wantedWord,
} from './case-words.ts';

const day = z.string();
const nullableDay = z.nullable(day);

const rightEntity = entity('Derecho', {
  kind: field('tipo', lineCaseKindWord),
  name: field('nombre', z.string()),
  law: field('ley', z.string()),
  /** The last day, YYYY-MM-DD; null: as long as the state lasts. */
  until: field('hasta', nullableDay),
  left: field('quedan', z.nullable(z.number())),
  unit: field('unidad', termUnitWord),
  /** 'Te quedan 3 días hábiles'; null with `hasta`. */
  leftText: field('quedanTexto', z.nullable(z.string())),
  returnPaidBy: field('devolucionPaga', z.nullable(z.enum(['buyer', 'shop']))),
});

const deniedEntity = entity('DerechoNegado', {
  kind: field('tipo', lineCaseKindWord),
  name: field('nombre', z.string()),
  reason: field('motivo', z.string()),
});

const openCaseEntity = entity('CasoAbierto', {
  number: field('radicado', z.string()),
  kind: field('tipo', caseKindWord),
  state: field('estado', caseStateWord),
  /** 'Va de vuelta' */
  stateName: field('nomEstado', z.string()),
});

export const lineRightsEntity = entity('DerechosDeLinea', {
  line: field('linea', z.number()),
  sellerId: field('codVendedor', z.number()),
  productId: field('codProducto', z.number()),
  name: field('nombre', z.string()),
  /** Units that a case may still be about. */
  unitsLeft: field('unidades', z.number()),
  unitPrice: field('precio', z.number()),
  given: field('derechos', z.array(rightEntity)),
  denied: field('negados', z.array(deniedEntity)),
  /** Stands in the place of the rights. */
  openCase: field('caso', z.nullable(openCaseEntity)),
});

export type ShownLineRights = z.output<typeof lineRightsEntity>;

export const listedCaseEntity = entity('CasoEnLista', {
  number: field('radicado', z.string()),
  kind: field('tipo', caseKindWord),
  kindName: field('nomTipo', z.string()),
  state: field('estado', caseStateWord),
  stateName: field('nomEstado', z.string()),
  openedOn: field('fecha', day),
  nextOn: field('fechaSiguiente', nullableDay),
  orderNumber: field('numPedido', z.nullable(z.number())),
  subject: field('asunto', z.string()),
});

export type ListedCase = z.output<typeof listedCaseEntity>;

const caseLineEntity = entity('LineaDeCaso', {
  line: field('linea', z.number()),
  productId: field('codProducto', z.number()),
  name: field('nombre', z.string()),
  imageUrl: field('imagen', z.string()),
  quantity: field('cantidad', z.number()),
  /** Of them what is offered or granted; null: nobody has said less than all. */
  grantedQuantity: field('concedidas', z.nullable(z.number())),
  unitPrice: field('precio', z.number()),
});

const caseEventEntity = entity('SucesoDeCaso', {
  id: field('id', z.number()),
  at: field('fecha', z.string()),
  actor: field('quien', caseActorWord),
  kind: field(
    'clase',
    z.enum(['opened', 'message', 'move', 'photo', 'reminder', 'extension', 'account', 'money', 'proof']),
  ),
  title: field('titulo', z.string()),
  text: field('texto', z.string()),
});

const casePhotoEntity = entity('FotoDeCaso', {
  id: field('id', z.number()),
  side: field('de', z.enum(['buyer', 'shop'])),
  url: field('imagen', z.string()),
  at: field('fecha', z.string()),
});

const caseMoneyEntity = entity('DineroDeCaso', {
  goods: field('productos', z.number()),
  shipping: field('envio', z.number()),
  amount: field('total', z.number()),
  /** Nothing is refunded yet: what is asked for, as things stand. */
  isEstimate: field('estimado', z.boolean()),
  state: field('estado', z.nullable(z.enum(['due', 'paid']))),
  paidAt: field('fechaPago', z.nullable(z.string())),
  /** 'A la tarjeta •••• 0326' */
  means: field('medio', z.string()),
});

const caseAccountEntity = entity('CuentaDeCaso', {
  kind: field('tipo', accountKindWord),
  bankName: field('banco', z.string()),
  /** '•••• 1234' */
  maskedNumber: field('numero', z.string()),
  holderName: field('titular', z.string()),
});

const caseRuleEntity = entity('ReglaDeCaso', {
  law: field('ley', z.string()),
  reading: field('lectura', z.nullable(z.string())),
  /** Until when an answer is due by law. */
  answerUntil: field('respuestaHasta', day),
});

const citedTextEntity = entity('TextoCitado', {
  kind: field('tipo', legalKindWord),
  name: field('nombre', z.string()),
  version: field('version', z.string()),
  /** The public address of this very version. */
  url: field('direccion', z.string()),
});

const returnWayEntity = entity('FormaDeVolver', {
  way: field('forma', returnWayWord),
  name: field('nombre', z.string()),
  cost: field('quienPaga', z.string()),
});

/** Grams; null: nobody has said. */
const returnWeightsEntity = entity('PesosDeDevolucion', {
  expected: field('esperado', z.nullable(z.number())),
  dropped: field('entregado', z.nullable(z.number())),
  received: field('recibido', z.nullable(z.number())),
});

const shownRuleFields = {
  rule: field('regla', caseRuleEntity),
  openedOn: field('fechaApertura', day),
  stateSince: field('estadoDesde', day),
  /** The next date, and who must act by then; null: nobody. */
  nextOn: field('fechaSiguiente', nullableDay),
  actor: field('turno', z.nullable(caseActorWord)),
  /** 'Si la tienda no responde, aceptamos tu solicitud.' */
  lapseText: field('siNo', z.nullable(z.string())),
  /** She has still to prove that the address is hers. */
  needsProof: field('porConfirmar', z.boolean()),
  moneyFrom: field('plataDesde', nullableDay),
  moneyUntil: field('plataHasta', nullableDay),
};

/** What a person sees of her case. */
export const caseEntity = entity('Caso', {
  number: field('radicado', z.string()),
  kind: field('tipo', caseKindWord),
  kindName: field('nomTipo', z.string()),
  state: field('estado', caseStateWord),
  stateName: field('nomEstado', z.string()),
  /** In plain words: 'Tu paquete va de vuelta a Café Alto' */
  title: field('titulo', z.string()),
  outcome: field('resultado', z.nullable(caseOutcomeWord)),
  rulingReason: field('motivoDecision', z.string()),
  ...shownRuleFields,
  orderNumber: field('numPedido', z.nullable(z.number())),
  sellerId: field('codVendedor', z.nullable(z.number())),
  sellerName: field('nombreTienda', z.nullable(z.string())),
  personName: field('nombre', z.string()),
  story: field('relato', z.string()),
  wanted: field('quiere', wantedWord),
  reversalCause: field('causaReversion', z.nullable(reversalCauseWord)),
  lines: field('lineas', z.array(caseLineEntity)),
  /** What the shop offers, or gave, for what she keeps; null: nothing, or units of the lines. */
  offeredPesos: field('rebaja', z.nullable(z.number())),
  events: field('sucesos', z.array(caseEventEntity)),
  photos: field('fotos', z.array(casePhotoEntity)),
  /** What she may do now, beside writing and adding photos. */
  actions: field('acciones', z.array(buyerActionWord)),
  canWrite: field('puedeEscribir', z.boolean()),
  needsReturn: field('devuelve', z.boolean()),
  returnPaidBy: field('devolucionPaga', z.nullable(z.enum(['buyer', 'shop']))),
  returnCarrier: field('transportadora', z.nullable(z.string())),
  returnTracking: field('guia', z.nullable(z.string())),
  /** How it went back; null: not yet. */
  returnWay: field('comoVolvio', z.nullable(returnWayWord)),
  returnWays: field('formasDeVolver', z.array(returnWayEntity)),
  /** By the tariff; null: nobody can say. */
  returnFreight: field('fleteDeVuelta', z.nullable(z.number())),
  returnWeights: field('pesos', returnWeightsEntity),
  /** What the weights say against each other. */
  weightFindings: field('hallazgosDePeso', z.array(z.string())),
  money: field('dinero', z.nullable(caseMoneyEntity)),
  /** Her money goes back in cash or by PSE: we need an account or a key. */
  needsAccount: field('pideCuenta', z.boolean()),
  account: field('cuenta', z.nullable(caseAccountEntity)),
  /** As they were in force when it was filed. */
  citedTexts: field('textos', z.array(citedTextEntity)),
});

export type CaseView = z.output<typeof caseEntity>;
