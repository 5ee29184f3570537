import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { sellerPaths } from '../../../../wire/seller-paths.ts';
import { ListPanel } from '../../../panel/list-panel.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import type { sellerProductsLoader } from '../products/products.loader.ts';
import { BulkBar } from './bulk-bar.tsx';
import { BulkStatus } from './bulk-status.tsx';
import type { BulkDetail } from './bulk-texts.ts';
import { ProductTable } from './product-table.tsx';
import { isRunning, useBulkChange } from './use-bulk-change.ts';
import { useChoice } from './use-choice.ts';

type Data = Awaited<ReturnType<typeof sellerProductsLoader>>;

interface ProductListProps {
  data: Data;
  /** The filters, in whose place the bar of the chosen stands. */
  filters: ReactNode;
}

/** The list with what is chosen of it and what is done with them. A new filter is a new list. */
export function ProductList({ data, filters }: ProductListProps) {
  const { panel, products, next, filter, desk } = data;
  const { order: _, ...narrow } = filter;
  const choice = useChoice(products, narrow);
  const { revalidate } = useRevalidator();
  const tell = (detail: BulkDetail) => {
    if (isRunning(detail)) choice.clear();
    else choice.keepRefused(detail.refusals);
  };
  const { detail, setDetail } = useBulkChange(desk.current, tell);
  const take = (done: BulkDetail) => {
    setDetail(done);
    tell(done);
    void revalidate();
  };
  const mayEdit = panel.permissions.includes('edit-products');
  const mayChoose = panel.permissions.includes('edit-stock');
  return (
    <>
      <div className="mt-3 grid sm:*:[grid-area:1/1]">
        <div className={choice.isAny ? 'sm:invisible' : undefined}>{filters}</div>
        {choice.isAny && <BulkBar {...{ choice, mayEdit, tags: desk.tags, onDone: take }} />}
      </div>
      {detail && <BulkStatus detail={detail} mayUndo={mayEdit || detail.kind === 'stock'} onUndo={take} />}
      <ListPanel className="mt-4 overflow-hidden p-0! sm:p-0!">
        {products.length === 0 ? (
          <p className="px-5 py-10 text-center text-tinta-2">
            {isNarrowed(narrow)
              ? 'Ningún producto coincide con lo que buscas.'
              : 'Todavía no tienes productos. Crea el primero: se guarda como borrador hasta que lo actives.'}
          </p>
        ) : (
          <ProductTable {...{ products, choice, mayChoose, mayEdit, filter }} />
        )}
      </ListPanel>
      {next && (
        <p className="mt-5 text-center">
          <ButtonLink variant="outline" href={sellerPaths.products({ ...filter, before: next })}>
            Más productos
          </ButtonLink>
        </p>
      )}
    </>
  );
}

function isNarrowed(filter: object): boolean {
  return Object.values(filter).some((value) => value !== undefined);
}
