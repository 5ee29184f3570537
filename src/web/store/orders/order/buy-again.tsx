import { useState } from 'react';
import { paths } from '../../../../wire/paths.ts';
import { callApi } from '../../../app/api-client.ts';
import { addSilently } from '../../../app/cart-store.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { type RepeatedCart, repeatedCart } from './repeated-lines.ts';

interface BuyAgainProps {
  orderNumber: number;
  /** The key of the purchase's mail, where it opened the page. */
  token: string | null;
  label?: string;
  variant?: 'primary' | 'secondary';
}

/** Puts the order's lines into the cart at today's prices and says what is gone. */
export function BuyAgain({
  orderNumber,
  token,
  label = 'Comprar de nuevo',
  variant = 'secondary',
}: BuyAgainProps) {
  const [asking, setAsking] = useState(false);
  const [added, setAdded] = useState<RepeatedCart | null>(null);
  const buy = async () => {
    setAsking(true);
    const reply = await callApi('repeatOrder', {
      params: { number: orderNumber },
      query: token ? { token } : {},
    });
    setAsking(false);
    if (!reply.ok) return showToast({ kind: 'error', text: reply.message });
    const cart = repeatedCart(reply.value);
    for (const line of cart.lines) addSilently(line);
    setAdded(cart);
  };
  return (
    <>
      <Button
        variant={variant}
        loading={asking}
        loadingLabel="Añadiendo..."
        onClick={() => void buy()}
        icon={<Icon name="shopping-cart-simple" size={20} />}
        className="max-sm:w-full"
      >
        {label}
      </Button>
      {added && <AddedAgain added={added} onClose={() => setAdded(null)} />}
    </>
  );
}

function AddedAgain({ added: { lines, notices }, onClose }: { added: RepeatedCart; onClose: () => void }) {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const title =
    count === 0
      ? 'Nada de este pedido se puede comprar hoy'
      : count === 1
        ? 'Añadimos 1 artículo al carrito'
        : `Añadimos ${count} artículos al carrito`;
  return (
    <Dialog open onClose={onClose} title={title}>
      {notices.length > 0 && (
        <Notice>
          <ul className="grid gap-1">
            {notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        </Notice>
      )}
      {count > 0 && <p className="mt-4 text-tinta-2">Los precios son los de hoy.</p>}
      <div className="mt-6 flex flex-wrap gap-3">
        {count > 0 && <ButtonLink href={paths.cart()}>Ver el carrito</ButtonLink>}
        <Button variant="outline" onClick={onClose}>
          Cerrar
        </Button>
      </div>
    </Dialog>
  );
}
