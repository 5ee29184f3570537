import { Suspense, useState } from 'react';
import type { ChosenTerm } from '../../../../domain/cart.ts';
import { Icon } from '../../../ui/icon.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { type ProductDetail, unitsOnHand } from '../product/product-detail.ts';
import { chosenVariant } from '../product/variant-choice.ts';
import type { ProductAlertFormProps } from './product-alert-form.tsx';

const ProductAlertForm = lazyPart(() =>
  import('./product-alert-form.tsx').then((part) => part.ProductAlertForm),
);

const URGENT_LOOK =
  'mt-1 mr-6 inline-flex min-h-[44px] items-center gap-2 rounded-full bg-mango-1 px-4 font-semibold text-mango-8 text-small/5';

interface ProductAlertProps {
  product: ProductDetail;
  chosen: readonly ChosenTerm[];
}

/** One mail when what is chosen is there again or, while there is some, when it costs less. */
export function ProductAlert({ product, chosen }: ProductAlertProps) {
  const variant = chosenVariant(product, chosen);
  const isGone = !product.inStock || unitsOnHand(product, chosen) === 0;
  // A combination that nobody sells never comes.
  if (isGone && product.inStock && product.variants.length > 0 && !variant) return null;
  const kind = isGone ? 'stock' : 'price';
  const variantId = variant?.id ?? null;
  return (
    <AlertButton
      key={`${kind}-${variantId}`}
      productId={product.id}
      variantId={variantId}
      kind={kind}
      texts={isGone ? goneTexts(termsOf(product, chosen)) : CHEAPER_TEXTS}
    />
  );
}

interface AlertButtonProps extends ProductAlertFormProps {
  texts: { button: string; told: string };
  /** Where the page shows more than one. */
  productName?: string;
}

/** A button that opens to who asks and whom to write to. */
export function AlertButton({ texts, productName, ...asked }: AlertButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const isUrgent = asked.kind !== 'price';
  if (!isOpen)
    return (
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-label={productName && `${texts.button}: ${productName}`}
        className={isUrgent ? URGENT_LOOK : 'quiet-action'}
      >
        <Icon name="bell" size={20} />
        {texts.button}
      </button>
    );
  return (
    <section aria-label="Avísame" className="mt-2 rounded-[18px] bg-mango-1 p-4 text-[#5d3900]">
      <p>{texts.told}</p>
      <Suspense fallback={<p className="mt-4 min-h-[88px]">Un momento...</p>}>
        <ProductAlertForm {...asked} />
      </Suspense>
    </section>
  );
}

const CHEAPER_TEXTS = { button: 'Avísame si baja', told: 'Te escribimos una vez, si cuesta menos que hoy.' };

function goneTexts(terms: string) {
  const of = terms === '' ? '' : ` ${terms}`;
  return { button: `Avísame cuando haya${of}`, told: `Te escribimos una vez, cuando vuelva a haber${of}.` };
}

/** 'Fina · 500 g', in the order of the product's attributes. */
function termsOf({ attributes }: ProductDetail, chosen: readonly ChosenTerm[]): string {
  const terms = attributes.flatMap((one) => one.terms);
  return terms
    .filter(({ id }) => chosen.some(({ termId }) => termId === id))
    .map(({ name }) => name)
    .join(' · ');
}
