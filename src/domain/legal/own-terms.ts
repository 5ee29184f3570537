import type { LegalTextParts } from './own-legal-text.ts';

/** Ley 1480 de 2011, art. 47, 50, 51 and 53, with the changes of Ley 2439 de 2024. */
export function termsText({ brand, links }: LegalTextParts): string {
  return `## Quiénes intervienen

${brand.legalName} (NIT ${brand.nit}, ${brand.address}) opera el portal que pone en contacto a compradores y vendedores. Cada producto lo ofrece y lo factura el vendedor que aparece en su página; su nombre, NIT, dirección y medios de contacto están en su tienda.

## Precios y pago

Los precios están en pesos colombianos e incluyen impuestos. Antes de confirmar ves un resumen con cada producto, el envío de cada vendedor y el total, y puedes corregir o cancelar. Si un valor cambió desde que llenaste el carrito, te lo mostramos y decides de nuevo.

## Entrega

Cada vendedor despacha su paquete a la dirección que indiques, en el plazo que ves al cotizar y nunca después de 30 días calendario. Si no hay existencias te avisamos de inmediato y devolvemos tu dinero.

## Retracto

Tienes cinco días hábiles desde la entrega para retractarte. Devuelves el producto en el mismo estado y asumes ese transporte; te reembolsamos todo en máximo quince días calendario. No aplica para bienes perecederos, de uso personal o hechos a tu medida.

## Garantía y reversión del pago

Los productos nuevos tienen la garantía legal de un año, salvo que el vendedor anuncie una mayor; los perecederos, hasta su fecha de vencimiento. Si pagaste en línea y hubo fraude, no pediste la operación, no recibiste el producto, no es el que pediste o llegó defectuoso, puedes pedir la reversión del pago dentro de los cinco días hábiles siguientes a enterarte.

## Peticiones, quejas y reclamos

Usa el [formulario de contacto](${links.contact}): recibes un número de radicado y una respuesta en máximo quince días hábiles. La autoridad es la [Superintendencia de Industria y Comercio](${links.authority}).
`;
}
