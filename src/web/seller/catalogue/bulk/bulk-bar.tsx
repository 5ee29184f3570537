import { useState } from 'react';
import { MAXIMUM_IN_ONE_CHANGE } from '../../../../domain/bulk-change.ts';
import { formatNumber } from '../../../../domain/number-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { type ActionProps, BULK_ACTIONS, type BulkActionId } from './bulk-actions.ts';
import type { BulkDetail } from './bulk-texts.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import { PriceDialog } from './price-dialog.tsx';
import { StateDialog } from './state-dialog.tsx';
import { StockDialog } from './stock-dialog.tsx';
import { TagsDialog } from './tags-dialog.tsx';
import type { Choice } from './use-choice.ts';

interface BulkBarProps {
  choice: Choice;
  /** Without it only units may be changed. */
  mayEdit: boolean;
  tags: readonly string[];
  onDone: (detail: BulkDetail) => void;
}

/** What can be done with the chosen products: in the place of the filters, on phones under the thumb. */
export function BulkBar({ choice, mayEdit, tags, onDone }: BulkBarProps) {
  const [open, setOpen] = useState<BulkActionId | null>(null);
  const actions = BULK_ACTIONS.filter(({ id }) => mayEdit || id === 'stock');
  const close = () => setOpen(null);
  const props: ActionProps = {
    choice,
    onClose: close,
    onDone: (detail) => {
      close();
      onDone(detail);
    },
  };
  return (
    <section
      aria-label="Productos elegidos"
      className="bulk-bar z-30 flex min-w-0 flex-wrap items-center gap-x-2 bg-verde-9 px-3 text-white max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:rounded-t-[22px] max-sm:pt-2 max-sm:pb-[calc(8px+env(safe-area-inset-bottom))] sm:min-h-[44px] sm:flex-nowrap sm:self-end sm:rounded-[14px]"
    >
      <Chosen choice={choice} />
      <div className="flex min-w-0 overflow-x-auto max-sm:order-last max-sm:w-full sm:flex-1 sm:border-white/25 sm:border-l sm:pl-2">
        {actions.map(({ id, name, icon }) => (
          <button
            key={id}
            type="button"
            aria-haspopup="dialog"
            onClick={() => setOpen(id)}
            className={`flex min-h-[44px] shrink-0 items-center justify-center gap-2 rounded-[10px] px-3 font-semibold text-compact -outline-offset-4 hover:bg-white/15 focus-visible:outline-mango-4 max-sm:min-w-1/4 max-sm:flex-col max-sm:gap-1 max-sm:py-2 max-sm:text-small ${open === id ? 'bg-white/20' : ''}`}
          >
            {/* Every icon of these is listed with the weight regular. */}
            <Icon name={icon as 'tag'} size={20} />
            {name}
          </button>
        ))}
      </div>
      <button
        type="button"
        aria-label="Quitar la selección"
        onClick={choice.clear}
        className="ml-auto grid size-[44px] shrink-0 place-items-center rounded-full hover:bg-white/15 focus-visible:outline-mango-4"
      >
        <Icon name="x" weight="bold" size={18} />
      </button>
      {open && <Action id={open} props={props} tags={tags} />}
    </section>
  );
}

function Chosen({ choice }: Pick<BulkBarProps, 'choice'>) {
  const { count, total, isAll } = choice;
  const mayChooseAll = !isAll && total !== null && total > count && total <= MAXIMUM_IN_ONE_CHANGE;
  return (
    <p className="flex shrink-0 items-center gap-3 pr-2 pl-1 font-semibold text-compact">
      <span role="status">
        {formatNumber(count)} {count === 1 ? 'elegido' : 'elegidos'}
      </span>
      {mayChooseAll && (
        <button
          type="button"
          onClick={choice.chooseAll}
          className="min-h-[44px] font-bold text-mango-3 underline underline-offset-4 focus-visible:outline-mango-4"
        >
          Elegir los {formatNumber(total)}
        </button>
      )}
    </p>
  );
}

function Action({ id, props, tags }: { id: BulkActionId; props: ActionProps; tags: readonly string[] }) {
  switch (id) {
    case 'price':
      return <PriceDialog {...props} />;
    case 'offer':
      return <OfferDialog {...props} />;
    case 'stock':
      return <StockDialog {...props} />;
    case 'category':
      return <CategoryDialog {...props} />;
    case 'tags':
      return <TagsDialog {...props} tags={tags} />;
    default:
      return <StateDialog {...props} state={id} />;
  }
}
