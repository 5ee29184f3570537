import { useRef, useState } from 'react';
import { formatSpanishDate } from '../../../../domain/spanish-dates.ts';
import type { ShownReview } from '../../../../wire/reviews/product-reviews.ts';
import { callApi } from '../../../app/api-client.ts';
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
  const { list, asked, problem, read } = useReviews(productId, first);
  const { reviews, nextOffset, order } = list;
  if (reviews.length === 0) return null;
  return (
    <>
      {(reviews.length > 1 || nextOffset !== null) && (
        <SelectField
          label="Ordenar las valoraciones"
          className="mt-4 max-w-[280px]"
          value={asked ?? order}
          onChange={({ currentTarget }) =>
            void read({ order: currentTarget.value === 'newest' ? 'newest' : 'helpful' })
          }
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
          loading={asked !== null}
          loadingLabel="Buscando..."
          onClick={() => void read({ order, offset: nextOffset })}
        >
          Ver más valoraciones
        </Button>
      )}
    </>
  );
}

/** The reviews with their order, and the order that is asked for. The answer to an earlier question is not taken. */
function useReviews(productId: number, first: ReviewsPage) {
  const [list, setList] = useState<ReviewsPage & { order: Order }>({ ...first, order: 'helpful' });
  const [asked, setAsked] = useState<Order | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const underWay = useRef<AbortController>(null);
  const read = async (query: { order: Order; offset?: number }) => {
    underWay.current?.abort();
    underWay.current = new AbortController();
    const { signal } = underWay.current;
    setAsked(query.order);
    setProblem(null);
    const reply = await callApi('listProductReviews', { params: { productId }, query }, { signal });
    if (signal.aborted) return;
    setAsked(null);
    if (!reply.ok) return setProblem(reply.message);
    const before = query.offset === undefined ? [] : list.reviews;
    setList({ ...reply.value, reviews: [...before, ...reply.value.reviews], order: query.order });
  };
  return { list, asked, problem, read };
}
