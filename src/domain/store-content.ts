/** The places of the shop's pages whose content the marketplace writes itself. */
export const CONTENT_SLOTS = {
  heroFirst: 'Portada principal',
  heroSecond: 'Portada secundaria',
  ticker: 'Cinta de mensajes',
  benefits: 'Franja de beneficios',
  promo: 'Barra superior',
  popular: 'Categorías populares',
  featured: 'Destacados',
} as const;

export type ContentSlot = keyof typeof CONTENT_SLOTS;

export const CONTENT_SLOT_IDS = Object.keys(CONTENT_SLOTS) as ContentSlot[];

/** Backgrounds with a text colour that reads on them at 4.5:1 and more. */
export const HERO_PALETTES = {
  mango: { name: 'Mango', background: '#ffcf66', isDark: false },
  verde: { name: 'Verde', background: '#12483a', isDark: true },
  crema: { name: 'Crema', background: '#f3e7d3', isDark: false },
  cielo: { name: 'Cielo', background: '#cfe4f2', isDark: false },
  tomate: { name: 'Tomate', background: '#8a2c1d', isDark: true },
} as const;

export type HeroPalette = keyof typeof HERO_PALETTES;

export const HERO_PALETTE_IDS = Object.keys(HERO_PALETTES) as HeroPalette[];

/** A button that leads to the featured seller's shop, whoever that is. */
export const FEATURED_SELLER_LINK = 'vendedor-destacado';

export interface HeroContent {
  /** Above the title of the main banner; '' for none. */
  eyebrow: string;
  /** Line breaks count. */
  title: string;
  text: string;
  buttonText: string;
  /** A path of the site, an address with https:// or FEATURED_SELLER_LINK. */
  link: string;
  palette: HeroPalette;
  /** Null: the banner's own drawing. */
  wideUrl: string | null;
  narrowUrl: string | null;
}

export const BENEFIT_ICONS = [
  'truck',
  'hand-coins',
  'shield-check',
  'house-line',
  'headset',
  'calendar',
  'clock',
  'credit-card',
  'gift',
  'map-pin',
  'package',
  'plant',
  'receipt',
  'sparkle',
  'storefront',
  'tag',
] as const;

export type BenefitIcon = (typeof BENEFIT_ICONS)[number];

export interface Benefit {
  icon: BenefitIcon;
  name: string;
  detail: string;
}

export interface StoreContent {
  heroFirst: HeroContent;
  heroSecond: HeroContent;
  ticker: { messages: string[] };
  benefits: { items: Benefit[] };
  promo: {
    highlight: string;
    text: string;
    facebookUrl: string;
    instagramUrl: string;
    linkedinUrl: string;
  };
  /** Empty: the main categories with most products. */
  popular: { categoryIds: number[] };
  featured: { parentCategoryId: number; sellerId: number };
}

/** The content of one place: only its own part is there. */
export type SlotContent = { [Slot in ContentSlot]?: StoreContent[Slot] | undefined };

export const MAXIMUM_MESSAGES = 8;
export const MAXIMUM_BENEFITS = 5;
// Spec 9.
export const MAXIMUM_POPULAR = 6;

/**
 * Spec 2.2, 2.3 and 9: what stands where nobody has published anything else. To the letter but for the 24 hours: how long it
 * takes is said by a quote only (decision 009).
 */
export const DEFAULT_CONTENT: StoreContent = {
  heroFirst: {
    eyebrow: 'Cosecha de la semana',
    title: 'Del campo\na tu mesa',
    text: 'Compra directo a quienes siembran, ordeñan y tejen en Colombia.',
    buttonText: 'Comprar',
    link: '/productos',
    palette: 'mango',
    wideUrl: null,
    narrowUrl: null,
  },
  heroSecond: {
    eyebrow: '',
    title: 'Verduras del Campo',
    text: 'Cosechadas esta semana en la Sabana.',
    buttonText: 'Ver productos',
    link: FEATURED_SELLER_LINK,
    palette: 'verde',
    wideUrl: null,
    narrowUrl: null,
  },
  ticker: {
    messages: [
      'Mangos y fresas en cosecha',
      'Compra local, apoya al productor',
      'Antes de pagar ves qué día te llega',
      'Descuentos nuevos cada semana',
    ],
  },
  benefits: {
    items: [
      { icon: 'truck', name: 'Entrega con fecha', detail: 'La ves antes de pagar' },
      { icon: 'hand-coins', name: 'Precios del productor', detail: 'Sin intermediarios' },
      { icon: 'shield-check', name: 'Compra protegida', detail: 'Te devolvemos tu dinero' },
      { icon: 'house-line', name: 'Pago en casa', detail: 'Paga al recibir' },
      { icon: 'headset', name: 'Te acompañamos', detail: 'Soporte todos los días' },
    ],
  },
  promo: {
    highlight: 'Lanzamiento especial',
    text: '¡Bienvenido a nuestro marketplace!',
    facebookUrl: 'https://www.facebook.com/',
    instagramUrl: 'https://www.instagram.com/',
    linkedinUrl: 'https://www.linkedin.com/',
  },
  popular: { categoryIds: [] },
  featured: { parentCategoryId: 69, sellerId: 73 },
};
