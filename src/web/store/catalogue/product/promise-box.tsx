import { lazyPart } from '../../../ui/lazy-part.ts';
import { WhenAlive } from '../../layout/when-alive.tsx';
import { DispatchFact, type DispatchFactProps } from './purchase-facts.tsx';

const ProductPromise = lazyPart(() =>
  import('../delivery/product-promise.tsx').then((part) => part.ProductPromise),
);

interface PromiseBoxProps extends DispatchFactProps {
  productId: number;
  /** Null: the product as lists show it. */
  variantId: number | null;
  price: number;
  name: string;
  /** What is chosen so far may cost more. */
  isFrom: boolean;
  /** It cannot be bought now: nothing is promised. */
  isClosed: boolean;
  onArrival: (arrives: boolean) => void;
}

/** When it arrives and what it costs there. Finished pages know no place: until the browser says it, from where it leaves. */
export function PromiseBox(props: PromiseBoxProps) {
  const { isClosed, product } = props;
  const waiting = (
    <div>
      <DispatchFact product={product} />
    </div>
  );
  return (
    <section aria-label="Envío" className="promise-box" data-alone={isClosed || undefined}>
      {isClosed ? (
        waiting
      ) : (
        <WhenAlive before={waiting}>
          <ProductPromise {...props} waiting={waiting} />
        </WhenAlive>
      )}
    </section>
  );
}
