interface Topic {
  topic: string;
  items: { question: string; answer: string }[];
}

const ORDERS: Topic = {
  topic: 'Pedidos',
  items: [
    {
      question: '¿Puedo comprar a varios vendedores en un solo pedido?',
      answer:
        'Sí. Haces un solo pedido y un solo pago. Cada vendedor despacha su paquete y cada paquete tiene su propio seguimiento.',
    },
    {
      question: '¿Los productos del carrito quedan reservados?',
      answer:
        'No. Un producto queda separado para ti cuando confirmas el pedido. Si el precio o las existencias cambian antes, te lo mostramos en el carrito.',
    },
    {
      question: '¿Cómo sé que mi pedido quedó confirmado?',
      answer:
        'Al confirmar ves el número de tu pedido y en menos de cinco minutos te llega un correo con el detalle. Si no lo ves, revisa la carpeta de correo no deseado.',
    },
  ],
};

const DELIVERY: Topic = {
  topic: 'Envíos',
  items: [
    {
      question: '¿Cuánto se demora el envío?',
      answer:
        'Lo que tarda la tienda en despachar más los días de la transportadora hasta tu ciudad. En cada producto, en el carrito y antes de pagar ves entre qué días llega.',
    },
    {
      question: '¿Por qué algunos productos frescos no llegan a mi ciudad?',
      answer:
        'Las frutas y hojas delicadas solo viajan dentro de la ciudad del vendedor o su área metropolitana, para que lleguen en buen estado. Te avisamos antes de confirmar.',
    },
  ],
};

const AT_HOME = {
  question: '¿Qué es «Pago en casa»?',
  answer: 'Pagas en efectivo al recibir cada paquete. No tienes que dar datos de tarjetas.',
};

const PAYMENTS: Topic = {
  topic: 'Pagos',
  items: [
    {
      question: '¿Los precios incluyen impuestos?',
      answer:
        'Sí. El precio que ves es el precio final; el envío se suma aparte y lo ves antes de confirmar.',
    },
  ],
};

const RETURNS: Topic = {
  topic: 'Cambios y devoluciones',
  items: [
    {
      question: '¿Puedo devolver un producto?',
      answer:
        'Tienes cinco días hábiles desde la entrega para retractarte de la compra (artículo 47 de la Ley 1480 de 2011). No aplica para alimentos perecederos ni para productos de uso personal. Te devolvemos el dinero en máximo quince días calendario.',
    },
    {
      question: '¿Y si llega dañado o no es lo que pedí?',
      answer:
        'Escríbenos por el formulario de contacto con el número del pedido y una foto. Responde el vendedor y, si no lo hace, respondemos nosotros. Todo producto nuevo tiene garantía legal.',
    },
  ],
};

const SELLERS: Topic = {
  topic: 'Vendedores',
  items: [
    {
      question: '¿Qué necesito para vender?',
      answer:
        'Un correo, un celular, tu RUT en PDF, tu NIT y, donde se puede pagar en línea, una cuenta en el proveedor de pagos. Revisamos tu solicitud en menos de 24 horas.',
    },
    {
      question: '¿Cuánto cuesta vender?',
      answer:
        'Un porcentaje de cada venta, según la categoría. No hay mensualidades ni cobros por publicar. El porcentaje queda fijado en el momento de la venta.',
    },
    {
      question: '¿Cuándo recibo mi dinero?',
      answer:
        'Después de la entrega y del plazo de retracto. Cada movimiento aparece con su explicación, línea por línea.',
    },
  ],
};

/** What buyers and sellers ask most, and what we answer. */
export function questionsOf({ paysAtHome }: { paysAtHome: boolean }): Topic[] {
  const payments = paysAtHome ? { ...PAYMENTS, items: [AT_HOME, ...PAYMENTS.items] } : PAYMENTS;
  return [ORDERS, DELIVERY, payments, RETURNS, SELLERS];
}
