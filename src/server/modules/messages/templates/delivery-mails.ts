import { sellerPaths } from '../../../../wire/seller-paths.ts';
import { button, layout, paragraph, textLayout } from './layout.ts';
import { html } from './markup.ts';
import type { PackageMail } from './package-mail.ts';
import type { RenderedMessage, Shop } from './rendered-message.ts';

/** To the shop: its buyer says that what it reported as delivered has not come. */
export function renderSellerDeliveryDisputed(
  { orderNumber, sellerName }: PackageMail,
  shop: Shop,
): RenderedMessage {
  const title = `El pedido ${orderNumber} no le ha llegado a tu cliente`;
  const texts = [
    `${sellerName}, marcaste este paquete como entregado y quien lo compró dice que no le ha llegado. La plata de la venta queda quieta hasta que se aclare.`,
    'Pregúntale a la transportadora, habla con tu cliente y sube la prueba de la entrega. La plataforma la revisa.',
  ];
  const address = shop.baseUrl + sellerPaths.order(orderNumber);
  const content = html`${texts.map((text) => paragraph(text))}${button('Ver el pedido', address)}`;
  return {
    subject: title,
    html: layout(shop, { title, preview: texts[0] ?? title, content }),
    text: textLayout(shop, [title, ...texts, `Ver el pedido: ${address}`]),
    replyTo: null,
  };
}
