import { formatPesos, type Pesos } from '../../domain/money.ts';

const sizes = {
  card: { now: 'text-large sm:text-title', before: 'text-micro sm:text-small/5' },
  product: { now: 'text-price leading-10 tracking-[-.035em] sm:text-score', before: 'text-large' },
  total: { now: 'text-total', before: 'text-body/6' },
  line: { now: 'text-body/6', before: 'text-small/5' },
} as const;

interface PriceProps {
  price: Pesos;
  salePrice?: Pesos | null;
  size?: keyof typeof sizes;
  className?: string;
}

/** The price to pay; a lower sale price comes in tomato with the old price struck after it. */
export function Price({ price, salePrice = null, size = 'card', className }: PriceProps) {
  const look = sizes[size];
  if (salePrice === null || salePrice >= price)
    return (
      <span className={named(`cifra whitespace-nowrap ${look.now}`, className)}>{formatPesos(price)}</span>
    );
  return (
    <span className={named('inline-flex flex-wrap items-baseline gap-x-2', className)}>
      <span className={`cifra whitespace-nowrap text-tomate-7 ${look.now}`}>{formatPesos(salePrice)}</span>
      <s className={`whitespace-nowrap text-tinta-3 tabular-nums ${look.before}`}>
        <span className="sr-only">antes </span>
        {formatPesos(price)}
      </s>
    </span>
  );
}

function named(look: string, further: string | undefined): string {
  return further ? `${look} ${further}` : look;
}
