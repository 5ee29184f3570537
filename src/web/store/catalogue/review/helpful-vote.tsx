import { useState } from 'react';
import type { ShownReview } from '../../../../wire/reviews/product-reviews.ts';
import { callApi } from '../../../app/api-client.ts';
import { useSending } from '../../../app/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** Whom it helped, and one's own word for it, which can be taken back. */
export function HelpfulVote({ review }: { review: ShownReview }) {
  const [vote, setVote] = useState({ helpfulCount: review.helpfulCount, isHelpful: review.isHelpful });
  const { sending, problem, send } = useSending();
  const { helpfulCount, isHelpful } = vote;
  return (
    <div className="mt-3">
      {!review.isOwn && (
        <Button
          size="compact"
          variant="outline"
          aria-pressed={isHelpful}
          aria-label={`Me sirvió la valoración de ${review.authorName}`}
          loading={sending}
          icon={<Icon name="thumbs-up" weight={isHelpful ? 'fill' : 'regular'} size={18} />}
          onClick={() =>
            void send(
              () =>
                callApi('voteForReview', {
                  params: { reviewId: review.id },
                  body: { isHelpful: !isHelpful },
                }),
              setVote,
            )
          }
        >
          Me sirvió
        </Button>
      )}
      <span className="text-small text-tinta-3 [button+&]:ml-3" role="status">
        {helpfulText(helpfulCount)}
      </span>
      <FormProblem text={problem} />
    </div>
  );
}

function helpfulText(count: number): string {
  if (count === 0) return '';
  return count === 1 ? 'Le sirvió a una persona' : `Les sirvió a ${count} personas`;
}
