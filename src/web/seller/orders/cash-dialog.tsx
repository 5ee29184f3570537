import { formatPesos } from '../../../domain/money.ts';
import type { SellerOrder } from '../../../wire/orders/seller-order-entities.ts';
import { callApi } from '../../app/api-client.ts';
import { ConfirmDialog } from '../../panel/confirm-dialog.tsx';
import { ACTION_TEXTS } from './action-texts.ts';

/** The shop itself took the cash at the door. */
export function CashDialog({ order, onClose }: { order: SellerOrder; onClose: () => void }) {
  const { orderNumber, money } = order;
  return (
    <ConfirmDialog
      title="Registrar el efectivo"
      button={`Sí, recibí ${formatPesos(money.cashDue)}`}
      doing={ACTION_TEXTS['collect-cash'].doing}
      done={ACTION_TEXTS['collect-cash'].done}
      send={() => callApi('collectSellerOrder', { params: { orderNumber }, body: { amount: money.cashDue } })}
      onClose={onClose}
    >
      <p>
        Confirma que tú, y no la transportadora, recibiste{' '}
        <strong className="font-semibold">{formatPesos(money.cashDue)}</strong> de {order.buyer.name}.
      </p>
      <p className="mt-3 text-tinta-2">
        Te quedas con {formatPesos(money.net)}; la tarifa y el envío ({formatPesos(money.cashDue - money.net)}
        ) se descuentan de tu próxima liquidación. El paquete queda entregado.
      </p>
    </ConfirmDialog>
  );
}
