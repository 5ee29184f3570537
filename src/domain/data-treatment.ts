/** One use of personal data, as the law wants it known: whose, which, for what, by whom, how long (Ley 1581, arts. 4, 12 and 17). */
export interface DataTreatment {
  name: string;
  whose: string;
  data: string;
  purpose: string;
  /** Why it is allowed. */
  basis: string;
  /** Who processes it beside the marketplace's own people. */
  processors: string;
  kept: string;
  /** What becomes of it when the account closes. */
  atClosing: string;
}

/** Everything that the program does with personal data; what is new is written here with the code that does it. */
export const DATA_TREATMENTS: readonly DataTreatment[] = [
  {
    name: 'Cuentas',
    whose: 'Quien compra, quien vende y nuestro equipo',
    data: 'Nombre, documento, correo, teléfono, direcciones, foto, contraseña cifrada, sesiones con dirección de internet',
    purpose: 'Entrar, comprar, vender y proteger la cuenta',
    basis: 'Autorización al registrarse (Ley 1581 de 2012, artículo 9)',
    processors: 'Proveedor de SMS y de correo',
    kept: 'Mientras la cuenta está abierta',
    atClosing: 'Se borra; queda un código sin persona',
  },
  {
    name: 'Pedidos y entregas',
    whose: 'Quien compra y quien recibe',
    data: 'Nombre, documento, correo, teléfono, dirección, productos, guía y prueba de entrega',
    purpose: 'Vender, cobrar, despachar y responder por lo vendido',
    basis: 'Ejecución de la compra y Ley 1480 de 2011',
    processors: 'La tienda de cada producto y su transportadora',
    kept: 'Diez años (Ley 962 de 2005, artículo 28)',
    atClosing: 'Queda, por la ley contable y la garantía',
  },
  {
    name: 'Pagos y devoluciones',
    whose: 'Quien compra',
    data: 'Referencia del pago, tarjeta enmascarada, cuenta o llave para devolver',
    purpose: 'Cobrar y devolver la plata',
    basis: 'Ejecución de la compra y Ley 1480 de 2011, artículo 51',
    processors: 'ePayco y el banco',
    kept: 'Diez años; la cuenta para devolver, con su caso',
    atClosing: 'Queda el pago; la cuenta para devolver se borra al terminar el caso',
  },
  {
    name: 'Casos',
    whose: 'Quien pide, compre o no',
    data: 'Nombre, documento, correo, relato, mensajes, fotos y huella de cada foto',
    purpose: 'Decidir lo que se pide, probar ante la autoridad y ver si una foto ya se usó',
    basis: 'Ley 1480 de 2011 y Ley 1581 de 2012, artículos 14 y 15',
    processors: 'La tienda del caso, sin datos de contacto',
    kept: 'Mientras la cuenta está abierta',
    atClosing: 'Al terminar el caso se borra quién era; un año después, lo que escribió y mostró',
  },
  {
    name: 'Devoluciones frecuentes',
    whose: 'Quien compra',
    data: 'Número de casos y de pedidos de 180 días',
    purpose: 'Que una persona de nuestro equipo revise; nada se decide de forma automática',
    basis: 'Prevención del fraude; revisión humana',
    processors: 'Nadie',
    kept: 'No se guarda: se cuenta cuando se mira',
    atClosing: 'Ya no se cuenta',
  },
  {
    name: 'Avisos y correos',
    whose: 'Quien los pide',
    data: 'Correo, producto o búsqueda, mensajes enviados',
    purpose: 'Avisar lo que se pidió y lo que pasa con un pedido',
    basis: 'Autorización al pedirlo',
    processors: 'Proveedor de correo',
    kept: 'Avisos, 180 días; mensajes enviados, 90 días',
    atClosing: 'Se borra',
  },
  {
    name: 'Opiniones, preguntas y mensajes',
    whose: 'Quien escribe',
    data: 'Nombre que se muestra, correo y texto',
    purpose: 'Publicar, responder y moderar',
    basis: 'Autorización al escribir',
    processors: 'La tienda del producto lee la pregunta',
    kept: 'Mientras el producto existe',
    atClosing: 'El texto queda sin nombre',
  },
  {
    name: 'Autorizaciones',
    whose: 'Quien acepta un texto',
    data: 'Versión, fecha y dirección de internet',
    purpose: 'Probar que se autorizó el tratamiento',
    basis: 'Ley 1581 de 2012, artículos 8 y 9',
    processors: 'Nadie',
    kept: 'Mientras pueda discutirse',
    atClosing: 'Queda la prueba, con la fecha en que se retiró',
  },
  {
    name: 'Registro de cambios',
    whose: 'Nuestro equipo, las tiendas y las personas sobre las que se actúa',
    data: 'Quién hizo qué y cuándo; los correos, aparte',
    purpose: 'Seguridad y prueba',
    basis: 'Ley 1581 de 2012, artículo 17 (d)',
    processors: 'Nadie',
    kept: 'Siempre, sin correos de cuentas cerradas',
    atClosing: 'El correo se borra; lo que se hizo queda',
  },
];
