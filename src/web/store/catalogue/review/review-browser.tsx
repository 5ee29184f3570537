import { useState } from 'react';
import { formatSpanishDate } from '../../../../domain/spanish-dates.ts';
import type { ShownReview } from '../../../../wire/reviews/product-reviews.ts';
import { callApi } from '../../../app/api-client.ts';
import { useSending } from '../../../app/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { PhotoRow } from '../../../ui/photo-row.tsx';
import { SelectField } from '../../../ui/text-fields.tsx';
import { HelpfulVote } from './helpful-vote.tsx';
import { ReviewItem } from './review-item.tsx';

export interface ReviewsPage {
  reviews: ShownReview[];
  nextOffset: number | null;
}

type Order = 'helpful' | 'newest';

interface ReviewBrowserProps {
  productId: number;
  sellerName: string;
  /** The most helpful ones. */
  first: ReviewsPage;
}

/** All reviews of a product: with photos, by use or by age, page after page. */
export function ReviewBrowser({ productId, sellerName, first }: ReviewBrowserProps) {
  const [page, setPage] = useState(first);
  const [order, setOrder] = useState<Order>('helpful');
  const { sending, problem, send } = useSending();
  const read = (query: { order: Order; offset?: number }, take: (read: ReviewsPage) => void) =>
    void send(() => callApi('listProductReviews', { params: { productId }, query }), take);
  const { reviews, nextOffset } = page;
  if (reviews.length === 0) return null;
  return (
    <>
      {(reviews.length > 1 || nextOffset !== null) && (
        <SelectField
          label="Ordenar las valoraciones"
          className="mt-4 max-w-[280px]"
          value={order}
          onChange={({ currentTarget }) => {
            const chosen: Order = currentTarget.value === 'newest' ? 'newest' : 'helpful';
            setOrder(chosen);
            read({ order: chosen }, setPage);
          }}
        >
          <option value="helpful">Las más útiles primero</option>
          <option value="newest">Las más recientes primero</option>
        </SelectField>
      )}
      <ul id="valoraciones" className="reviews">
        {reviews.map((review) => (
          <ReviewItem
            key={review.id}
            review={review}
            day={formatSpanishDate(review.createdAt)}
            sellerName={sellerName}
          >
            <PhotoRow label={`Fotos de ${review.authorName}`} photos={review.photos} />
            <HelpfulVote review={review} />
          </ReviewItem>
        ))}
      </ul>
      <FormProblem text={problem} />
      {nextOffset !== null && (
        <Button
          variant="outline"
          loading={sending}
          loadingLabel="Buscando..."
          onClick={() =>
            read({ order, offset: nextOffset }, (more) =>
              setPage({ ...more, reviews: [...reviews, ...more.reviews] }),
            )
          }
        >
          Ver más valoraciones
        </Button>
      )}
    </>
  );
}
