// What the provider's own plugins cut and strip.
const NAME_LENGTH = 30;
const DESCRIPTION_LENGTH = 240;

/** What the payer reads at the provider. */
export function checkoutTexts(shop: string, orderNumber: number): { name: string; description: string } {
  return {
    name: plain(`Pedido ${orderNumber}`, NAME_LENGTH),
    description: plain(`Compra en ${shop} pedido ${orderNumber}`, DESCRIPTION_LENGTH),
  };
}

function plain(text: string, length: number): string {
  const letters = text.replace(/[^\p{L}\p{N} ]/gu, ' ').replace(/\s+/g, ' ');
  return [...letters.trim()].slice(0, length).join('');
}
