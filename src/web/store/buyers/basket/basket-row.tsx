import type { ReactNode } from 'react';
import { finalPrice } from '../../../../domain/discount.ts';
import { formatPesos } from '../../../../domain/money.ts';
import { paths } from '../../../../wire/paths.ts';
import { CheckboxBox } from '../../../ui/choice-fields.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx';
import { RowAlert } from '../../catalogue/product-alert/row-alert.tsx';
import { type Choice, canBeBought, obstacleOf, type WantedLine } from './basket.ts';

interface BasketRowProps {
  line: WantedLine;
  choice: Choice;
  /** How many of it can be taken. */
  room: number;
  /** Why it does not come to the place; null: it does. */
  stuckText: string | null;
  onChange: (parts: Partial<Choice>) => void;
  /** Missing: it stays in the list. */
  onRemove?: () => void;
  /** What the list says of it beside the price. */
  children?: ReactNode;
}

export function BasketRow({ line, choice, room, stuckText, onChange, onRemove, children }: BasketRowProps) {
  const { name, productId, terms } = line;
  const href = paths.product(productId, line.variantId ?? undefined);
  const isSold = canBeBought(line);
  const isOpen = isSold && room > 0;
  const quantity = Math.min(choice.quantity, room);
  const problem = obstacleOf(line, room) ?? (choice.isTaken ? stuckText : null);
  return (
    <li className="grid grid-cols-[auto_72px_minmax(0,1fr)] items-start gap-3 py-4 sm:grid-cols-[auto_72px_minmax(0,1fr)_auto] sm:items-center">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is in CheckboxBox */}
      <label className="grid size-[44px] place-items-center self-center">
        <CheckboxBox
          checked={choice.isTaken && isOpen}
          disabled={!isOpen}
          aria-label={`Comprar ${name}`}
          onChange={(event) => onChange({ isTaken: event.target.checked })}
        />
      </label>
      <Picture
        url={line.imageUrl}
        alt=""
        width={72}
        height={72}
        className={`size-[72px] rounded-[14px] object-cover ${isSold ? '' : 'opacity-50 saturate-[.15]'}`}
      />
      <div className="min-w-0">
        <a href={href} className="break-words font-semibold">
          {name}
        </a>
        <p className="text-small/5 text-tinta-2">
          {[...terms.map(({ term }) => term), line.sellerName].join(' · ')}
        </p>
        {children}
        {problem && <p className="text-small/5 text-tomate-7">{problem}</p>}
        {line.available && (
          <RowAlert productId={productId} productName={name} variantId={line.variantId} isSoldOut={!isSold} />
        )}
      </div>
      <div className="col-span-3 flex sm:col-span-1 flex-wrap items-center justify-end gap-3">
        {onRemove && (
          <button
            type="button"
            aria-label={`Quitar ${name}`}
            onClick={onRemove}
            className="mr-auto grid size-[44px] place-items-center rounded-full hover:bg-crema-1"
          >
            <Icon name="trash" size={20} />
          </button>
        )}
        {isOpen ? (
          <>
            <QuantityStepper
              label={`Cantidad de ${name}`}
              value={quantity}
              max={Math.min(room, 999)}
              onChange={(changed) => onChange({ quantity: changed, isTaken: true })}
            />
            <p className="cifra min-w-[104px] text-right text-lead">
              {formatPesos(finalPrice(line) * quantity)}
            </p>
          </>
        ) : (
          <a href={href} className="inline-flex min-h-[44px] items-center text-link">
            {line.needsChoice ? 'Elegir opciones' : 'Ver el producto'}
          </a>
        )}
      </div>
    </li>
  );
}
