import type { CartLine } from '../../../../domain/cart.ts';
import { finalPrice } from '../../../../domain/discount.ts';
import { formatPesos } from '../../../../domain/money.ts';
import { contentLine } from '../../../../domain/unit-price.ts';
import { removeLine } from '../../../app/cart-store.ts';
import { Picture } from '../../../ui/picture.tsx';
import type { LineNotice } from '../cart/cart-check.ts';

export function SummaryLine({ line, notice }: { line: CartLine; notice: LineNotice | null }) {
  const terms = line.termNames.map(({ attribute, term }) => `${attribute}: ${term}`).join(' · ');
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2">
      <span className="relative">
        <Picture
          url={line.imageUrl}
          alt=""
          width={64}
          height={64}
          eager
          className="size-16 rounded-[13px] object-cover"
        />
        <span className="absolute -top-2 -right-2 grid h-6 min-w-6 place-items-center rounded-full bg-tinta px-1 font-bold text-micro text-white">
          <span className="sr-only">Cantidad: </span>
          {line.quantity}
        </span>
      </span>
      <span>
        <span className="block text-pretty font-semibold text-compact/5">{line.name}</span>
        <span className="block text-small text-tinta-3">{terms || line.sellerName}</span>
        {line.content && (
          <span className="block text-small text-tinta-3 tabular-nums">{contentLine(line)}</span>
        )}
      </span>
      <span className="font-semibold tabular-nums">{formatPesos(finalPrice(line) * line.quantity)}</span>
      {notice && <SummaryNotice line={line} notice={notice} />}
    </li>
  );
}

function SummaryNotice({ line, notice }: { line: CartLine; notice: LineNotice }) {
  const look = notice.kind === 'unavailable' ? 'bg-tomate-1 text-tomate-7' : 'bg-mango-1 text-mango-8';
  return (
    <div
      role="status"
      className={`col-span-full flex items-center justify-between gap-3 rounded-[10px] px-3 py-2 text-small/[18px] ${look}`}
    >
      {notice.text}
      {notice.kind === 'unavailable' && (
        <button
          type="button"
          onClick={() => removeLine(line)}
          aria-label={`Eliminar ${line.name}`}
          className="min-h-[44px] shrink-0 px-1 font-semibold underline underline-offset-4"
        >
          Eliminar
        </button>
      )}
    </div>
  );
}
