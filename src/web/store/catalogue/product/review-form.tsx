import { useId, useState } from 'react';
import type { Rating } from '../../../../domain/product.ts';
import { MAXIMUM_REVIEW_PHOTOS } from '../../../../domain/review-standing.ts';
import { isFilled, REQUIRED_MESSAGE } from '../../../../domain/validation.ts';
import type { ReviewStandingOnWire } from '../../../../wire/reviews/feedback.ts';
import { callApi } from '../../../app/api-client.ts';
import { useForm } from '../../../app/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import { TextAreaField, TextField } from '../../../ui/text-fields.tsx';
import { PhotoPicker } from '../../accounts/account/photo-picker.tsx';
import { usePhotos } from '../../accounts/account/use-photos.ts';
import { OwnPhotos } from '../review/own-photos.tsx';
import { lostPhotosText, sendReviewPhotos } from '../review/send-photos.ts';
import { StarChoice } from './star-choice.tsx';

/** Her review, while she may change it. */
type OwnReview = NonNullable<ReviewStandingOnWire['review']>;

interface Typed {
  rating: Rating | null;
  text: string;
  authorName: string;
}

interface ReviewFormProps {
  productId: number;
  own: OwnReview | null;
  /** Which purchase of hers it is about; missing: the one that came last. */
  of?: { orderNumber: number; line: number } | undefined;
  title?: string;
}

/** Rating and text are both required (spec 2.7). What was typed stays until the review is received. */
export function ReviewForm({ productId, own, of, title }: ReviewFormProps) {
  const id = useId();
  const [thanks, setThanks] = useState<string | null>(null);
  const [kept, setKept] = useState(own?.photos ?? []);
  const photos = usePhotos(MAXIMUM_REVIEW_PHOTOS - kept.length);
  const form = useReview({ productId, own, of }, async (message, reviewId) => {
    const lost = await sendReviewPhotos(
      reviewId,
      photos.photos.map(({ file }) => file),
    );
    setThanks([message, lostPhotosText(lost)].filter(Boolean).join(' '));
  });
  if (thanks !== null)
    return (
      <div role="status">
        <Notice tone="done">{thanks}</Notice>
      </div>
    );
  return (
    <form
      noValidate
      onSubmit={(event) => void form.submit(event)}
      aria-labelledby={id}
      className="grid gap-[18px] rounded-[18px] border border-linea bg-papel p-5 sm:p-7 noscript:hidden"
    >
      <div>
        <h2 id={id} className="heading-3">
          {title ?? (own ? 'Cambia tu valoración' : 'Escribe tu valoración')}
        </h2>
        <p className="mt-1 text-small text-tinta-3">Los campos con * son obligatorios.</p>
      </div>
      <StarChoice
        rating={form.values.rating}
        error={form.errors.rating}
        onChoose={(rating) => form.set({ rating })}
      />
      <ReviewTexts form={form} />
      {own && kept.length > 0 && <OwnPhotos reviewId={own.id} photos={kept} onChange={setKept} />}
      <PhotoPicker photos={photos} />
      {form.lonelyProblem !== null && (
        <div role="alert">
          <Notice tone="urgent">{form.lonelyProblem}</Notice>
        </div>
      )}
      <Button type="submit" loading={form.sending} loadingLabel="Enviando...">
        {own ? 'Guardar cambios' : 'Enviar valoración'}
      </Button>
    </form>
  );
}

function ReviewTexts({ form }: { form: ReturnType<typeof useReview> }) {
  return (
    <>
      <TextAreaField
        label={
          <>
            Tu opinión <span aria-hidden="true">*</span>
          </>
        }
        {...form.bind('text')}
        required
        maxLength={4000}
      />
      <TextField
        label="Tu nombre (opcional)"
        {...form.bind('authorName')}
        autoComplete="given-name"
        maxLength={120}
      />
    </>
  );
}

function useReview(
  { productId, own, of }: ReviewFormProps,
  onDone: (message: string, reviewId: number) => Promise<void>,
) {
  return useForm({
    initial: (): Typed => ({
      rating: (own?.rating as Rating | undefined) ?? null,
      text: own?.text ?? '',
      authorName: own?.authorName ?? '',
    }),
    check: ({ rating, text }) => ({
      ...(rating === null && { rating: REQUIRED_MESSAGE }),
      ...(!isFilled(text) && { text: REQUIRED_MESSAGE }),
    }),
    send: ({ rating, ...texts }) => {
      const body = { ...texts, rating: rating ?? undefined };
      return own
        ? callApi('editReview', { params: { reviewId: own.id }, body })
        : callApi('submitReview', { params: { productId }, body: { ...body, ...of } });
    },
    onDone: ({ message, reviewId }) => onDone(message, reviewId),
  });
}
