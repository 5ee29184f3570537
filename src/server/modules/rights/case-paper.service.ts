import { formatPesos } from '../../../domain/money.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import { caseOutcomeName, caseStateName } from '../../../domain/rights/case-text.ts';
import { gramsText } from '../../../domain/rights/return-weight.ts';
import { reversalCauseName } from '../../../domain/rights/reversal-cause.ts';
import { formatSpanishDate } from '../../../domain/spanish-dates.ts';
import type { CaseView } from '../../../wire/rights/case-entities.ts';
import type { CaseFile } from '../../../wire/rights/cases.ts';
import type { Context } from '../../context.ts';
import { drawSheet, type SheetPart } from '../../documents/sheet.ts';
import { findPaymentMeans } from './case-account.repository.ts';
import { findReturnAddress } from './case-person.repository.ts';
import type { CaseRow } from './case-row.ts';
import { viewCase } from './case-view.service.ts';

/** A paper of her case as PDF; not-found: this case has no such paper. */
export async function printCasePaper(
  context: Context,
  one: CaseRow,
  paper: CaseFile,
): Promise<Result<{ name: string; bytes: Buffer }, 'not-found'>> {
  if (paper === 'bankCertificate' && one.kind !== 'reversal') return failure('not-found');
  if (paper === 'returnSheet' && !one.needsReturn) return failure('not-found');
  const view = await viewCase(context, one);
  const { brand } = context.config;
  const bytes = await drawSheet({
    author: `${brand.legalName} · NIT ${brand.nit}`,
    title: TITLES[paper],
    subtitle: `Caso ${view.number} · ${formatSpanishDate(context.now())}`,
    parts: [caseRows(view), ...(await PARTS[paper](context, one, view))],
  });
  return success({ name: `${NAMES[paper]}-${view.number}.pdf`, bytes });
}

const TITLES: Record<CaseFile, string> = {
  receipt: 'Constancia de radicación',
  bankCertificate: 'Constancia para el banco: reversión del pago',
  returnSheet: 'Hoja de devolución',
};

const NAMES: Record<CaseFile, string> = {
  receipt: 'constancia',
  bankCertificate: 'reversion',
  returnSheet: 'devolucion',
};

type Parts = (context: Context, one: CaseRow, view: CaseView) => Promise<SheetPart[]>;

const PARTS: Record<CaseFile, Parts> = {
  receipt: async (context, _one, view) => [
    goods(view),
    { kind: 'text', title: 'Lo que nos contaste', paragraphs: [view.story || 'Sin relato.'] },
    {
      kind: 'text',
      title: 'Qué sigue',
      paragraphs: [
        `Norma: ${view.rule.law}.`,
        `Respuesta por ley, a más tardar el ${formatSpanishDate(view.rule.answerUntil)}.`,
        ...(view.moneyUntil
          ? [`Tu plata, a más tardar el ${formatSpanishDate(view.moneyUntil)}. ${view.money?.means ?? ''}`]
          : []),
        ...citedText(view, context.config.baseUrl),
        'También puedes acudir a la Superintendencia de Industria y Comercio: www.sic.gov.co.',
      ],
    },
  ],
  bankCertificate: async (context, one, view) => {
    const paid = one.orderNumber === null ? null : await findPaymentMeans(context.write, one.orderNumber);
    return [
      goods(view),
      {
        kind: 'rows',
        title: 'La operación',
        rows: [
          ['Causal', view.reversalCause ? reversalCauseName(view.reversalCause) : ''],
          ['Conocida el', one.knownOn ? formatSpanishDate(one.knownOn) : ''],
          ['Medio de pago', paid?.maskedCard || paid?.franchise || ''],
          ['Referencia del pago', paid?.reference ?? ''],
          ['Valor que se pide', view.money ? formatPesos(view.money.amount) : ''],
        ],
      },
      {
        kind: 'text',
        title: 'Constancia',
        paragraphs: [
          `${view.personName} presentó esta queja ante el proveedor y pidió la reversión del pago (${view.rule.law}). Este documento sirve para notificar al emisor del instrumento de pago.`,
          view.story,
        ],
      },
    ];
  },
  returnSheet: async (context, one, view) => {
    const to = one.sellerId === null ? null : await findReturnAddress(context.write, one.sellerId);
    return [
      goods(view),
      {
        kind: 'rows',
        title: 'El paquete',
        rows: [
          ['Código', view.number],
          ['Peso de los productos', gramsText(view.returnWeights.expected)],
          [
            'Flete de vuelta',
            view.returnFreight === null ? 'Según la transportadora' : formatPesos(view.returnFreight),
          ],
          [
            'Lo paga',
            view.returnPaidBy === 'shop' ? 'La tienda, al recibir (flete al cobro)' : 'Quien devuelve',
          ],
        ],
      },
      {
        kind: 'rows',
        title: 'Devolver a',
        rows: [
          ['Tienda', view.sellerName ?? ''],
          ['Dirección', to?.address ?? ''],
          ['Ciudad', to?.cityName ?? ''],
        ],
      },
      {
        kind: 'text',
        title: 'Cómo se hace',
        paragraphs: [
          'Empaca el producto completo y en el mismo estado, con esta hoja adentro.',
          `Escribe por fuera el número ${view.number}.`,
          ...view.returnWays.map(({ name, cost }) => `${name}: ${cost}`),
          'Pide que la transportadora anote el peso en la guía y escríbelo en tu caso: es tu prueba de que el producto iba adentro.',
          'Cuando lo entregues a la transportadora, anota su nombre y la guía en tu caso: desde ese día corre el plazo de tu plata.',
        ],
      },
    ];
  },
};

function caseRows(view: CaseView): SheetPart {
  return {
    kind: 'rows',
    title: 'El caso',
    rows: [
      ['Radicado', view.number],
      ['Tipo', view.kindName],
      ['Fecha', formatSpanishDate(view.openedOn)],
      ['Estado', view.outcome ? caseOutcomeName(view.outcome) : caseStateName(view.state)],
      ['Persona', view.personName],
      ...(view.orderNumber === null ? [] : [['Pedido', String(view.orderNumber)] as const]),
      ...(view.sellerName === null ? [] : [['Tienda', view.sellerName] as const]),
    ],
  };
}

function citedText({ citedTexts }: CaseView, baseUrl: string): string[] {
  if (citedTexts.length === 0) return [];
  const texts = citedTexts.map(({ name, version, url }) => `${name}, versión ${version} (${baseUrl}${url})`);
  return [`Textos que regían: ${texts.join('; ')}.`];
}

function goods({ lines, money }: CaseView): SheetPart {
  const rows = lines.map(
    ({ name, quantity, unitPrice }) => [`${quantity} ×  ${formatPesos(unitPrice)}`, name] as const,
  );
  const total = money ? [['Devolución', formatPesos(money.amount)] as const] : [];
  return {
    kind: 'rows',
    title: 'Productos',
    rows: rows.length > 0 ? [...rows, ...total] : [['Sobre', 'Ningún producto']],
  };
}
