import { formatPesos } from '../../../domain/money.ts';
import { formatSpanishDate } from '../../../domain/spanish-dates.ts';
import type { RefundPreview } from '../../../wire/orders/refund-entities.ts';
import type { RefundableLine } from './refund-dialog.tsx';

interface RefundPreviewProps {
  preview: RefundPreview;
  lines: readonly RefundableLine[];
}

/** What the refund will do to the buyer, to each shop and to the stock. */
export function RefundPreviewView({ preview, lines }: RefundPreviewProps) {
  const lineOf = (line: number) => lines.find((one) => one.line === line);
  return (
    <div className="grid gap-4">
      <p>
        El comprador recibe <strong className="cifra text-title">{formatPesos(preview.amount)}</strong>:{' '}
        {formatPesos(preview.goods)} de productos y {formatPesos(preview.shipping)} de envío, a más tardar el{' '}
        {formatSpanishDate(preview.dueOn)}.
      </p>
      <ul className="grid gap-3">
        {preview.packages.map((one) => (
          <li key={one.sellerId} className="rounded-[14px] bg-crema-1 px-4 py-3 text-small">
            <strong className="block break-words font-semibold">
              {lineOf(one.lines[0]?.line ?? 0)?.sellerName}
            </strong>
            {one.lines.map(({ line, quantity, amount, restock }) => (
              <span key={line} className="block break-words text-tinta-2">
                {quantity} × {lineOf(line)?.name}: {formatPesos(amount)}
                {restock ? ' · vuelve a la venta' : ' · no vuelve a la venta'}
              </span>
            ))}
            <span className="mt-1 block text-tinta-2">
              Se le descuentan {formatPesos(one.sellerDebit)} a la tienda,{' '}
              {one.debitedFrom === 'retenido' ? 'de lo que tiene retenido' : 'de su saldo'}; la plataforma
              devuelve {formatPesos(one.fee)} de tarifa.
            </span>
            {one.nothingLeft && (
              <span className="mt-1 block font-semibold">No queda nada de este paquete.</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
