import type { OperatorProductRow } from '../../../../wire/catalogue/operator-products.ts';
import { ProductStateTag } from '../../../panel/product-state-tag.tsx';
import { Tag } from '../../../ui/surfaces.tsx';

type Tagged = Pick<OperatorProductRow, 'state' | 'isShown' | 'operatorReason' | 'onHand'>;

/** What its shop wants, and what keeps shoppers from seeing it all the same. */
export function ProductTags({ state, isShown, operatorReason, onHand }: Tagged) {
  return (
    <span className="flex flex-wrap gap-2">
      <ProductStateTag state={state} />
      {operatorReason && <Tag tone="urgent">Pausado por la plataforma</Tag>}
      {state === 'active' && !isShown && !operatorReason && <Tag tone="attention">No se muestra</Tag>}
      {onHand === 0 && <Tag tone="urgent">Agotado</Tag>}
    </span>
  );
}
