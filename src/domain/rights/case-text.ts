import { type CaseAction, type CaseOutcome, type CaseState, givesGoods } from './case-flow.ts';
import { type CaseKind, caseKindName, isWritten } from './case-kind.ts';
import type { CaseActor } from './case-rule.ts';

const STATE_NAMES = {
  answering: 'Espera respuesta',
  'sending-back': 'Por devolver',
  'on-the-way-back': 'Va de vuelta',
  inspecting: 'En revisión',
  offered: 'La tienda ofrece una parte',
  refused: 'La tienda dijo que no',
  mediating: 'Lo estamos decidiendo',
  decided: 'Decidido',
  appealed: 'En apelación',
  closed: 'Cerrado',
} as const satisfies Record<CaseState, string>;

export function caseStateName(state: CaseState): string {
  return STATE_NAMES[state];
}

const OUTCOME_NAMES = {
  refund: 'Te devolvemos la plata',
  'partial-refund': 'Te devolvemos una parte',
  cancelled: 'Cancelado, sin cobro',
  replacement: 'Te lo cambian',
  repair: 'Te lo reparan',
  refused: 'No se concedió',
  answered: 'Respondido',
  withdrawn: 'Desististe',
} as const satisfies Record<CaseOutcome, string>;

export function caseOutcomeName(outcome: CaseOutcome): string {
  return OUTCOME_NAMES[outcome];
}

const ACTOR_NAMES = {
  buyer: 'Quien compra',
  shop: 'La tienda',
  operator: 'Nuestro equipo',
  clock: 'El plazo',
} as const satisfies Record<CaseActor | 'clock', string>;

const ACTION_TEXTS = {
  accept: 'aceptó la solicitud',
  'accept-return': 'aceptó la devolución',
  refuse: 'no aceptó la solicitud',
  answer: 'respondió',
  'send-back': 'mandó el paquete de vuelta',
  receive: 'recibió el paquete',
  'accept-inspection': 'revisó lo que volvió y lo aceptó',
  'refuse-inspection': 'revisó lo que volvió y no lo aceptó',
  offer: 'ofreció devolver una parte',
  'accept-offer': 'aceptó la parte ofrecida',
  'ask-operator': 'pidió que decidamos',
  decide: 'decidió',
  appeal: 'apeló la decisión',
  'decide-appeal': 'decidió la apelación',
  end: 'cerró el caso',
  'give-up': 'desistió',
} as const satisfies Record<CaseAction, string>;

/** What the clock does when nobody moves. */
const CLOCK_TEXTS: Partial<Record<CaseAction, string>> = {
  accept: 'La tienda no respondió a tiempo: queda aceptada la solicitud',
  'accept-return': 'La tienda no respondió a tiempo: queda aceptada la devolución',
  receive: 'La tienda no dijo nada: contamos el paquete como recibido',
  'accept-inspection': 'La tienda no lo revisó a tiempo: queda aceptado lo que volvió',
  'accept-offer': 'No hubo respuesta a la oferta: se devuelve la parte ofrecida',
  'ask-operator': 'La tienda no respondió a tiempo: lo decidimos nosotros',
  end: 'Se cumplió el plazo: el caso se cierra',
};

/** 'La tienda aceptó la devolución' */
export function caseMoveText(actor: CaseActor | 'clock', action: CaseAction): string {
  const byClock = actor === 'clock' ? CLOCK_TEXTS[action] : undefined;
  return byClock ?? `${ACTOR_NAMES[actor]} ${ACTION_TEXTS[action]}`;
}

export function caseActorName(actor: CaseActor | 'clock'): string {
  return ACTOR_NAMES[actor];
}

/** The heading of her page, in plain words. */
export function caseTitle({
  kind,
  state,
  outcome,
  shopName,
  needsProof = false,
}: {
  kind: CaseKind;
  state: CaseState;
  outcome: CaseOutcome | null;
  shopName: string | null;
  needsProof?: boolean;
}): string {
  if (needsProof && state === 'mediating') return 'Confirma tu correo y empezamos';
  const shop = shopName ?? 'la tienda';
  switch (state) {
    case 'answering':
      return `Esperamos la respuesta de ${shop}`;
    case 'sending-back':
      return `Mándale el paquete a ${shop}`;
    case 'on-the-way-back':
      return `Tu paquete va de vuelta a ${shop}`;
    case 'inspecting':
      return `${shop} está revisando lo que devolviste`;
    case 'offered':
      return `${shop} ofrece devolverte una parte`;
    case 'refused':
      return `${shop} dijo que no: puedes pedir que decidamos`;
    case 'mediating':
      return isAnswered(kind) ? 'Estamos preparando tu respuesta' : 'Estamos decidiendo tu caso';
    case 'appealed':
      return 'Otra persona de nuestro equipo revisa la decisión';
    default:
      return outcome ? caseOutcomeName(outcome) : caseKindName(kind);
  }
}

/** What happens when nobody moves by the next date; null: nothing that she has to know. */
export function caseLapseText(
  state: CaseState,
  { needsProof, outcome }: { needsProof: boolean; outcome: CaseOutcome | null },
): string | null {
  if (needsProof && state === 'mediating') return PROOF_LAPSE;
  if (state === 'decided' && givesGoods(outcome)) return GOODS_LAPSE;
  return LAPSE_TEXTS[state] ?? null;
}

const PROOF_LAPSE =
  'Abre el enlace del correo que te mandamos: desde ese día corre el plazo. Sin eso, en dos meses la ley da la solicitud por desistida.';

const GOODS_LAPSE =
  'Si ese día no lo tienes, pide que decidamos: todavía te pueden devolver la plata. Después el caso se cierra.';

const LAPSE_TEXTS: Partial<Record<CaseState, string>> = {
  answering: 'Si la tienda no responde a tiempo, seguimos con tu solicitud sin ella.',
  'sending-back': 'Si no lo mandas a tiempo, el caso se cierra.',
  'on-the-way-back': 'Si la tienda no dice nada, contamos el paquete como recibido.',
  inspecting: 'Si la tienda no lo revisa a tiempo, damos por bueno lo que devolviste.',
  offered: 'Si no respondes, vale la oferta: te devolvemos esa parte y puedes apelar.',
  refused: 'Si no pides que decidamos, el caso se cierra.',
  mediating: 'Respondemos a más tardar ese día.',
  appealed: 'Respondemos a más tardar ese día.',
};

function isAnswered(kind: CaseKind): boolean {
  return isWritten(kind) || kind === 'data-query' || kind === 'data-claim';
}
