import { type CaseRule, ruleOn } from '../rights/case-rule.ts';
import { formatSpanishDate } from '../spanish-dates.ts';
import { WARRANTY_TEXT, WITHDRAWAL_TEXT } from './legal-kind.ts';
import type { LegalTextParts } from './own-legal-text.ts';

/** The right to withdraw, with the days of the rule that was in force when the text was. */
export function withdrawalText({ links }: LegalTextParts): string {
  const rule = ruleOn('withdrawal', WITHDRAWAL_TEXT.version);
  return `## Cómo se hace

- Abre tu pedido, desde tu cuenta o con el enlace del correo de tu compra.
- Debajo del producto elige «¿Algo salió mal?» y «Quiero devolverlo». Puede ser una parte.
- Recibes de una vez tu número de radicado, la constancia y la hoja de devolución.
- Lo entregas como te llegó, con su empaque. ${rule.returnPaidBy === 'buyer' ? 'Esa vuelta la pagas tú.' : 'Esa vuelta la paga la tienda.'}

## Tu plata

Vuelve en máximo ${rule.money?.days} días calendario desde que entregas el paquete, al mismo medio con el que pagaste. Si pagaste en efectivo o por PSE, te pedimos una cuenta o una llave tuya.

## Cuándo no hay retracto

En los alimentos frescos y lo que se daña o vence pronto, en lo de uso personal y en lo hecho a tu medida. Si algo de eso llegó mal, [la garantía](${links.warranty}) te cubre.

${law(rule, links)}`;
}

/** What the law promises of every product, and what a shop can add to it. */
export function warrantyText({ links }: LegalTextParts): string {
  const rule = ruleOn('warranty', WARRANTY_TEXT.version);
  return `## Qué cubre

- Que el producto sirva para lo que se vende, sea seguro y sea como lo describe su página.
- ${rule.right?.days} meses desde que lo recibes, salvo que su página ofrezca más; un alimento fresco, hasta su vencimiento.
- La reparación sin costo, con el transporte. Si no se puede reparar o vuelve a fallar, eliges entre el cambio y tu plata.

## Cómo se pide

- Abre tu pedido y debajo del producto elige «¿Algo salió mal?» y «Se dañó después».
- Cuenta qué pasa y pon fotos, hasta ocho.
- La tienda responde en dos días. Si no lo hace, seguimos sin ella; si dice que no, puedes pedir que decidamos.
- La respuesta llega en máximo ${rule.answer.days} días hábiles. Si es tu plata, vuelve en máximo ${rule.money?.days} días hábiles desde la decisión.

## Quién paga el envío

${rule.returnPaidBy === 'shop' ? 'La tienda, de ida y de vuelta.' : 'Quien devuelve.'}

## Qué no cubre

Lo que pasó por fuerza mayor, por el hecho de otra persona o por usar el producto en contra de sus instrucciones. Le toca a la tienda probarlo.

${law(rule, links)}`;
}

function law({ law: text, validFrom }: CaseRule, { petition, authority }: LegalTextParts['links']): string {
  return `## La ley

${text}, en vigor desde el ${formatSpanishDate(validFrom)}. Si no te respondemos bien, puedes presentar una [petición, queja o reclamo](${petition}) o acudir a la [Superintendencia de Industria y Comercio](${authority}).
`;
}
