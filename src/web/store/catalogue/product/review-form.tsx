import { type FormEvent, useState } from 'react';
import type { Rating } from '../../../../domain/product.ts';
import { isFilled, REQUIRED_MESSAGE } from '../../../../domain/validation.ts';
import type { ReviewStandingOnWire } from '../../../../wire/reviews/feedback.ts';
import { callApi } from '../../../app/api-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import { TextAreaField, TextField } from '../../../ui/text-fields.tsx';
import { StarChoice } from './star-choice.tsx';

type Errors = Partial<Record<'rating' | 'text' | 'authorName', string>>;
type State = { sending: boolean; errors: Errors; failure: string | null; thanks: string | null };

const untouched: State = { sending: false, errors: {}, failure: null, thanks: null };

/** Her review, while she may change it. */
type OwnReview = NonNullable<ReviewStandingOnWire['review']>;

/** Rating and text are both required (spec 2.7). What was typed stays until the review is received. */
export function ReviewForm({ productId, own }: { productId: number; own: OwnReview | null }) {
  const [rating, setRating] = useState<Rating | null>((own?.rating as Rating | undefined) ?? null);
  const [text, setText] = useState(own?.text ?? '');
  const [authorName, setAuthorName] = useState(own?.authorName ?? '');
  const [state, setState] = useState(untouched);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state.sending) return;
    const errors = missingFields(rating, text);
    if (rating === null || Object.keys(errors).length > 0) return setState({ ...untouched, errors });
    setState({ ...untouched, sending: true });
    setState(await send({ productId, own }, { rating, text, authorName }));
  };
  const clear = (field: keyof Errors) =>
    setState((before) => ({ ...before, errors: { ...before.errors, [field]: undefined } }));

  if (state.thanks !== null)
    return (
      <div role="status">
        <Notice tone="done">{state.thanks}</Notice>
      </div>
    );
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-labelledby="escribe-valoracion"
      className="grid gap-[18px] rounded-[18px] border border-linea bg-papel p-5 sm:p-7 noscript:hidden"
    >
      <div>
        <h2 id="escribe-valoracion" className="heading-3">
          {own ? 'Cambia tu valoración' : 'Escribe tu valoración'}
        </h2>
        <p className="mt-1 text-sm text-tinta-3">Los campos con * son obligatorios.</p>
      </div>
      <StarChoice
        rating={rating}
        error={state.errors.rating}
        onChoose={(stars) => {
          setRating(stars);
          clear('rating');
        }}
      />
      <TextAreaField
        label={
          <>
            Tu opinión <span aria-hidden="true">*</span>
          </>
        }
        name="valoracion"
        required
        maxLength={4000}
        value={text}
        error={state.errors.text}
        onChange={(event) => {
          setText(event.target.value);
          clear('text');
        }}
      />
      <TextField
        label="Tu nombre (opcional)"
        name="nomUsuario"
        autoComplete="given-name"
        maxLength={120}
        value={authorName}
        error={state.errors.authorName}
        onChange={(event) => setAuthorName(event.target.value)}
      />
      {state.failure !== null && (
        <div role="alert">
          <Notice tone="urgent">{state.failure}</Notice>
        </div>
      )}
      <Button type="submit" loading={state.sending} loadingLabel="Enviando...">
        {own ? 'Guardar cambios' : 'Enviar valoración'}
      </Button>
    </form>
  );
}

function missingFields(rating: Rating | null, text: string): Errors {
  return {
    ...(rating === null && { rating: REQUIRED_MESSAGE }),
    ...(!isFilled(text) && { text: REQUIRED_MESSAGE }),
  };
}

async function send(
  { productId, own }: { productId: number; own: OwnReview | null },
  body: { rating: Rating; text: string; authorName: string },
): Promise<State> {
  const result = own
    ? await callApi('editReview', { params: { reviewId: own.id }, body })
    : await callApi('submitReview', { params: { productId }, body });
  if (result.ok) return { ...untouched, thanks: result.value.message };
  return { ...untouched, errors: result.fields ?? {}, failure: result.fields ? null : result.message };
}
