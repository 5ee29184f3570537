import { formatPesos } from '../../../../domain/money.ts';
import { layout, panel, paragraph, textLayout } from './layout.ts';
import { html } from './markup.ts';
import type { RenderedMessage, Shop } from './rendered-message.ts';

export interface LedgerViolations {
  /** Of all of them; the mail shows the first ones. */
  count: number;
  violations: readonly { cause: string; subject: string; expected: number; actual: number }[];
}

/** To the operator, once a night while the books do not hold. */
export function renderLedgerViolations(found: LedgerViolations, shop: Shop): RenderedMessage {
  const { count, violations } = found;
  const title =
    count === 1 ? 'Los libros no cuadran: 1 diferencia' : `Los libros no cuadran: ${count} diferencias`;
  const first = 'La revisión de cada noche encontró lo que sigue. Nada se corrige solo.';
  const next = 'npm run ledger -- order NÚMERO muestra los movimientos de un pedido y la regla de cada uno.';
  const blocks = causesOf(violations);
  const rest =
    count > violations.length
      ? `Y ${count - violations.length} más: npm run ledger -- check las muestra.`
      : '';
  return {
    subject: title,
    html: layout(shop, {
      title,
      preview: violations[0]?.cause ?? title,
      content: html`${paragraph(first)}${blocks.map(([cause, rows]) => panel(cause, rows))}${rest ? paragraph(rest) : ''}${paragraph(next)}`,
    }),
    text: textLayout(shop, [
      title,
      first,
      ...blocks.map(([cause, rows]) =>
        [cause, ...rows.map(([subject, text]) => `- ${subject}: ${text}`)].join('\n'),
      ),
      ...(rest ? [rest] : []),
      next,
    ]),
    replyTo: null,
  };
}

type Row = readonly [string, string];

function causesOf(violations: LedgerViolations['violations']): [string, Row[]][] {
  const blocks = new Map<string, Row[]>();
  for (const { cause, subject, expected, actual } of violations) {
    const row = [
      subject,
      `los libros dicen ${formatPesos(actual)}, debe ser ${formatPesos(expected)}`,
    ] as const;
    blocks.set(cause, [...(blocks.get(cause) ?? []), row]);
  }
  return [...blocks];
}
