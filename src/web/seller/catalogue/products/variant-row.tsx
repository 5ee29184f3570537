import { type KeyboardEvent, useState } from 'react';
import { pictureOfWidth } from '../../../../domain/picture.ts';
import { choiceName } from '../../../../domain/product-choices.ts';
import type { FormStock, ProductForm } from '../../../../domain/product-form.ts';
import { CheckboxBox } from '../../../ui/choice-fields.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { VariantCells } from './use-variant-cells.ts';
import { ROW_COLUMNS, type VariantColumn, variantOfStock, withVariant } from './variant-cells.ts';
import { VariantMore } from './variant-more.tsx';

export interface VariantRowProps {
  form: ProductForm;
  stock: FormStock;
  cells: VariantCells;
}

/** One combination: a card on a phone, a line of a sheet on wide screens; the rest of it opens below. */
export function VariantRow({ form, stock, cells }: VariantRowProps) {
  const [isOpen, setOpen] = useState(false);
  const name = choiceName(form, stock.choice);
  const variant = variantOfStock(stock);
  const [picture] = variant.images;
  return (
    <li
      className={`border-linea border-b pt-1 pb-4 last:border-b-0 ${variant.isActive ? '' : 'text-tinta-3'}`}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend */}
      <div role="group" aria-label={name} className="variant-row">
        <div className="variant-name">
          {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is in CheckboxBox */}
          <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
            <span className="sr-only">Vender {name}</span>
            <CheckboxBox
              checked={variant.isActive}
              onChange={(event) =>
                cells.replace(withVariant(stock, { isActive: event.currentTarget.checked }))
              }
            />
          </label>
          {picture && (
            <img
              src={pictureOfWidth(picture, 160)}
              alt=""
              width={36}
              height={36}
              className="size-9 shrink-0 rounded-[9px] object-cover"
            />
          )}
          <span className="wrap-anywhere min-w-0 flex-1 font-semibold text-small/5">{name}</span>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={`${isOpen ? 'Menos' : 'Más'} de ${name}: fotos, medidas y contenido`}
            onClick={() => setOpen(!isOpen)}
            className="flex min-h-11 items-center gap-1 rounded-[10px] px-3 font-semibold text-small text-verde-7 hover:bg-crema-1"
          >
            {isOpen ? 'Menos' : 'Más'}
            <Icon name={isOpen ? 'caret-up' : 'caret-down'} weight="bold" size={14} />
          </button>
        </div>
        {ROW_COLUMNS.map((column) => (
          <VariantCell key={column.name} {...{ form, stock, cells, column, name }} />
        ))}
      </div>
      {isOpen && <VariantMore {...{ form, stock, cells }} />}
    </li>
  );
}

interface VariantCellProps extends VariantRowProps {
  column: VariantColumn;
  /** Of the combination. */
  name: string;
}

/** A cell with its label (above it on phones, in the head of the list else) and its message. */
export function VariantCell({ form, stock, cells, column, name }: VariantCellProps) {
  const problem = cells.problemOf(stock, column);
  const id = `${column.name}-${stock.choice.join('-')}`;
  const isNumber = 'decimals' in column;
  return (
    <div className="min-w-0">
      <span aria-hidden="true" className="variant-label">
        {column.label}
      </span>
      <input
        id={id}
        aria-label={`${column.label} de ${name}`}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-mensaje` : undefined}
        data-cell={column.name}
        inputMode={!isNumber ? undefined : column.decimals === 0 ? 'numeric' : 'decimal'}
        disabled={column.name === 'contentPieces' && !variantOfStock(stock).content}
        autoComplete="off"
        maxLength={isNumber ? 16 : column.name === 'gtin' ? 14 : 60}
        placeholder={placeholderOf(form, column)}
        value={cells.textOf(stock, column)}
        onChange={(event) => cells.type(stock, column, event.currentTarget.value)}
        onBlur={() => cells.leave(stock, column)}
        onKeyDown={walkColumn}
        className={`variant-cell ${isNumber ? 'text-right tabular-nums' : ''}`}
      />
      {problem && (
        <p id={`${id}-mensaje`} className="mt-1 font-[550] text-error text-micro/4">
          {problem}
        </p>
      )}
    </div>
  );
}

/** What holds while the cell is blank. */
function placeholderOf(form: ProductForm, { name }: VariantColumn): string | undefined {
  if (name === 'reference') return 'Automático';
  if (name === 'contentAmount') return form.content?.amount.toLocaleString('es-CO');
  if (name === 'contentPieces') return form.content?.pieces.toLocaleString('es-CO');
  if (name === 'salePrice' || name === 'onHand' || name === 'gtin') return undefined;
  return form[name]?.toLocaleString('es-CO');
}

/** Enter and the vertical arrows walk through a column, as in a sheet. */
function walkColumn(event: KeyboardEvent<HTMLInputElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1, Enter: event.shiftKey ? -1 : 1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const input = event.currentTarget;
  const cells = [
    ...(input.closest('ul')?.querySelectorAll<HTMLInputElement>(`[data-cell="${input.dataset.cell}"]`) ?? []),
  ];
  const next = cells[cells.indexOf(input) + step];
  next?.focus();
  next?.select();
}
