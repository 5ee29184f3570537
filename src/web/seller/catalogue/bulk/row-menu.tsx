import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import {
  PRODUCT_STATE_MOVES,
  PRODUCT_STATE_NAMES,
  type ProductState,
} from '../../../../domain/product-state.ts';
import { sellerPaths } from '../../../../wire/seller-paths.ts';
import { type ApiReply, callApi } from '../../../app/api-client.ts';
import { toastRefusal } from '../../../app/refusal.ts';
import { useSending } from '../../../app/use-sending.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { ListedProduct } from './bulk-texts.ts';

const MOVE_NAMES: Record<ProductState, string> = {
  draft: '',
  active: 'Activar',
  paused: 'Pausar',
  archived: 'Archivar',
};

const MENU_HEIGHT = 200;

/** What can be done with one product. In front of everything, as tables cut what leaves their cells. */
export function RowMenu({ product }: { product: ListedProduct }) {
  const button = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<{ top: number; right: number } | null>(null);
  const close = () => setPlace(null);
  useCloseOnScroll(place !== null, close);
  const toggle = () => {
    const box = button.current?.getBoundingClientRect();
    if (place || !box) return close();
    const isLow = box.bottom + MENU_HEIGHT > innerHeight;
    setPlace({
      top: isLow ? box.top - MENU_HEIGHT : box.bottom + 4,
      right: document.documentElement.clientWidth - box.right,
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !place) return;
    close();
    button.current?.focus();
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears the keys of its buttons
    <span onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        aria-label={`Acciones de ${product.name}`}
        aria-expanded={place !== null}
        onClick={toggle}
        className="grid size-[44px] place-items-center rounded-full hover:bg-crema-2 max-sm:-mx-2"
      >
        <Icon name="dots-three" weight="bold" size={22} />
      </button>
      {place && (
        <ul
          style={place}
          className="fixed z-40 min-w-[180px] rounded-[14px] border border-linea bg-papel p-2 text-left shadow-e3"
        >
          <Items product={product} onDone={close} />
        </ul>
      )}
    </span>
  );
}

function Items({ product, onDone }: { product: ListedProduct; onDone: () => void }) {
  const { sending, move, duplicate } = useProductActions(product.id, onDone);
  const item =
    'block min-h-[44px] w-full rounded-[10px] px-3 py-[10px] text-left text-compact hover:bg-crema-1';
  return (
    <>
      <li>
        <a href={sellerPaths.product(product.id)} className={item}>
          Editar
        </a>
      </li>
      {PRODUCT_STATE_MOVES[product.state].map((state) => (
        <li key={state}>
          <button type="button" disabled={sending} onClick={() => void move(state)} className={item}>
            {product.state === 'archived' ? 'Recuperar' : MOVE_NAMES[state]}
          </button>
        </li>
      ))}
      <li>
        <button type="button" disabled={sending} onClick={() => void duplicate()} className={item}>
          Duplicar
        </button>
      </li>
    </>
  );
}

/** What can be done with a product from outside its form. */
function useProductActions(id: number, onDone: () => void) {
  const { sending, send } = useSending();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const params = { productId: id };
  const move = (state: ProductState) =>
    send(
      async () => toastRefusal(withMissing(await callApi('changeProductState', { params, body: { state } }))),
      async () => {
        await revalidate();
        onDone();
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

/** What stands beside a button that moves away would stay behind. */
function useCloseOnScroll(isOpen: boolean, close: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: closing is the same whenever it is asked
  useEffect(() => {
    if (!isOpen) return;
    addEventListener('scroll', close, { capture: true, once: true });
    addEventListener('resize', close, { once: true });
    return () => {
      removeEventListener('scroll', close, { capture: true });
      removeEventListener('resize', close);
    };
  }, [isOpen]);
}
