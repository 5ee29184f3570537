import type { ReactNode } from 'react';
import type { CartLine } from '../../../../domain/cart.ts';
import { finalPrice } from '../../../../domain/discount.ts';
import { formatPesos } from '../../../../domain/money.ts';
import { contentLine } from '../../../../domain/unit-price.ts';
import { paths } from '../../../../wire/paths.ts';
import { removeLine } from '../../../app/cart-store.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { LineNotice } from './cart-check.ts';

interface CartRowProps {
  line: CartLine;
  notice?: LineNotice | null;
  /** Beside the price: the quantity, or what else can be done. */
  control?: ReactNode;
  /** Under the name, in place of 'Eliminar' alone. */
  actions?: ReactNode;
  /** It is not bought now: grey, without sums. */
  faded?: boolean;
  children?: ReactNode;
}

/** Spec 2.8: remove, picture, name with the chosen terms, both line prices and the quantity. */
export function CartRow({ line, notice = null, control, actions, faded = false, children }: CartRowProps) {
  return (
    <li className="grid grid-cols-[72px_minmax(0,1fr)] items-center gap-x-4 gap-y-2 py-5 sm:grid-cols-[80px_minmax(0,1fr)_auto_112px] sm:gap-x-5">
      <a
        href={paths.product(line.productId, line.variantId)}
        aria-label={line.name}
        className="max-sm:row-span-2 max-sm:self-start"
      >
        <Picture
          url={line.imageUrl}
          alt=""
          width={80}
          height={80}
          eager
          className={`size-[72px] rounded-[14px] object-cover sm:size-20 ${faded ? 'opacity-50 saturate-[.15]' : ''}`}
        />
      </a>
      <div className="min-w-0">
        <LineName line={line} faded={faded} />
        {children}
        <div className="flex flex-wrap gap-x-5">
          {actions}
          <button
            type="button"
            onClick={() => removeLine(line)}
            aria-label={`Eliminar ${line.name}`}
            className="min-h-11 font-semibold text-small/5 text-verde-7 hover:underline"
          >
            Eliminar
          </button>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 max-sm:col-start-2 sm:contents">
        <span className={control ? undefined : 'max-sm:hidden'}>{control}</span>
        <LinePrice line={line} faded={faded} />
      </div>
      {notice && <RowNotice notice={notice} />}
    </li>
  );
}

function LineName({ line, faded }: { line: CartLine; faded: boolean }) {
  const terms = line.termNames.map(({ attribute, term }) => `${attribute}: ${term}`).join(' · ');
  const content = line.content ? contentLine(line) : '';
  return (
    <>
      <a
        href={paths.product(line.productId, line.variantId)}
        className={`line-clamp-2 font-semibold text-body/6 hover:underline ${faded ? 'text-tinta-2' : ''}`}
      >
        {line.name}
      </a>
      {(terms || content) && (
        <p className="text-small/5 text-tinta-3 tabular-nums">
          {terms}
          {terms && content && ' · '}
          <span className="inline-block">{content}</span>
        </p>
      )}
    </>
  );
}

function LinePrice({ line, faded }: { line: CartLine; faded: boolean }) {
  const paid = finalPrice(line) * line.quantity;
  const original = line.price * line.quantity;
  return (
    <p className="flex flex-col items-end">
      <span className={`cifra text-title ${faded ? 'text-tinta-3' : ''}`}>{formatPesos(paid)}</span>
      {paid < original && (
        <s className="text-small/5 text-tinta-3 tabular-nums">
          <span className="sr-only">antes </span>
          {formatPesos(original)}
        </s>
      )}
    </p>
  );
}

const noticeLooks = {
  price: 'bg-mango-1 text-mango-8',
  stock: 'bg-mango-1 text-mango-8',
  unavailable: 'bg-tomate-1 text-tomate-7',
};

function RowNotice({ notice }: { notice: LineNotice }) {
  return (
    <p
      role="status"
      className={`col-span-full flex items-center gap-2 rounded-[12px] px-3 py-2 text-small/5 ${noticeLooks[notice.kind]}`}
    >
      <Icon name="warning-circle" weight="fill" size={18} />
      {notice.text}
    </p>
  );
}
