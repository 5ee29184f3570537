import { formatPesos, type Pesos } from '../../domain/money.ts';

const sizes = {
  card: { now: 'text-[18px] sm:text-[20px]', before: 'text-[13px] sm:text-sm' },
  product: { now: 'text-[33px] leading-10 tracking-[-.035em] sm:text-[38px]', before: 'text-[18px]' },
  total: { now: 'text-[26px]', before: 'text-base' },
  line: { now: 'text-base', before: 'text-sm' },
} as const;

interface PriceProps {
  price: Pesos;
  salePrice?: Pesos | null;
  size?: keyof typeof sizes;
  className?: string;
}

/** The price to pay; a lower sale price comes in tomato with the old price struck after it. */
export function Price({ price, salePrice = null, size = 'card', className = '' }: PriceProps) {
  const look = sizes[size];
  if (salePrice === null || salePrice >= price)
    return <span className={`cifra whitespace-nowrap ${look.now} ${className}`}>{formatPesos(price)}</span>;
  return (
    <span className={`inline-flex flex-wrap items-baseline gap-x-2 ${className}`}>
      <span className={`cifra whitespace-nowrap text-tomate-7 ${look.now}`}>{formatPesos(salePrice)}</span>
      <s className={`whitespace-nowrap text-tinta-3 tabular-nums ${look.before}`}>
        <span className="sr-only">antes </span>
        {formatPesos(price)}
      </s>
    </span>
  );
}
