import { holidayNotice } from '../../../../domain/holiday.ts';
import { galleryImages } from '../../../../domain/product-gallery.ts';
import { shownLevel } from '../../../../domain/shop-level-text.ts';
import { formatSpanishDate } from '../../../../domain/spanish-dates.ts';
import { paths, VARIANT_PARAMETER } from '../../../../wire/paths.ts';
import { CASH_LIMIT_TAG, findCashLimit } from '../../../app/cash-limit.ts';
import { PageError, type PageRequest, valueOrPageError } from '../../../app/page.ts';
import { readId } from '../../../app/read-id.ts';
import { breadcrumbList, type Crumb } from '../listing/breadcrumb-list.ts';
import type { ProductDetail } from './product-detail.ts';
import { productJsonLd } from './product-json-ld.ts';

// They stand in a tab that few open: all twenty weigh more than the rest of the page.
const REVIEWS_SHOWN = 4;

export async function productLoader(page: PageRequest) {
  const id = readId(page.params.productId);
  if (id === null) throw new PageError(404);
  const cursor = page.url.searchParams.get('preguntas');
  const [found, relatedFound, cashLimit] = await Promise.all([
    page.call('getProduct', { params: { id } }),
    page.call('listRelatedProducts', { params: { id } }),
    findCashLimit(page),
  ]);
  const product = valueOrPageError(found);
  const related = valueOrPageError(relatedFound);
  const { questions, nextCursor } =
    product.questionCount === 0 ? NO_QUESTIONS : await listQuestions(page, id, cursor);
  const crumbs = crumbsOf(product);
  const path = paths.product(id);
  const reviewPage = readReviewPage(page.url.searchParams.get('valoraciones'), product.reviews.length);
  return {
    meta: {
      title: `${product.name} | ${page.brand.name}`,
      description:
        `${product.name} de ${product.sellerName} en ${page.brand.name}. ${product.description}`.slice(
          0,
          300,
        ),
      canonical: path,
      imageUrl: pictureOf(product, readId(page.url.searchParams.get(VARIANT_PARAMETER) ?? undefined)),
      jsonLd: [
        productJsonLd(product, page.url.origin),
        breadcrumbList([...crumbs, { name: product.name, href: path }], page.url.origin),
      ],
    },
    cacheTags: [
      CASH_LIMIT_TAG,
      `product:${id}`,
      `seller:${product.sellerId}`,
      ...related.map((card) => `product:${card.id}`),
    ],
    // Dates are written here: their words would weigh on every visit of a product.
    product: {
      ...product,
      reviews: product.reviews
        .slice((reviewPage - 1) * REVIEWS_SHOWN, reviewPage * REVIEWS_SHOWN)
        .map((one) => ({ ...one, day: formatSpanishDate(one.createdAt) })),
    },
    reviewPages: {
      previousHref: reviewPage > 1 ? reviewPageHref(path, reviewPage - 1) : null,
      nextHref:
        reviewPage * REVIEWS_SHOWN < product.reviews.length ? reviewPageHref(path, reviewPage + 1) : null,
    },
    cashLimit,
    levelText: shownLevel(product.sellerLevel),
    holiday: product.sellerHoliday && holidayNotice(product.sellerHoliday),
    related,
    crumbs,
    questions: questions.map((one) => ({ ...one, day: formatSpanishDate(one.answeredAt) })),
    firstHref: cursor ? `${path}#preguntas` : null,
    nextHref: nextCursor ? `${path}?preguntas=${nextCursor}#preguntas` : null,
  };
}

/** Most products have none, which the product itself knows. */
const NO_QUESTIONS = { questions: [], nextCursor: null };

async function listQuestions({ call }: PageRequest, productId: number, cursor: string | null) {
  const query = cursor && /^\d{1,13}-\d{1,10}$/.test(cursor) ? { cursor } : {};
  return valueOrPageError(await call('listProductQuestions', { params: { productId }, query }));
}

/** Of the variant that the address asks for. */
function pictureOf(product: ProductDetail, variantId: number | null): string {
  const asked = product.variants.filter(({ id }) => id === variantId);
  const [first] = asked.length > 0 ? galleryImages(product, asked) : [];
  return first?.url ?? product.imageUrl;
}

/** From 1 on; the first where the address names none that there is. */
function readReviewPage(asked: string | null, count: number): number {
  const page = /^\d{1,2}$/.test(asked ?? '') ? Number(asked) : 1;
  return page > 1 && (page - 1) * REVIEWS_SHOWN < count ? page : 1;
}

function reviewPageHref(path: string, page: number): string {
  return page === 1 ? `${path}#valoraciones` : `${path}?valoraciones=${page}#valoraciones`;
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
export type ReviewPages = ProductData['reviewPages'];
export type ShownQuestion = ProductData['questions'][number];
