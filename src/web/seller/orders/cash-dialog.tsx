import { formatPesos } from '../../../domain/money.ts';
import type { SellerOrder } from '../../../wire/orders/seller-order-entities.ts';
import { callApi } from '../../app/api-client.ts';
import { usePanelCall } from '../../panel/use-panel-call.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { ACTION_TEXTS } from './action-texts.ts';

/** The shop itself took the cash at the door. */
export function CashDialog({ order, onClose }: { order: SellerOrder; onClose: () => void }) {
  const { sending, problem, send } = usePanelCall(onClose);
  const { orderNumber, money } = order;
  const call = () =>
    callApi('collectSellerOrder', { params: { orderNumber }, body: { amount: money.cashDue } });
  return (
    <Dialog open onClose={onClose} title="Registrar el efectivo">
      <p>
        Confirma que tú, y no la transportadora, recibiste{' '}
        <strong className="font-semibold">{formatPesos(money.cashDue)}</strong> de {order.buyer.name}.
      </p>
      <p className="mt-3 text-tinta-2">
        Te quedas con {formatPesos(money.net)}; la tarifa y el envío ({formatPesos(money.cashDue - money.net)}
        ) se descuentan de tu próxima liquidación. El paquete queda entregado.
      </p>
      <div className="mt-5 grid gap-5">
        <FormProblem text={problem} />
        <Button
          full
          loading={sending}
          loadingLabel={ACTION_TEXTS['collect-cash'].doing}
          onClick={() => void send(call, ACTION_TEXTS['collect-cash'].done)}
        >
          Sí, recibí {formatPesos(money.cashDue)}
        </Button>
      </div>
    </Dialog>
  );
}
