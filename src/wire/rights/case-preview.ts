import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { entity, field, valueIn } from '../entity.ts';
import { identifier } from '../scalars.ts';
import { lineCaseKindWord } from './case-words.ts';

/** What she reads before she decides; nothing is written. */
export const casePreviewEndpoints = {
  previewCase: endpoint({
    method: 'POST',
    path: '/pedido/:numPedido/derechos/previa',
    inReadOnly: true,
    summary: 'Cuánta plata volvería por unas líneas de un pedido propio, cómo y a más tardar cuándo',
    tag: 'Casos',
    params: entity('PedidoConPrevia', { number: field('numPedido', identifier) }),
    body: entity('PreviaDeCaso', {
      kind: field('tipo', lineCaseKindWord),
      lines: field(
        'lineas',
        z
          .array(
            entity('LineaDePrevia', {
              line: field('linea', z.int().check(z.minimum(1), z.maximum(32_767))),
              quantity: field('cantidad', z.int().check(z.minimum(1), z.maximum(100_000))),
            }),
          )
          .check(z.minLength(1), z.maxLength(100)),
      ),
    }),
    requestsPerMinute: 60,
    output: valueIn(
      'datos',
      entity('PlataPrevista', {
        goods: field('productos', z.number()),
        shipping: field('envio', z.number()),
        amount: field('total', z.number()),
        /** 'A la tarjeta •••• 0326' */
        means: field('medio', z.string()),
        needsAccount: field('pideCuenta', z.boolean()),
        /** The law's last day if what starts its clock happens today; null: the law names none. */
        untilIfToday: field('hastaSiHoy', z.nullable(z.string())),
        moneyFrom: field('desde', z.nullable(z.enum(['goods-handed-over', 'decision', 'opening']))),
        moneyDays: field('dias', z.nullable(z.number())),
        moneyUnit: field('unidad', z.nullable(z.enum(['business', 'calendar', 'months']))),
        /** What sending it back costs by the tariff; null: nothing goes back, or nobody can say. */
        returnFreight: field('fleteDeVuelta', z.nullable(z.number())),
      }),
    ),
  }),
};
