import { ButtonLink } from '../../../ui/button-link.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { LiveReviews } from '../review/live-reviews.tsx';
import { ReviewItem } from '../review/review-item.tsx';
import type { ReviewPages, ShownProduct } from './product.loader.ts';
import { ReviewAccess } from './review-access.tsx';

interface Props {
  product: ShownProduct;
  pages: ReviewPages;
}

export function ProductReviews({ product, pages }: Props) {
  return (
    <div className="grid items-start gap-x-16 gap-y-8 pt-6 lg:grid-cols-[minmax(0,1fr)_400px]">
      <LiveReviews
        productId={product.id}
        sellerName={product.sellerName}
        isLive={pages.previousHref === null && product.reviews.length > 0}
        head={
          product.ratingCount === 0 ? <NoRating product={product} /> : <RatingSummary product={product} />
        }
      >
        <DocumentReviews {...{ product, pages }} />
      </LiveReviews>
      <ReviewAccess productId={product.id} />
    </div>
  );
}

function NoRating({ product }: Pick<Props, 'product'>) {
  return (
    <p className="text-tinta-2">
      {product.reviews.length === 0
        ? 'Este producto todavía no tiene valoraciones.'
        : 'Este producto todavía no tiene valoraciones de compras verificadas.'}
    </p>
  );
}

/** The latest reviews as the document has them. */
function DocumentReviews({ product, pages: { previousHref, nextHref } }: Props) {
  return (
    <>
      <ul id="valoraciones" className="reviews">
        {product.reviews.map((review) => (
          <ReviewItem key={review.id} review={review} day={review.day} sellerName={product.sellerName} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {previousHref && (
          <ButtonLink variant="outline" href={previousHref}>
            Más recientes
          </ButtonLink>
        )}
        {nextHref && (
          <ButtonLink variant="outline" href={nextHref}>
            Ver más valoraciones
          </ButtonLink>
        )}
      </div>
    </>
  );
}

function RatingSummary({ product }: { product: ShownProduct }) {
  const { ratingAverage, ratingCount, ratingHistogram } = product;
  return (
    <div className="mb-2 grid items-center gap-x-10 gap-y-5 sm:grid-cols-[auto_minmax(0,360px)]">
      <div>
        <p className="cifra text-score leading-tight">{ratingAverage.toFixed(1).replace('.', ',')}</p>
        <Stars rating={ratingAverage} size={20} />
        <p className="mt-1 text-small/5 text-tinta-3">
          {ratingCount === 1 ? '1 valoración' : `${ratingCount} valoraciones`}
        </p>
      </div>
      <ul className="rating-bars">
        {ratingHistogram
          .map((count, index) => ({ stars: index + 1, count }))
          .reverse()
          .map(({ stars, count }) => (
            <li key={stars}>
              <span>{stars === 1 ? '1 estrella' : `${stars} estrellas`}</span>
              <i aria-hidden="true">
                <i style={{ width: `${(count / ratingCount) * 100}%` }} />
              </i>
              <span>{count}</span>
            </li>
          ))}
      </ul>
    </div>
  );
}
