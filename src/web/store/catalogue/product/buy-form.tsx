import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { type ChosenTerm, chooseTerm, everyAttributeChosen } from '../../../../domain/cart.ts';
import { paths } from '../../../../wire/paths.ts';
import { addSilently, addToCart } from '../../../app/cart-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import { AttributeChoice } from './attribute-choice.tsx';
import { cartLineOf, type ProductDetail, unitsOnHand } from './product-detail.ts';

/** Attributes, quantity and the two buttons. Both stay closed until every attribute has a choice (spec 4). */
interface BuyFormProps {
  product: ProductDetail;
  /** What shoppers read while the shop is on holiday. */
  holiday: string | null;
}

export function BuyForm({ product, holiday }: BuyFormProps) {
  const [chosen, setChosen] = useState<ChosenTerm[]>([]);
  const [quantity, setQuantity] = useState(1);
  const navigate = useNavigate();
  const hintId = useId();
  const obstacle = obstacleOf(product, chosen, quantity);

  const buttonState = {
    'aria-disabled': obstacle !== null,
    'aria-describedby': obstacle === null ? undefined : hintId,
    className: 'aria-disabled:bg-crema-2 aria-disabled:text-apagado aria-disabled:active:scale-100',
  };
  const add = () => {
    addToCart(cartLineOf(product, chosen, quantity));
    setQuantity(1);
  };
  const buy = () => {
    addSilently(cartLineOf(product, chosen, quantity));
    void navigate(paths.checkout());
  };
  return (
    <>
      {product.attributes.map((attribute) => (
        <AttributeChoice
          key={attribute.id}
          attribute={attribute}
          chosenTermId={chosen.find(({ attributeId }) => attributeId === attribute.id)?.termId ?? null}
          onChoose={(termId) => setChosen(chooseTerm(chosen, { attributeId: attribute.id, termId }))}
        />
      ))}
      {holiday && (
        <Notice tone="information" className="mt-5">
          {holiday}
        </Notice>
      )}
      {!product.inStock && (
        <Notice className="mt-5">
          <strong className="font-[650]">Agotado.</strong> Este producto no tiene unidades por ahora.
        </Notice>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <QuantityStepper label="Cantidad" value={quantity} onChange={setQuantity} />
        <Button
          {...buttonState}
          variant="secondary"
          icon={<Icon name="shopping-cart-simple" weight="bold" size={21} />}
          onClick={obstacle === null ? add : undefined}
          className={`flex-1 max-sm:px-3 max-[379px]:[&_svg]:hidden ${buttonState.className}`}
        >
          Agregar al carro
        </Button>
      </div>
      <Button
        {...buttonState}
        full
        onClick={obstacle === null ? buy : undefined}
        className={`mt-3 ${buttonState.className}`}
      >
        Comprar Ahora
      </Button>
      <p id={hintId} role="status" className="mt-2 min-h-5 text-small/5 text-tinta-2">
        {product.inStock && !product.sellerHoliday && obstacle}
      </p>
    </>
  );
}

/** Why nothing can be bought yet, in words; null when nothing is in the way. */
function obstacleOf(product: ProductDetail, chosen: ChosenTerm[], quantity: number): string | null {
  if (product.sellerHoliday) return 'La tienda está de vacaciones y no recibe pedidos por ahora.';
  if (!product.inStock) return 'Este producto está agotado.';
  const open = product.attributes.filter((attribute) => !everyAttributeChosen([attribute], chosen));
  if (open.length > 0) return `Elige ${open.map(({ name }) => name).join(' y ')} para continuar.`;
  const onHand = unitsOnHand(product, chosen);
  if (onHand === 0) return 'Esta combinación está agotada.';
  if (onHand !== null && quantity > onHand)
    return onHand === 1 ? 'Solo queda 1 unidad.' : `Solo quedan ${onHand} unidades.`;
  return null;
}
