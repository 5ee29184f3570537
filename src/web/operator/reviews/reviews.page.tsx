import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ReviewView } from '../../../domain/moderation.ts';
import { OPERATOR_QUEUES } from '../../../domain/operator-queue.ts';
import { operatorPaths } from '../../../wire/operator-paths.ts';
import type { ModeratedReview } from '../../../wire/reviews/operator-moderation.ts';
import { callApi } from '../../app/api-client.ts';
import type { PageProps } from '../../app/page.ts';
import { AboutProduct } from '../../panel/about-product.tsx';
import { promiseState } from '../../panel/age-text.ts';
import { CardList } from '../../panel/card-list.tsx';
import { momentText } from '../../panel/date-texts.ts';
import { ReasonDialog } from '../../panel/reason-dialog.tsx';
import { usePanelCall } from '../../panel/use-panel-call.ts';
import { verifiedText } from '../../panel/verified-text.ts';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { PhotoRow } from '../../ui/photo-row.tsx';
import { Stars } from '../../ui/stars.tsx';
import { Tag } from '../../ui/surfaces.tsx';
import { DecisionNote } from './decision-note.tsx';
import type { operatorReviewsLoader } from './moderation.loaders.ts';
import { ModerationHead } from './moderation-tabs.tsx';

export function Page({ data }: PageProps<typeof operatorReviewsLoader>) {
  const { panel, view, views, reviews, firstHref, nextHref, now } = data;
  return (
    <>
      <ModerationHead panel={panel} current="reviews" views={views} />
      <CardList items={reviews} empty="No hay opiniones aquí." firstHref={firstHref} nextHref={nextHref}>
        {(review) => <ReviewCard key={review.id} review={review} view={view} now={now} />}
      </CardList>
    </>
  );
}

interface ReviewCardProps {
  review: ModeratedReview;
  view: ReviewView;
  now: number;
}

function ReviewCard({ review, view, now }: ReviewCardProps) {
  const created = Date.parse(review.createdAt);
  const { isLate, text } = promiseState(created, OPERATOR_QUEUES.reviews.promiseHours, now);
  return (
    <AboutProduct
      about={review}
      href={operatorPaths.product(review.productId)}
      note={`${review.authorName} · ${momentText(created, now)} · ${verifiedText(review)}`}
      tag={view === 'pending' && <Tag tone={isLate ? 'urgent' : 'attention'}>{text}</Tag>}
    >
      <div className="mt-3">
        <Stars rating={review.rating} />
      </div>
      <p className="mt-2 whitespace-pre-line break-words">{review.text}</p>
      <PhotoRow label={`Fotos de ${review.authorName}`} photos={review.photos} />
      {review.reply && (
        <p className="mt-3 whitespace-pre-line break-words border-linea border-l-[3px] pl-4 text-tinta-2">
          {review.reply}
        </p>
      )}
      <DecisionNote decided={review} now={now} />
      <Decisions review={review} view={view} />
    </AboutProduct>
  );
}

function Decisions({ review: { id, authorName, version }, view }: Omit<ReviewCardProps, 'now'>) {
  const [refusing, setRefusing] = useState(false);
  const { sending, problem, send } = usePanelCall();
  const { revalidate } = useRevalidator();
  const params = { reviewId: id };
  const publish = async () => {
    const reply = await callApi('publishReview', { params, body: { version } });
    // What is to be read again stands above the refusal.
    if (!reply.ok && reply.reason === 'review-changed') await revalidate();
    return reply;
  };
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-2">
        {view !== 'approved' && (
          <Button
            size="compact"
            loading={sending}
            loadingLabel="Publicando..."
            aria-label={`Publicar la opinión de ${authorName}`}
            onClick={() => void send(publish, 'La opinión está publicada.')}
          >
            Publicar
          </Button>
        )}
        {view !== 'rejected' && (
          <Button
            size="compact"
            variant="destructive"
            aria-label={`Rechazar la opinión de ${authorName}`}
            onClick={() => setRefusing(true)}
          >
            {view === 'approved' ? 'Retirar' : 'Rechazar'}
          </Button>
        )}
      </div>
      <FormProblem text={problem} />
      {refusing && (
        <ReasonDialog
          title={view === 'approved' ? 'Retirar la opinión' : 'Rechazar la opinión'}
          explanation="No se muestra en el producto ni cuenta en su calificación. El motivo queda en el registro de la tienda."
          label="Motivo"
          suggestions={['Contiene insultos', 'No habla del producto', 'Contiene datos personales']}
          button={view === 'approved' ? 'Retirar' : 'Rechazar'}
          done="La opinión no se muestra."
          isDestructive
          send={(reason) => callApi('refuseReview', { params, body: { reason } })}
          onClose={() => setRefusing(false)}
        />
      )}
    </>
  );
}
