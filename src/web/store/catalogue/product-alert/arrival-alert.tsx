import type { ChosenTerm } from '../../../../domain/cart.ts';
import { shortCityName } from '../../../../domain/delivery-text.ts';
import { usePlace } from '../../../app/place-store.ts';
import type { ProductDetail } from '../product/product-detail.ts';
import { chosenVariant } from '../product/variant-choice.ts';
import { AlertButton } from './product-alert.tsx';

interface ArrivalAlertProps {
  product: ProductDetail;
  chosen: readonly ChosenTerm[];
}

/** One mail when what does not travel to the chosen place does. */
export function ArrivalAlert({ product, chosen }: ArrivalAlertProps) {
  const { cityId, cityName } = usePlace();
  const variantId = chosenVariant(product, chosen)?.id ?? null;
  return (
    <AlertButton
      key={`${cityId}-${variantId}`}
      productId={product.id}
      variantId={variantId}
      kind="arrival"
      cityId={cityId}
      texts={{
        button: 'Avísame si llega',
        told: `Te escribimos una vez, cuando llegue a ${shortCityName(cityName)}.`,
      }}
    />
  );
}
