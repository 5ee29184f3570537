import { useState } from 'react';
import type { SellerOrder } from '../../../wire/orders/seller-order-entities.ts';
import { callApi } from '../../app/api-client.ts';
import { ConfirmDialog } from '../../panel/confirm-dialog.tsx';
import { CheckboxField } from '../../ui/choice-fields.tsx';
import { ACTION_TEXTS } from './action-texts.ts';

/** A parcel that nobody took is in the shop again. */
export function ReturnDialog({
  order: { orderNumber },
  onClose,
}: {
  order: SellerOrder;
  onClose: () => void;
}) {
  const [restock, setRestock] = useState(true);
  return (
    <ConfirmDialog
      title={ACTION_TEXTS.returned.button}
      button="Confirmar"
      doing={ACTION_TEXTS.returned.doing}
      done={ACTION_TEXTS.returned.done}
      send={() => callApi('returnSellerOrder', { params: { orderNumber }, body: { restock } })}
      onClose={onClose}
    >
      <p>Confirma que el paquete está de nuevo en tu tienda. Si tu cliente pagó, recibe su dinero.</p>
      <CheckboxField
        className="mt-3"
        label="Los productos están en buen estado y vuelven a la venta"
        checked={restock}
        onChange={(event) => setRestock(event.currentTarget.checked)}
      />
    </ConfirmDialog>
  );
}
