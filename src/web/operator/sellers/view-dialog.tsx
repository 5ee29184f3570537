import { sellerPaths } from '../../../wire/seller-paths.ts';
import type { OperatorSeller } from '../../../wire/sellers/operator-seller-entities.ts';
import { callApi } from '../../app/api-client.ts';
import { ReasonDialog } from '../../panel/reason-dialog.tsx';

/** The shop's panel as its team sees it. */
export function ViewDialog({ seller, onClose }: { seller: OperatorSeller; onClose: () => void }) {
  const view = async (reason: string) => {
    const reply = await callApi('startViewAs', { params: { sellerId: seller.sellerId }, body: { reason } });
    if (reply.ok) location.assign(sellerPaths.home());
    return reply;
  };
  return (
    <ReasonDialog
      title={`Ver como ${seller.displayName}`}
      explanation="Abres su centro de vendedores tal como lo ve su equipo, por 30 minutos y sin poder cambiar nada. Queda en el registro, y la tienda lo ve en su actividad."
      label="¿Para qué lo necesitas?"
      button="Ver en solo lectura"
      done="Abrimos la vista de solo lectura."
      send={view}
      onClose={onClose}
    />
  );
}
