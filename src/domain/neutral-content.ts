import type { StoreContent } from './store-content.ts';

/** What a marketplace shows before it has written its own: true of every one, also while it is empty. */
export const NEUTRAL_CONTENT: StoreContent = {
  heroFirst: {
    eyebrow: '',
    title: 'Tiendas de toda\nColombia en un\nsolo carrito',
    text: 'Compra a varios vendedores con un solo pedido.',
    buttonText: 'Comprar',
    link: '/productos',
    palette: 'mango',
    wideUrl: null,
    narrowUrl: null,
  },
  heroSecond: {
    eyebrow: '',
    title: 'Abre tu tienda',
    text: 'Registra tu negocio y vende aquí.',
    buttonText: 'Empieza a vender',
    link: '/empieza-a-vender',
    palette: 'verde',
    wideUrl: null,
    narrowUrl: null,
  },
  ticker: {
    messages: ['Tiendas de toda Colombia', 'Un solo carrito', 'Ves el costo del envío antes de pagar'],
  },
  benefits: {
    items: [
      { icon: 'storefront', name: 'Tiendas revisadas', detail: 'Con nombre y dirección' },
      { icon: 'tag', name: 'Precios finales', detail: 'Con impuestos' },
      { icon: 'truck', name: 'Envío claro', detail: 'Lo ves antes de pagar' },
      { icon: 'shield-check', name: 'Derecho de retracto', detail: 'Según la ley' },
      { icon: 'headset', name: 'Te respondemos', detail: 'Escríbenos cuando quieras' },
    ],
  },
  promo: { highlight: 'Bienvenido', text: '', facebookUrl: '', instagramUrl: '', linkedinUrl: '' },
  popular: { categoryIds: [] },
  featured: { parentCategoryId: 0, sellerId: 0 },
};
