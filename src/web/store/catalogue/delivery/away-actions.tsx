import type { ChosenTerm } from '../../../../domain/cart.ts';
import { shortCityName } from '../../../../domain/delivery-text.ts';
import { paths } from '../../../../wire/paths.ts';
import { useArrivesAny } from '../../../app/delivery-store.ts';
import { usePlace } from '../../../app/place-store.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import type { ProductDetail } from '../product/product-detail.ts';
import { ArrivalAlert } from '../product-alert/arrival-alert.tsx';

interface AwayActionsProps {
  /** The page's row of related products. */
  relatedIds: readonly number[];
  relatedHref: string;
  product: ProductDetail;
  chosen: readonly ChosenTerm[];
}

/** In place of the buttons that buy: what does not arrive is not sold there. */
export function AwayActions({ relatedIds, relatedHref, product, chosen }: AwayActionsProps) {
  const { cityId, cityName } = usePlace();
  const hasRelated = useArrivesAny(relatedIds);
  return (
    <div className="mt-5 grid gap-3">
      <div>
        <ArrivalAlert product={product} chosen={chosen} />
      </div>
      <ButtonLink
        full
        variant="secondary"
        href={hasRelated ? relatedHref : `${paths.products()}?llega=si&ciudad=${cityId}`}
      >
        {hasRelated ? 'Ver parecidos que sí llegan' : `Ver lo que sí llega a ${shortCityName(cityName)}`}
      </ButtonLink>
    </div>
  );
}
