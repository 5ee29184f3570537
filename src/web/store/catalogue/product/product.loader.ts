import { holidayNotice } from '../../../../domain/holiday.ts';
import { formatSpanishDate } from '../../../../domain/spanish-dates.ts';
import { paths } from '../../../../wire/paths.ts';
import { PageError, type PageRequest, valueOrPageError } from '../../../app/page.ts';
import { breadcrumbList, type Crumb } from '../listing/breadcrumb-list.ts';
import { readId } from '../listing/listing-query.ts';
import type { ProductDetail } from './product-detail.ts';
import { productJsonLd } from './product-json-ld.ts';

export async function productLoader(page: PageRequest) {
  const id = readId(page.params.productId);
  if (id === null) throw new PageError(404);
  const cursor = page.url.searchParams.get('preguntas');
  const [found, relatedFound, questionsFound] = await Promise.all([
    page.call('getProduct', { params: { id } }),
    page.call('listRelatedProducts', { params: { id } }),
    page.call('listProductQuestions', {
      params: { productId: id },
      query: cursor && /^\d{1,13}-\d{1,10}$/.test(cursor) ? { cursor } : {},
    }),
  ]);
  const product = valueOrPageError(found);
  const related = valueOrPageError(relatedFound);
  const { questions, nextCursor } = valueOrPageError(questionsFound);
  const crumbs = crumbsOf(product);
  const path = paths.product(id);
  return {
    meta: {
      title: `${product.name} | ${page.brand.name}`,
      description:
        `${product.name} de ${product.sellerName} en ${page.brand.name}. ${product.description}`.slice(
          0,
          300,
        ),
      canonical: path,
      imageUrl: product.imageUrl,
      jsonLd: [
        productJsonLd(product, page.url.origin),
        breadcrumbList([...crumbs, { name: product.name, href: path }], page.url.origin),
      ],
    },
    cacheTags: [
      `product:${id}`,
      `seller:${product.sellerId}`,
      ...related.map((card) => `product:${card.id}`),
    ],
    // Dates are written here: their words would weigh on every visit of a product.
    product: {
      ...product,
      reviews: product.reviews.map((one) => ({ ...one, day: formatSpanishDate(one.createdAt) })),
    },
    holiday: product.sellerHoliday && holidayNotice(product.sellerHoliday),
    related,
    crumbs,
    questions: questions.map((one) => ({ ...one, day: formatSpanishDate(one.answeredAt) })),
    firstHref: cursor ? `${path}#preguntas` : null,
    nextHref: nextCursor ? `${path}?preguntas=${nextCursor}#preguntas` : null,
  };
}

function crumbsOf({ mainCategory, subcategory }: ProductDetail): Crumb[] {
  return [
    { name: 'Inicio', href: paths.home() },
    { name: mainCategory.name, href: paths.category(mainCategory.id) },
    ...(subcategory
      ? [{ name: subcategory.name, href: paths.subcategory(mainCategory.id, subcategory.id) }]
      : []),
  ];
}

type ProductData = Awaited<ReturnType<typeof productLoader>>;
export type ShownProduct = ProductData['product'];
export type ShownQuestion = ProductData['questions'][number];
