import { finalPrice, type Priced, savings } from '../../../../domain/discount.ts';
import { formatPesos } from '../../../../domain/money.ts';
import { Tag } from '../../../ui/surfaces.tsx';

/** What is paid, what it was and what is saved; `isFrom`: the least of several prices. */
export function ProductPrice({ price, isFrom }: { price: Priced; isFrom: boolean }) {
  const saved = savings(price);
  return (
    <p className="mt-[18px] flex flex-wrap items-baseline gap-x-3 gap-y-1">
      {isFrom && <span className="text-large text-tinta-2">Desde</span>}
      <span className="cifra text-price leading-tight tracking-[-.035em] sm:text-score">
        {formatPesos(finalPrice(price))}
      </span>
      {saved > 0 && (
        <>
          <s className="text-large text-tinta-3 tabular-nums">
            <span className="sr-only">antes </span>
            {formatPesos(price.price)}
          </s>
          <Tag tone="done">Ahorro {formatPesos(saved)}</Tag>
        </>
      )}
    </p>
  );
}
