import * as z from 'zod/mini';
import { entity, field } from '../entity.ts';
import { coordinate, formText } from '../form-text.ts';
import { pesos, withLostZero } from '../scalars.ts';
import { orderedLineEntity } from './order-lines.ts';

/** JSON text inside a form field (spec 7: cart and tarifasEnvio). */
function jsonText<Schema extends z.ZodMiniType>(schema: Schema) {
  const parsed = z.codec(z.unknown(), z.unknown(), {
    decode: (wire, context) => {
      if (typeof wire !== 'string') return wire;
      try {
        return JSON.parse(wire);
      } catch {
        context.issues.push({ code: 'custom', message: 'El texto no es JSON válido.', input: wire });
        return z.NEVER;
      }
    },
    encode: (value) => JSON.stringify(value),
  });
  return z.pipe(parsed, schema);
}

const cityCode = z.codec(formText(10), z.string(), {
  decode: (wire) => withLostZero(wire, 5),
  encode: (value) => value,
});

const code = z.optional(z.union([z.number(), z.string()]));

/** Spec 7, POST /pedido. The texts are judged by the service, which answers a message per field. */
export const placeOrderBody = entity('NuevoPedido', {
  email: field('emaCliente', formText(254)),
  firstName: field('nomCliente', formText(80)),
  lastName: field('apeCliente', formText(80)),
  documentNumber: field('ideCliente', formText(30)),
  cityId: field('codCiudad', cityCode),
  address: field('dirCliente', formText(200)),
  /** Ours: what a courier needs beyond the address. */
  neighbourhood: field('barrio', z.optional(formText(80))),
  addressUnit: field('torreApto', z.optional(formText(80))),
  deliveryNotes: field('indicaciones', z.optional(formText(200))),
  latitude: field('latitud', coordinate),
  longitude: field('longitud', coordinate),
  phone: field('telCliente', formText(20)),
  paymentMethodId: field('codMetpago', code),
  lines: field('cart', jsonText(z.array(orderedLineEntity).check(z.minLength(1), z.maxLength(100)))),
  subtotal: field('subTotal', pesos),
  shippingCost: field('costoEnvio', pesos),
  /** What the quote answered besides valTotal. Never read: the server quotes again. */
  shippingRates: field('tarifasEnvio', z.optional(z.unknown())),
  total: field('total', pesos),
  personTypeId: field('codTipPersona', formText(10)),
  documentTypeId: field('codTipDocumento', formText(10)),
  /** Never trusted: an account comes from the session only. */
  userId: field('codUsuario', code),
  customerId: field('codCliente', code),
  /** Ours: the spec's form asks for the acceptance but does not send it. */
  privacyAccepted: field('aceptaPolitica', z.optional(z.union([z.boolean(), z.string()]))),
});

export type NewOrder = z.output<typeof placeOrderBody>;
