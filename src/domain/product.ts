import type { Pesos } from './money.ts';
import type { NetContent } from './net-content.ts';
import type { Variant } from './variant.ts';

/** Spec 'terminos': codTermino, nomTermino. */
type Term = { id: number; name: string };

/** Spec 'atributos': codAtributo, nomAtributo, codProducto, terminos. */
export type Attribute = { id: number; name: string; productId: number; terms: Term[] };

export type ProductImage = { url: string; alt: string };

export type CategoryReference = { id: number; name: string };

export type Rating = 1 | 2 | 3 | 4 | 5;

/** Spec 'valoraciones': idValoracion, nomUsuario, valoracion (text), puntuacion (rating), fechaValoracion. */
export type Review = {
  id: number;
  authorName: string;
  text: string;
  rating: Rating;
  /** ISO 8601 moment. */
  createdAt: string;
  /** What the shop says to it. */
  reply: string | null;
  /** Written by whoever bought the product and got it; others are shown and counted nowhere. */
  verified: boolean;
};

/**
 * Spec 'Product'. name nomProducto, description desProducto, reference refProducto (SKU), price
 * precioProducto, salePrice precioRebajado (null where the wire says ''), images imagenes, weightKilograms
 * peso, heightCentimetres altProducto, widthCentimetres anchoProducto, lengthCentimetres lonProducto.
 */
export type Product = {
  id: number;
  name: string;
  description: string;
  reference: string;
  price: Pesos;
  salePrice: Pesos | null;
  imageUrl: string;
  images: ProductImage[];
  sellerId: number;
  sellerName: string;
  weightKilograms: number;
  heightCentimetres: number;
  widthCentimetres: number;
  lengthCentimetres: number;
  attributes: Attribute[];
  mainCategory: CategoryReference;
  subcategory: CategoryReference | null;
  reviews: Review[];
  /** 0 while there are no reviews. */
  ratingAverage: number;
  ratingCount: number;
  stock: number;
  /** Fresh goods travel only in the zones the rate card allows. */
  perishable: boolean;
  /** Those that shoppers may choose; empty: the product is its one variant. Else it shows the cheapest one's figures. */
  variants: Variant[];
  hasPriceRange: boolean;
  gtin: string | null;
  content: NetContent | null;
};

/** What a grid or carousel of products needs; it stands on a page many times, so what says nothing is left out. */
export type ProductCard = Pick<Product, 'id' | 'name' | 'price' | 'salePrice' | 'imageUrl' | 'sellerId'> & {
  inStock: boolean;
  /** Its variants cost different amounts: 'Desde'. */
  hasPriceRange?: true | undefined;
  content?: NetContent | undefined;
};

/** A card as the tables have it. */
export type StoredCard<Card extends ProductCard = ProductCard> = Omit<Card, 'hasPriceRange' | 'content'> & {
  hasPriceRange: boolean;
  content: NetContent | null;
};

export function leanCard<Card extends ProductCard>({
  hasPriceRange,
  content,
  ...card
}: StoredCard<Card>): Card {
  return { ...card, ...(hasPriceRange && { hasPriceRange }), ...(content && { content }) } as unknown as Card;
}
