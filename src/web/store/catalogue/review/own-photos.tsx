import type { ReviewStandingOnWire } from '../../../../wire/reviews/feedback.ts';
import { callApi } from '../../../app/api-client.ts';
import { useSending } from '../../../app/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Picture } from '../../../ui/picture.tsx';

type Photos = NonNullable<ReviewStandingOnWire['review']>['photos'];

interface OwnPhotosProps {
  reviewId: number;
  photos: Photos;
  onChange: (photos: Photos) => void;
}

/** The photos that her review has, each with a way to take it away at once. */
export function OwnPhotos({ reviewId, photos, onChange }: OwnPhotosProps) {
  const { sending, problem, send } = useSending();
  const remove = (photoId: number) =>
    send(
      () => callApi('removeReviewPhoto', { params: { reviewId, photoId } }),
      (left) => onChange(left.photos),
    );
  return (
    <div>
      <ul aria-label="Tus fotos" className="flex flex-wrap gap-3">
        {photos.map(({ id, url }, index) => (
          <li key={id} className="grid justify-items-center gap-1">
            <Picture
              url={url}
              alt={`Tu foto ${index + 1}`}
              width={92}
              height={92}
              className="size-[92px] rounded-[14px] bg-crema-1 object-cover"
            />
            <Button
              size="compact"
              variant="outline"
              loading={sending}
              loadingLabel="Quitando..."
              aria-label={`Quitar tu foto ${index + 1}`}
              onClick={() => void remove(id)}
            >
              Quitar
            </Button>
          </li>
        ))}
      </ul>
      <FormProblem text={problem} />
    </div>
  );
}
