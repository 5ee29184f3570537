import { finalPrice, type Priced } from '../../../../domain/discount.ts';
import { galleryImages } from '../../../../domain/product-gallery.ts';
import { variantProperty } from '../../../../domain/variant-property.ts';
import { paths } from '../../../../wire/paths.ts';
import type { ProductDetail } from './product-detail.ts';
import type { ShownVariant } from './variant-choice.ts';

/**
 * schema.org Product, or ProductGroup with each variant and its offer. Prices and addresses as search engines want them;
 * whatever is chosen, the address of the whole is the plain one.
 */
export function productJsonLd(product: ProductDetail, origin: string): object {
  const url = absolute(paths.product(product.id), origin);
  const images = galleryImages(product).map((image) => absolute(image.url, origin));
  const common = {
    '@context': 'https://schema.org',
    '@id': url,
    name: product.name,
    // Its beginning: the whole text stands in the page already.
    description: product.description.slice(0, 300),
    image: images,
    category: product.subcategory?.name ?? product.mainCategory.name,
    ...(product.ratingCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.ratingAverage,
        reviewCount: product.ratingCount,
      },
    }),
  };
  if (product.variants.length === 0)
    return {
      ...common,
      '@type': 'Product',
      sku: product.reference,
      ...gtinOf(product),
      offers: offerOf(product, product, isSold(product), url),
    };
  return {
    ...common,
    '@type': 'ProductGroup',
    productGroupID: product.reference,
    url,
    variesBy: product.attributes.flatMap(({ name }) => {
      const property = variantProperty(name);
      return property ? [`https://schema.org/${property}`] : [];
    }),
    hasVariant: product.variants.map((variant) => variantOf(product, variant, origin)),
  };
}

function variantOf(product: ProductDetail, variant: ShownVariant, origin: string): object {
  const chosen = product.attributes.flatMap(({ name, terms }) => {
    const term = terms.find(({ id }) => variant.termIds.includes(id));
    return term ? [{ attribute: name, term: term.name }] : [];
  });
  const [picture] = galleryImages(product, [variant]);
  const url = absolute(paths.product(product.id, variant.id), origin);
  return {
    '@type': 'Product',
    name: `${product.name}, ${chosen.map(({ term }) => term).join(', ')}`,
    sku: variant.reference,
    ...gtinOf(variant),
    ...(picture && { image: absolute(picture.url, origin) }),
    ...Object.fromEntries(
      chosen.flatMap(({ attribute, term }) => {
        const property = variantProperty(attribute);
        return property ? [[property, term]] : [];
      }),
    ),
    offers: offerOf(product, variant, isSold(product) && variant.onHand > 0, url),
  };
}

/** There is some, and the shop takes orders. */
function isSold({ inStock, sellerHoliday }: ProductDetail): boolean {
  return inStock && sellerHoliday === null;
}

function offerOf({ sellerName }: ProductDetail, priced: Priced, inStock: boolean, url: string): object {
  return {
    '@type': 'Offer',
    url,
    price: finalPrice(priced),
    priceCurrency: 'COP',
    itemCondition: 'https://schema.org/NewCondition',
    availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
    seller: { '@type': 'Organization', name: sellerName },
  };
}

function gtinOf({ gtin }: { gtin: string | null }): object {
  return gtin ? { gtin } : {};
}

function absolute(path: string, origin: string): string {
  return new URL(path, origin).href;
}
