import { type ComponentType, useRef, useState } from 'react';
import { formatSpanishDate } from '../../../../domain/spanish-dates.ts';
import type { ReviewStandingOnWire } from '../../../../wire/reviews/feedback.ts';
import { callApi } from '../../../app/api-client.ts';
import { useSeen } from '../review/use-seen.ts';
import type { ReviewForm } from './review-form.tsx';

type Form = ComponentType<Parameters<typeof ReviewForm>[0]>;
type Access = { standing: ReviewStandingOnWire; Form: Form };

const REASONS: Record<
  Exclude<ReviewStandingOnWire['state'], 'may-review' | 'editable'>,
  [string, string?]
> = {
  'not-bought': [
    'Solo quien compró puede opinar.',
    '¿Lo compraste? Cuando lo recibas, opina desde tu cuenta o desde el navegador en que compraste.',
  ],
  'not-delivered': ['Podrás opinar cuando recibas el producto.'],
  written: ['Ya opinaste de este producto.', 'Gracias por ayudar a otros a elegir.'],
  'own-shop': ['Es tu propia tienda: aquí no puedes opinar.'],
};

/** The form for whoever may review, or why not; asked when somebody comes here to read the reviews. */
export function ReviewAccess({ productId }: { productId: number }) {
  const place = useRef<HTMLDivElement>(null);
  const [access, setAccess] = useState<Access | null>(null);
  useSeen(place, () => void findAccess(productId).then(setAccess, () => {}));
  return <div ref={place}>{content(productId, access)}</div>;
}

function content(productId: number, access: Access | null) {
  const { state, review } = access?.standing ?? { state: 'not-bought', review: null };
  if (access && state === 'may-review') return <access.Form productId={productId} own={null} />;
  if (access && state === 'editable' && review)
    return (
      <>
        <p className="mb-3 text-tinta-2">
          Ya opinaste. Puedes cambiar tu valoración hasta el {formatSpanishDate(review.editableUntil)}.
        </p>
        <access.Form productId={productId} own={review} />
      </>
    );
  const [title, text] = REASONS[state as keyof typeof REASONS] ?? REASONS.written;
  return (
    <div className="rounded-[18px] border border-linea bg-papel p-5 sm:p-7">
      <p className="font-semibold">{title}</p>
      {text && <p className="mt-1 text-tinta-2">{text}</p>}
    </div>
  );
}

async function findAccess(productId: number): Promise<Access | null> {
  const [reply, { ReviewForm: Form }] = await Promise.all([
    callApi('getReviewStanding', { params: { productId } }),
    import('./review-form.tsx'),
  ]);
  return reply.ok ? { standing: reply.value, Form } : null;
}
