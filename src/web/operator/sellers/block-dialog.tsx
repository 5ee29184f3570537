import type { OperatorSeller } from '../../../wire/sellers/operator-seller-entities.ts';
import { callApi } from '../../app/api-client.ts';
import { countText } from '../../panel/count-text.ts';
import { ReasonDialog } from '../../panel/reason-dialog.tsx';

/** Closes the shop, or opens it again. */
export function BlockDialog({ seller, onClose }: { seller: OperatorSeller; onClose: () => void }) {
  const params = { sellerId: seller.sellerId };
  if (seller.status === 3)
    return (
      <ReasonDialog
        title={`Desbloquear ${seller.displayName}`}
        explanation="La tienda y su cuenta vuelven al estado que tenían, y le avisamos por correo."
        label="Motivo"
        button="Desbloquear"
        done={`Desbloqueaste a ${seller.displayName}.`}
        send={(reason) => callApi('unblockSeller', { params, body: { reason } })}
        onClose={onClose}
      />
    );
  return (
    <ReasonDialog
      title={`Bloquear ${seller.displayName}`}
      explanation={
        <>
          Cerramos sus sesiones y sus productos dejan de verse de inmediato. El dinero que se le debe se
          conserva.{' '}
          {seller.orders.open > 0 &&
            `Tiene ${seller.orders.open === 1 ? '1 pedido' : `${countText(seller.orders.open)} pedidos`} en curso: termínalos o anúlalos desde su ficha. `}
          El vendedor recibe el motivo por correo.
        </>
      }
      label="Motivo"
      button="Bloquear vendedor"
      done={`Bloqueaste a ${seller.displayName}.`}
      isDestructive
      send={(reason) => callApi('blockSeller', { params, body: { reason } })}
      onClose={onClose}
    />
  );
}
