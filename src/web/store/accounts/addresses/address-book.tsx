import { useState } from 'react';
import type { ApiReply } from '../../../app/api-client.ts';
import { callApi } from '../../../app/api-client.ts';
import { updateSessionUser } from '../../../app/session-store.ts';
import { doorOf, type SavedAddress } from '../../../app/use-addresses.ts';
import { useSending } from '../../../app/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice, Panel, Tag } from '../../../ui/surfaces.tsx';
import { AddressDialog } from './address-dialog.tsx';

interface AddressBookProps {
  addresses: readonly SavedAddress[];
  departments: readonly { id: string; name: string }[];
  onChange: (list: readonly SavedAddress[]) => void;
}

/** Where a person has things sent; the default one is the address of her profile. */
export function AddressBook({ addresses, departments, onChange }: AddressBookProps) {
  const [edited, setEdited] = useState<SavedAddress | 'new' | null>(null);
  const { sending, problem, send } = useSending();
  const show = (list: readonly SavedAddress[]) => {
    onChange(list);
    setEdited(null);
    void followDefault();
  };
  const change = (request: () => Promise<ApiReply<SavedAddress[]>>) => {
    if (!sending) void send(request, show);
  };
  return (
    <Panel aria-labelledby="direcciones" className="mt-5">
      <h2 id="direcciones" className="heading-3">
        Tus direcciones
      </h2>
      <ul className="mt-4 divide-y divide-linea">
        {addresses.map((saved) => (
          <li key={saved.id} className="py-4">
            <AddressText saved={saved} />
            <AddressActions saved={saved} onEdit={() => setEdited(saved)} onChange={change} />
          </li>
        ))}
      </ul>
      {problem && (
        <div role="alert" className="mt-3">
          <Notice tone="urgent">{problem}</Notice>
        </div>
      )}
      <Button variant="outline" onClick={() => setEdited('new')} className="mt-4 max-sm:w-full">
        Agregar dirección
      </Button>
      {edited && (
        <AddressDialog
          saved={edited === 'new' ? null : edited}
          departments={departments}
          onSaved={show}
          onClose={() => setEdited(null)}
        />
      )}
    </Panel>
  );
}

/** The browser's own copy of the account has the default address. */
async function followDefault(): Promise<void> {
  const reply = await callApi('getSession', {});
  if (reply.ok && reply.value.user) updateSessionUser(reply.value.user);
}

function AddressText({ saved }: { saved: SavedAddress }) {
  const { name, neighbourhood, cityName, receiver, phone, deliveryNotes, isDefault } = saved;
  const receives = [receiver && `Recibe ${receiver}`, phone].filter(Boolean).join(' · ');
  return (
    <address className="text-compact/6 text-tinta-2 not-italic">
      <span className="flex flex-wrap items-center gap-2 font-semibold text-tinta">
        {name} {isDefault && <Tag tone="done">Principal</Tag>}
      </span>
      <span className="block">{doorOf(saved)}</span>
      <span className="block">{[neighbourhood, cityName].filter(Boolean).join(' · ')}</span>
      {receives && <span className="block">{receives}</span>}
      {deliveryNotes && <span className="block text-tinta-3">{deliveryNotes}</span>}
    </address>
  );
}

interface AddressActionsProps {
  saved: SavedAddress;
  onEdit: () => void;
  onChange: (request: () => Promise<ApiReply<SavedAddress[]>>) => void;
}

function AddressActions({ saved: { id, name, isDefault }, onEdit, onChange }: AddressActionsProps) {
  const params = { addressId: id };
  const look = 'min-h-[44px] cursor-pointer text-link text-small';
  return (
    <div className="mt-1 flex flex-wrap gap-x-5">
      <button type="button" aria-label={`Editar ${name}`} onClick={onEdit} className={look}>
        Editar
      </button>
      {!isDefault && (
        <>
          <button
            type="button"
            aria-label={`Usar ${name} como principal`}
            onClick={() => onChange(() => callApi('chooseDefaultAddress', { params }))}
            className={look}
          >
            Usar como principal
          </button>
          <button
            type="button"
            aria-label={`Eliminar ${name}`}
            onClick={() => onChange(() => callApi('deleteAddress', { params }))}
            className={look}
          >
            Eliminar
          </button>
        </>
      )}
    </div>
  );
}
