import { useId } from 'react';
import type { Rating } from '../../../../domain/product.ts';
import { FieldMessage } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';

interface StarChoiceProps {
  rating: Rating | null;
  error: string | undefined;
  onChoose: (rating: Rating) => void;
}

const RATINGS: readonly Rating[] = [1, 2, 3, 4, 5];

/** Five stars as one radio group; arrow keys move between them as in any radio group. */
export function StarChoice({ rating, error, onChoose }: StarChoiceProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="mb-[7px] font-semibold text-small leading-5">
        Puntuación <span aria-hidden="true">*</span>
      </legend>
      <div className="-ml-1 flex">
        {RATINGS.map((stars) => (
          <label
            key={stars}
            className="grid size-11 cursor-pointer place-items-center rounded-[12px] text-[#b8770a] has-focus-visible:outline-3 has-focus-visible:outline-cielo-6"
          >
            <input
              type="radio"
              name="puntuacion"
              value={stars}
              required
              checked={rating === stars}
              onChange={() => onChoose(stars)}
              className="sr-only"
            />
            <span className="sr-only">{stars === 1 ? '1 estrella' : `${stars} estrellas`}</span>
            <Icon name="star" weight={rating !== null && stars <= rating ? 'fill' : 'regular'} size={40} />
          </label>
        ))}
      </div>
      {error && <FieldMessage id={id} error={error} />}
    </fieldset>
  );
}
