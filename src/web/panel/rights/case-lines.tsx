import { formatPesos } from '../../../domain/money.ts';
import type { ReadValue } from '../../../server/panel-door.ts';
import { Picture } from '../../ui/picture.tsx';

/** What the case is about. */
export function CaseLines({ lines }: Pick<ReadValue<'getSellerCase'>, 'lines'>) {
  return (
    <ul className="mt-2 divide-y divide-linea">
      {lines.map(({ line, name, imageUrl, quantity, grantedQuantity, unitPrice }) => (
        <li key={line} className="flex gap-4 py-3">
          <Picture
            url={imageUrl}
            alt=""
            width={56}
            height={56}
            className="size-14 shrink-0 rounded-[12px] object-cover"
          />
          <p className="min-w-0 flex-1 break-words text-compact leading-[22px]">
            <strong className="block font-semibold">{name}</strong>
            <span className="flex flex-wrap justify-between gap-x-4">
              <span className="text-tinta-2">
                {quantity} × {formatPesos(unitPrice)}
                {grantedQuantity !== null &&
                  grantedQuantity < quantity &&
                  ` · se devuelven ${grantedQuantity}`}
              </span>
              <span className="cifra">{formatPesos(quantity * unitPrice)}</span>
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
