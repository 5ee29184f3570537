import type { LegalTextParts } from './own-legal-text.ts';

/** Ley 1581 de 2012 and Decreto 1377 de 2013, art. 13: what a policy has to say. */
export function privacyText(parts: LegalTextParts): string {
  const { links } = parts;
  return `${controller(parts)}
## Qué datos tratamos y para qué

- Nombre, documento, correo, teléfono y dirección: para procesar, facturar y entregar tus pedidos y para responder tus peticiones, quejas y reclamos.
- Historial de pedidos: para la garantía, las devoluciones y las obligaciones contables.
- Lo que escribes, las fotos y la cuenta para devolverte la plata en un caso: para decidirlo y probar ante la autoridad que cumplimos. De cada foto guardamos también una huella que reconoce si la misma imagen se usó en otro caso.
- El correo que dejas para el aviso de una búsqueda: para escribirte una vez. Lo borramos a los 180 días, o antes si te das de baja.
- Dirección de internet y fecha de tu aceptación: como prueba de tu autorización y contra el fraude.

No pedimos datos sensibles ni de menores de edad. No vendemos tus datos. Ninguna solicitud se niega de forma automática: quien pide muchas devoluciones puede ser revisado por una persona, con su historial a la vista.

${sharing}
${rights}
## Qué se borra cuando cierras tu cuenta, y qué queda

- Se borran de una vez tu nombre, documento, teléfono, direcciones, foto, listas, favoritos, carrito, avisos y sesiones, y tu correo en el registro interno de cambios: el registro conserva qué se hizo y cuándo, sin tu correo.
- Un caso abierto conserva tus datos hasta que termina, porque la ley nos obliga a responderlo. Al terminar queda sin nombre, correo, teléfono, documento ni cuenta bancaria; un año después se borran tus escritos y tus fotos.
- Los pedidos, los pagos y sus asientos quedan diez años, porque lo ordena la ley contable (Ley 962 de 2005, artículo 28).
- La prueba de que autorizaste el tratamiento queda mientras pueda discutirse.

## Cómo ejercerlos

Desde tu cuenta puedes descargar tus datos, corregirlos o cerrar la cuenta. También puedes radicar una consulta o un reclamo en [peticiones, quejas y reclamos](${links.petition}) o escribir a ${parts.brand.email}. Respondemos las consultas en máximo diez días hábiles, prorrogables por cinco, y los reclamos en máximo quince días hábiles, prorrogables por ocho. Mientras decidimos un reclamo, tus datos llevan la marca «reclamo en trámite» desde que lo recibimos. Si está incompleto te lo decimos dentro de los cinco días siguientes.
`;
}

/** As it was in force from 21 to 22 November 2026. */
export function firstPrivacyText(parts: LegalTextParts): string {
  return `${controller(parts)}
## Qué datos tratamos y para qué

- Nombre, documento, correo, teléfono y dirección: para procesar, facturar y entregar tus pedidos y para responder tus peticiones, quejas y reclamos.
- Historial de pedidos: para la garantía, las devoluciones y las obligaciones contables.
- El correo que dejas para el aviso de una búsqueda: para escribirte una vez. Lo borramos a los 180 días, o antes si te das de baja.
- Dirección de internet y fecha de tu aceptación: como prueba de tu autorización y contra el fraude.

No pedimos datos sensibles ni de menores de edad. No vendemos tus datos.

${sharing}
${rights}
## Cómo ejercerlos

Escribe a ${parts.brand.email}. Respondemos las consultas en máximo diez días hábiles, prorrogables por cinco, y los reclamos en máximo quince días hábiles, prorrogables por ocho. Si el reclamo está incompleto te lo decimos dentro de los cinco días siguientes.
`;
}

function controller({ brand }: LegalTextParts): string {
  return `## Quién es el responsable

${brand.legalName}, NIT ${brand.nit}, con domicilio en ${brand.address}, teléfono ${brand.phone}, correo [${brand.email}](mailto:${brand.email}). El área de atención al cliente recibe las consultas y los reclamos.
`;
}

const sharing = `## Con quién los compartimos

Con el vendedor de cada producto y con la transportadora, solo lo necesario para despachar tu paquete; y, cuando pagas en línea, con el proveedor de pagos. Todos actúan como encargados y deben protegerlos.
`;

const rights = `## Tus derechos

Puedes conocer, actualizar, rectificar y suprimir tus datos, pedir prueba de la autorización, revocarla y presentar quejas ante la Superintendencia de Industria y Comercio. Una obligación legal, como la contable, puede impedir la supresión inmediata; en ese caso anonimizamos lo demás.
`;
