import { useState } from 'react';
import type { SellerOrder } from '../../../wire/orders/seller-order-entities.ts';
import { callApi } from '../../app/api-client.ts';
import { usePanelCall } from '../../panel/use-panel-call.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/choice-fields.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
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
  const { sending, problem, send } = usePanelCall(onClose);
  const call = () => callApi('returnSellerOrder', { params: { orderNumber }, body: { restock } });
  return (
    <Dialog open onClose={onClose} title={ACTION_TEXTS.returned.button}>
      <p>Confirma que el paquete está de nuevo en tu tienda. Si tu cliente pagó, recibe su dinero.</p>
      <CheckboxField
        className="mt-3"
        label="Los productos están en buen estado y vuelven a la venta"
        checked={restock}
        onChange={(event) => setRestock(event.currentTarget.checked)}
      />
      <div className="mt-5 grid gap-5">
        <FormProblem text={problem} />
        <Button
          full
          loading={sending}
          loadingLabel={ACTION_TEXTS.returned.doing}
          onClick={() => void send(call, ACTION_TEXTS.returned.done)}
        >
          Confirmar
        </Button>
      </div>
    </Dialog>
  );
}
