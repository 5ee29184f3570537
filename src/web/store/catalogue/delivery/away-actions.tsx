import { shortCityName } from '../../../../domain/delivery-text.ts';
import { paths } from '../../../../wire/paths.ts';
import { useArrivesAny } from '../../../app/delivery-store.ts';
import { usePlace } from '../../../app/place-store.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';

interface AwayActionsProps {
  /** The page's row of related products. */
  relatedIds: readonly number[];
  relatedHref: string;
}

/** In place of the buttons that buy: what does not arrive is not sold there. */
export function AwayActions({ relatedIds, relatedHref }: AwayActionsProps) {
  const { cityId, cityName } = usePlace();
  const hasRelated = useArrivesAny(relatedIds);
  return (
    <ButtonLink
      full
      variant="secondary"
      href={hasRelated ? relatedHref : `${paths.products()}?llega=si&ciudad=${cityId}`}
      className="mt-5"
    >
      {hasRelated ? 'Ver parecidos que sí llegan' : `Ver lo que sí llega a ${shortCityName(cityName)}`}
    </ButtonLink>
  );
}
