import { useState } from 'react';
import type { Rating } from '../../../../domain/product.ts';
import { isFilled, REQUIRED_MESSAGE } from '../../../../domain/validation.ts';
import type { ReviewStandingOnWire } from '../../../../wire/reviews/feedback.ts';
import { callApi } from '../../../app/api-client.ts';
import { useForm } from '../../../app/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import { TextAreaField, TextField } from '../../../ui/text-fields.tsx';
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
}

/** Rating and text are both required (spec 2.7). What was typed stays until the review is received. */
export function ReviewForm({ productId, own }: ReviewFormProps) {
  const [thanks, setThanks] = useState<string | null>(null);
  const form = useReview(productId, own, setThanks);
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
      aria-labelledby="escribe-valoracion"
      className="grid gap-[18px] rounded-[18px] border border-linea bg-papel p-5 sm:p-7 noscript:hidden"
    >
      <div>
        <h2 id="escribe-valoracion" className="heading-3">
          {own ? 'Cambia tu valoración' : 'Escribe tu valoración'}
        </h2>
        <p className="mt-1 text-small text-tinta-3">Los campos con * son obligatorios.</p>
      </div>
      <StarChoice
        rating={form.values.rating}
        error={form.errors.rating}
        onChoose={(rating) => form.set({ rating })}
      />
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

function useReview(productId: number, own: OwnReview | null, onDone: (thanks: string) => void) {
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
        : callApi('submitReview', { params: { productId }, body });
    },
    onDone: ({ message }) => onDone(message),
  });
}
