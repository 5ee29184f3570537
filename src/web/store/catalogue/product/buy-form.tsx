import { Suspense, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type ChosenTerm, everyAttributeChosen, termIdsOf } from '../../../../domain/cart.ts';
import { paths } from '../../../../wire/paths.ts';
import { addSilently, addToCart } from '../../../app/cart-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import { WhenAlive } from '../../layout/when-alive.tsx';
import { ProductAlert } from '../product-alert/product-alert.tsx';
import { SaveToList } from '../save-to-list/save-to-list.tsx';
import { AttributeChoice, fewText, showOpenChoice } from './attribute-choice.tsx';
import { cartLineOf, chosenText, type ProductDetail, unitsOnHand } from './product-detail.ts';
import type { VariantChoice } from './use-variant-choice.ts';
import {
  cardLook,
  fewOf,
  offeredAttributes,
  offeredTerms,
  shownPrice,
  soldOutSentence,
} from './variant-choice.ts';

interface BuyFormProps {
  product: ProductDetail;
  choice: VariantChoice;
  /** What shoppers read while the shop is on holiday. */
  holiday: string | null;
  /** It does not come to the shopper's place. */
  isAway: boolean;
  relatedIds: readonly number[];
}

/** Attributes, quantity and the two buttons. Both stay closed until every attribute has a choice (spec 4). */
export function BuyForm(props: BuyFormProps) {
  const { product, choice, holiday, isAway, relatedIds } = props;
  const [missed, setMissed] = useState(0);
  const choices = <Choices product={product} choice={choice} missed={missed} />;
  if (isAway)
    return (
      <>
        {choices}
        <Suspense>
          <AwayActions {...{ relatedIds, product }} chosen={choice.chosen} relatedHref={`#${RELATED_ID}`} />
        </Suspense>
      </>
    );
  return (
    <>
      {choices}
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
      <BuyButtons {...{ product, choice }} onMissed={() => setMissed(missed + 1)} />
      <ProductAlert product={product} chosen={choice.chosen} />
      <SaveToList
        isOne
        productId={product.id}
        productName={product.name}
        termIds={termIdsOf(choice.chosen)}
      />
    </>
  );
}

function BuyButtons({ product, choice, onMissed }: ButtonsProps) {
  const { chosen } = choice;
  const [quantity, setQuantity] = useState(1);
  const navigate = useNavigate();
  const hintId = useId();
  const inline = useRef<HTMLDivElement>(null);
  const obstacle = obstacleOf(product, chosen, quantity);

  const buttonState = {
    'aria-disabled': obstacle !== null,
    'aria-describedby': obstacle === null ? undefined : hintId,
    className: CLOSED_LOOK,
  };
  /** What is still open is shown to whoever wants to buy. */
  const orShowOpen = (go: () => void) => () => {
    if (obstacle === null) return go();
    if (obstacle.openId === null) return;
    onMissed();
    showOpenChoice(obstacle.openId);
  };
  const add = orShowOpen(() => {
    addToCart(cartLineOf(product, chosen, quantity));
    setQuantity(1);
  });
  const buy = orShowOpen(() => {
    addSilently(cartLineOf(product, chosen, quantity));
    void navigate(paths.checkout());
  });
  const name = chosenText(product, chosen) || product.name;
  return (
    <>
      <div ref={inline} className="mt-5 flex flex-wrap gap-3">
        <QuantityStepper label="Cantidad" value={quantity} onChange={setQuantity} />
        <Button
          {...buttonState}
          variant="secondary"
          icon={<Icon name="shopping-cart-simple" weight="bold" size={21} />}
          onClick={add}
          className={`flex-1 max-sm:px-3 max-[379px]:[&_svg]:hidden ${CLOSED_LOOK}`}
        >
          Agregar al carro
        </Button>
      </div>
      <Button {...buttonState} full onClick={buy} className={`mt-3 ${CLOSED_LOOK}`}>
        Comprar Ahora
      </Button>
      <p id={hintId} role="status" className="mt-2 min-h-5 text-small/5 text-tinta-2">
        {product.inStock && !product.sellerHoliday && (obstacle?.text ?? fewHint(product, chosen))}
      </p>
      <WhenAlive>
        <BuyBar {...{ ...shownPrice(product, chosen), name, buttonState, add, buy, inline }} />
      </WhenAlive>
    </>
  );
}

type ButtonsProps = Pick<BuyFormProps, 'product' | 'choice'> & { onMissed: () => void };

const CLOSED_LOOK = 'aria-disabled:bg-crema-2 aria-disabled:text-apagado aria-disabled:active:scale-100';

const AwayActions = lazyPart(() => import('../delivery/away-actions.tsx').then((part) => part.AwayActions));
const BuyBar = lazyPart(() => import('../delivery/buy-bar.tsx').then((part) => part.BuyBar));

/** The row of related products. */
export const RELATED_ID = 'parecidos';

function Choices({ product, choice, missed }: Pick<BuyFormProps, 'product' | 'choice'> & { missed: number }) {
  const { chosen, choose } = choice;
  const attributes = offeredAttributes(product);
  const open = attributes.find((one) => !everyAttributeChosen([one], chosen));
  return attributes.map((attribute) => (
    <AttributeChoice
      key={attribute.id}
      attribute={attribute}
      terms={offeredTerms(product, attribute, chosen)}
      look={cardLook(product, attribute)}
      chosenTermId={chosen.find(({ attributeId }) => attributeId === attribute.id)?.termId ?? null}
      missed={attribute === open ? missed : 0}
      onChoose={(termId) => choose({ attributeId: attribute.id, termId })}
    />
  ));
}

interface Obstacle {
  text: string;
  /** The attribute that is to be chosen first. */
  openId: number | null;
}

/** Why nothing can be bought yet, in words; null when nothing is in the way. */
function obstacleOf(
  product: ProductDetail,
  chosen: readonly ChosenTerm[],
  quantity: number,
): Obstacle | null {
  const because = (text: string, openId: number | null = null) => ({ text, openId });
  if (product.sellerHoliday) return because('La tienda está de vacaciones y no recibe pedidos por ahora.');
  if (!product.inStock) return because('Este producto está agotado.');
  const open = offeredAttributes(product).filter((one) => !everyAttributeChosen([one], chosen));
  if (open[0])
    return because(`Elige ${open.map(({ name }) => name).join(' y ')} para continuar.`, open[0].id);
  const onHand = unitsOnHand(product, chosen);
  if (onHand === 0)
    return because(chosen.length > 0 ? soldOutSentence(product, chosen) : 'Este producto está agotado.');
  if (onHand !== null && quantity > onHand)
    return because(onHand === 1 ? 'Solo queda 1 unidad.' : `Solo quedan ${onHand} unidades.`);
  return null;
}

/** Nothing is in the way, but not much is left of what is chosen. */
function fewHint(product: ProductDetail, chosen: readonly ChosenTerm[]): string | null {
  const few = fewOf(unitsOnHand(product, chosen));
  return few === null ? null : `${fewText(few)}.`;
}
