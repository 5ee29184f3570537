import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { PACKAGE_ACTIONS, type PackageAction } from '../../../domain/package-action.ts';
import { documentPath } from '../../../wire/orders/seller-document-paths.ts';
import type { ListedSellerOrder } from '../../../wire/orders/seller-order-entities.ts';
import { callApi } from '../../app/api-client.ts';
import { toastRefusal } from '../../app/refusal.ts';
import { useSending } from '../../app/use-sending.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** Steps that need no more than a word, for many orders at once. */
const BULK_ACTIONS = ['accept', 'ready', 'picked-up', 'on-the-way', 'delivered'] as const;
type BulkAction = (typeof BULK_ACTIONS)[number] & PackageAction;

const BULK_TEXTS: Record<BulkAction, string> = {
  accept: 'Aceptar',
  ready: 'Listos para recoger',
  'picked-up': 'Recogidos',
  'on-the-way': 'En camino',
  delivered: 'Entregados',
};

interface BulkBarProps {
  selected: readonly ListedSellerOrder[];
  canMove: boolean;
  onClear: () => void;
}

interface Refusal {
  orderNumber: number;
  message: string;
}

/** What can be done with the chosen orders, under the thumb; then what became of each that was not moved. */
export function BulkBar({ selected, canMove, onClear }: BulkBarProps) {
  const { revalidate } = useRevalidator();
  const { sending, send } = useSending();
  const [started, setStarted] = useState<BulkAction | null>(null);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const move = async (action: BulkAction) => {
    setStarted(action);
    const orderNumbers = fitting(selected, action).map(({ orderNumber }) => orderNumber);
    const body = { orderNumbers, to: PACKAGE_ACTIONS[action] };
    return toastRefusal(await callApi('moveSellerOrders', { body }));
  };
  const tell = (results: readonly (Refusal & { isDone: boolean })[]) => {
    const done = results.filter(({ isDone }) => isDone).length;
    if (done > 0)
      showToast({
        kind: 'success',
        text: done === 1 ? '1 pedido actualizado' : `${done} pedidos actualizados`,
      });
    setRefusals(results.filter(({ isDone }) => !isDone));
    onClear();
    void revalidate();
  };
  return (
    <>
      {selected.length > 0 && (
        <Bar
          selected={selected}
          canMove={canMove}
          sending={sending ? started : null}
          onSend={(action) => void send(() => move(action), tell)}
          onClear={onClear}
        />
      )}
      <Dialog open={refusals.length > 0} onClose={() => setRefusals([])} title="Pedidos que no cambiaron">
        <ul className="grid gap-3">
          {refusals.map(({ orderNumber, message }) => (
            <li key={orderNumber}>
              <strong>N.º {orderNumber}</strong>: {message}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

interface BarProps extends BulkBarProps {
  sending: BulkAction | null;
  onSend: (action: BulkAction) => void;
}

function Bar({ selected, canMove, sending, onSend, onClear }: BarProps) {
  return (
    <section
      aria-label="Pedidos seleccionados"
      className="sticky bottom-3 z-20 mt-4 flex flex-wrap items-center gap-2 rounded-[18px] border border-linea bg-papel px-3 pt-1 pb-3 shadow-e3 sm:gap-3 sm:px-5 sm:py-3"
    >
      <div className="flex w-full items-center justify-between gap-2 sm:mr-auto sm:w-auto sm:flex-row-reverse">
        <p role="status" className="font-semibold">
          {selected.length === 1 ? '1 seleccionado' : `${selected.length} seleccionados`}
        </p>
        <button
          type="button"
          aria-label="Quitar la selección"
          onClick={onClear}
          className="grid size-[44px] place-items-center rounded-full hover:bg-crema-2"
        >
          <Icon name="x" weight="bold" size={18} />
        </button>
      </div>
      {canMove &&
        BULK_ACTIONS.filter((action) => fitting(selected, action).length > 0).map((action) => (
          <Button
            key={action}
            size="compact"
            loading={sending === action}
            disabled={sending !== null && sending !== action}
            onClick={() => onSend(action)}
          >
            {BULK_TEXTS[action]} ({fitting(selected, action).length})
          </Button>
        ))}
      <Documents selected={selected} />
    </section>
  );
}

/** For those that are still to be packed and sent. */
function Documents({ selected }: Pick<BulkBarProps, 'selected'>) {
  const sent = selected.filter(({ statusId }) => statusId !== 32).map(({ orderNumber }) => orderNumber);
  if (sent.length === 0) return null;
  return (
    <>
      <ButtonLink size="compact" variant="outline" href={documentPath('label', sent)} target="_blank">
        Etiquetas
      </ButtonLink>
      <ButtonLink size="compact" variant="outline" href={documentPath('packing-slip', sent)} target="_blank">
        Listas de empaque
      </ButtonLink>
    </>
  );
}

function fitting(selected: BulkBarProps['selected'], action: BulkAction) {
  return selected.filter(({ actions }) => actions.includes(action));
}
