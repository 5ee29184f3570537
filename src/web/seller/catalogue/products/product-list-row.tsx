import { useNavigate, useRevalidator } from 'react-router';
import { pictureOfWidth } from '../../../../domain/picture.ts';
import {
  PRODUCT_STATE_MOVES,
  PRODUCT_STATE_NAMES,
  type ProductState,
} from '../../../../domain/product-state.ts';
import { isLowStock } from '../../../../domain/stock.ts';
import type { OutputOf } from '../../../../wire/endpoint.ts';
import type { Endpoints } from '../../../../wire/endpoints.ts';
import { sellerPaths } from '../../../../wire/seller-paths.ts';
import { type ApiReply, callApi } from '../../../app/api-client.ts';
import { toastRefusal } from '../../../app/refusal.ts';
import { useSending } from '../../../app/use-sending.ts';
import { ProductStateTag } from '../../../panel/product-state-tag.tsx';
import { Button } from '../../../ui/button.tsx';
import { Price } from '../../../ui/price.tsx';
import { Tag } from '../../../ui/surfaces.tsx';

type Row = OutputOf<Endpoints['listSellerProducts']>['products'][number];

const MOVE_NAMES: Record<ProductState, string> = {
  draft: '',
  active: 'Activar',
  paused: 'Pausar',
  archived: 'Archivar',
};

/** A row on wide screens, a card on a phone. */
export function ProductListRow({ product, mayEdit }: { product: Row; mayEdit: boolean }) {
  const { id, name, reference, imageUrl, price, salePrice, state } = product;
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)] items-center gap-x-4 gap-y-3 px-4 py-4 sm:px-6 lg:grid-cols-[64px_minmax(0,1fr)_150px_130px_auto]">
      {imageUrl ? (
        <img
          src={pictureOfWidth(imageUrl, 160)}
          alt=""
          width={64}
          height={64}
          loading="lazy"
          className="size-16 rounded-[12px] bg-crema-1 object-cover"
        />
      ) : (
        <span className="size-16 rounded-[12px] bg-crema-2" />
      )}
      <div className="min-w-0">
        <a href={sellerPaths.product(id)} className="block py-1 font-semibold leading-6 hover:underline">
          {name}
        </a>
        <p className="truncate text-small text-tinta-3">{reference}</p>
      </div>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-2 lg:col-span-1 lg:block">
        {price === null ? (
          <span className="text-tinta-3">Sin precio</span>
        ) : (
          <Price {...{ price, salePrice }} size="line" />
        )}
      </div>
      <div className="col-span-2 flex flex-wrap gap-2 lg:col-span-1">
        <ProductStateTag state={state} />
        {product.operatorReason && <Tag tone="urgent">Pausado por la plataforma</Tag>}
        <StockTag {...product} />
      </div>
      {mayEdit && <RowActions product={product} />}
    </li>
  );
}

function StockTag({ onHand, stock }: Row) {
  if (onHand === 0) return <Tag tone="urgent">Agotado</Tag>;
  if (stock.some((one) => isLowStock(one.onHand))) return <Tag tone="attention">Quedan {onHand}</Tag>;
  return <Tag tone="done">{onHand} disp.</Tag>;
}

function RowActions({ product }: { product: Row }) {
  const { sending, move, duplicate } = useProductActions(product.id);
  return (
    <div className="col-span-2 flex flex-wrap gap-2 lg:col-span-1 lg:justify-end">
      {PRODUCT_STATE_MOVES[product.state].map((state) => (
        <Button
          key={state}
          size="compact"
          variant={state === 'active' ? 'secondary' : 'outline'}
          disabled={sending}
          onClick={() => void move(state)}
          aria-label={`${nameOfMove(product.state, state)} ${product.name}`}
        >
          {nameOfMove(product.state, state)}
        </Button>
      ))}
      <Button
        size="compact"
        variant="outline"
        disabled={sending}
        onClick={() => void duplicate()}
        aria-label={`Duplicar ${product.name}`}
      >
        Duplicar
      </Button>
    </div>
  );
}

function nameOfMove(from: ProductState, to: ProductState): string {
  return from === 'archived' ? 'Recuperar' : MOVE_NAMES[to];
}

/** What can be done with a product from outside its form. */
function useProductActions(id: number) {
  const { sending, send } = useSending();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const params = { productId: id };
  const move = (state: ProductState) =>
    send(
      async () => toastRefusal(withMissing(await callApi('changeProductState', { params, body: { state } }))),
      async () => {
        await revalidate();
        return `Producto ${PRODUCT_STATE_NAMES[state].toLowerCase()}.`;
      },
    );
  const duplicate = () =>
    send(
      async () => toastRefusal(await callApi('duplicateProduct', { params })),
      (copy) => navigate(sellerPaths.product(copy.id)),
    );
  return { sending, move, duplicate };
}

function withMissing<Value>(reply: ApiReply<Value>): ApiReply<Value> {
  if (reply.ok) return reply;
  return { ...reply, message: [reply.message, ...Object.values(reply.fields ?? {})].join(' ') };
}
