import { ruleById } from '../../../../domain/rights/case-rule.ts';
import { caseActorName, caseOutcomeName, caseStateName } from '../../../../domain/rights/case-text.ts';
import { reversalCauseName } from '../../../../domain/rights/reversal-cause.ts';
import type { Term } from '../../../../domain/rights/term.ts';
import type { SheetPart } from '../../../documents/sheet.ts';
import type { CaseRow } from '../case-row.ts';
import { datesOf, headOf, type shownEvent } from '../case-view.service.ts';
import { momentText } from './dossier-text.ts';

type ShownEvent = ReturnType<typeof shownEvent>;

/** Who asks what of whom, where it stands, and by which rule. */
export function caseParts(one: CaseRow, number: string): SheetPart[] {
  const { rule, moneyUntil } = datesOf(one, null);
  return [
    {
      kind: 'rows',
      title: 'El caso',
      rows: [
        ['Radicado', number],
        ['Tipo', headOf(one).kindName],
        ['Radicado el', momentText(one.openedAt)],
        ['Estado', caseStateName(one.state)],
        ['Resultado', one.outcome ? caseOutcomeName(one.outcome) : ''],
        ['Decidido el', one.decidedOn ?? ''],
        ['Motivo de la decisión', one.rulingReason],
        ['Tienda', one.sellerName ?? ''],
        ['Pedido', one.orderNumber === null ? '' : String(one.orderNumber)],
        ...(one.reversalCause
          ? [
              ['Causal de reversión', reversalCauseName(one.reversalCause)] as const,
              ['Conocida el', one.knownOn ?? ''] as const,
            ]
          : []),
      ],
    },
    {
      kind: 'rows',
      title: 'Quien pide',
      rows: [
        ['Nombre', one.personName],
        ['Documento', one.documentNumber],
        ['Correo', one.email],
        ['Teléfono', one.phone],
      ],
    },
    { kind: 'text', title: 'Lo que contó', paragraphs: [one.story || 'Sin relato.'] },
    {
      kind: 'rows',
      title: 'Plazos',
      rows: [
        ['Respuesta por ley hasta', rule.answerUntil],
        ['Plata por ley hasta', moneyUntil ?? ''],
        ['Prorrogado', one.isExtended ? 'Sí' : 'No'],
        ['Fecha que sigue', one.nextOn ?? ''],
      ],
    },
  ];
}

/** What happened and what was said, whole and in its order. */
export function timelinePart(events: readonly ShownEvent[]): SheetPart {
  return {
    kind: 'rows',
    title: 'Cronología y mensajes',
    rows: events.map(
      ({ at, actor, title, text }) =>
        [momentText(at), `${caseActorName(actor)}: ${title}${text ? `. ${text}` : ''}`] as const,
    ),
  };
}

/** The rule that was in force, with where it was read. */
export function rulePart({ ruleId }: CaseRow): SheetPart {
  const rule = ruleById(ruleId);
  return {
    kind: 'rows',
    title: 'Norma que regía',
    rows: [
      ['Identificador', rule.id],
      ['Norma', rule.law],
      ['Fuente', rule.source],
      ['Lectura', rule.reading ?? ''],
      ['Vigencia', `${rule.validFrom} a ${rule.validUntil ?? 'hoy'}`],
      ['Plazo del derecho', termText(rule.right)],
      ['Plazo para responder', termText(rule.answer)],
      ['Prórroga', termText(rule.extension)],
      ['Plazo para devolver', termText(rule.money)],
      ['Silencio de la tienda', rule.silence === 'granted' ? 'Se concede' : 'Decide la plataforma'],
    ],
  };
}

const UNITS: Record<Term['unit'], string> = {
  business: 'días hábiles',
  calendar: 'días calendario',
  months: 'meses',
};

function termText(term: Term | null): string {
  return term ? `${term.days} ${UNITS[term.unit]}` : '';
}
