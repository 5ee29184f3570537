import { finalPrice } from '../../../../domain/discount.ts';
import { paths } from '../../../../wire/paths.ts';
import { galleryImages, type ProductDetail } from './product-detail.ts';

/** schema.org Product. Prices and addresses as search engines want them. */
export function productJsonLd(product: ProductDetail, origin: string): object {
  const url = new URL(paths.product(product.id), origin).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': url,
    name: product.name,
    // Its beginning: the whole text stands in the page already.
    description: product.description.slice(0, 300),
    sku: product.reference,
    image: galleryImages(product).map((image) => new URL(image.url, origin).href),
    category: product.subcategory?.name ?? product.mainCategory.name,
    offers: {
      '@type': 'Offer',
      url,
      price: finalPrice(product),
      priceCurrency: 'COP',
      itemCondition: 'https://schema.org/NewCondition',
      availability: `https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}`,
      seller: { '@type': 'Organization', name: product.sellerName },
    },
    ...(product.ratingCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.ratingAverage,
        reviewCount: product.ratingCount,
      },
    }),
  };
}
