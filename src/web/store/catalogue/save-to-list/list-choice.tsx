import { useEffect, useState } from 'react';
import type { OutputOf } from '../../../../wire/endpoint.ts';
import type { Endpoints } from '../../../../wire/endpoints.ts';
import { callApi } from '../../../app/api-client.ts';
import { useSending } from '../../../app/use-sending.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { NewListForm } from './new-list-form.tsx';

type OwnList = OutputOf<Endpoints['listMyLists']>[number];

interface ListChoiceProps {
  productId: number;
  productName: string;
  termIds: readonly number[];
  onClose: () => void;
}

/** Loaded with the tap: her lists, and a new one. */
export function ListChoice({ productId, productName, termIds, onClose }: ListChoiceProps) {
  const { lists, failed } = useOwnLists();
  const { sending, problem, send } = useSending();
  const save = ({ id, name }: { id: number; name: string }) =>
    send(
      () =>
        callApi('setListLine', {
          params: { listId: id },
          body: { productId, termIds: [...termIds], quantity: 1 },
        }),
      () => {
        showToast({ kind: 'success', text: `Guardado en «${name}».` });
        onClose();
      },
    );
  return (
    <Dialog open onClose={onClose} title="Guardar en una lista">
      <p className="break-words text-tinta-2">{productName}</p>
      <FormProblem text={failed ?? problem} />
      {lists === null && failed === null && <p className="mt-4">Un momento...</p>}
      {lists !== null && lists.length > 0 && (
        <ul className="mt-3 max-h-[40dvh] divide-y divide-linea overflow-y-auto">
          {lists.map((list) => (
            <li key={list.id}>
              <button
                type="button"
                aria-disabled={sending}
                onClick={() => void save(list)}
                className="flex min-h-[52px] w-full items-center justify-between gap-3 px-1 text-left hover:bg-crema-1"
              >
                <span className="min-w-0 break-words font-semibold">{list.name}</span>
                <span className="flex shrink-0 items-center gap-2 text-small/5 text-tinta-2">
                  {list.lineCount}
                  <span className="sr-only"> productos</span>
                  <Icon name="plus" weight="bold" size={16} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {lists !== null && <NewListForm onMade={save} />}
    </Dialog>
  );
}

function useOwnLists() {
  const [lists, setLists] = useState<readonly OwnList[] | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    void callApi('listMyLists', {}).then((reply) => {
      if (reply.ok) setLists(reply.value);
      else setFailed(reply.message);
    });
  }, []);
  return { lists, failed };
}
