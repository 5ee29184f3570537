import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OperatorRole } from '../../../../domain/operator-role.ts';
import { callApi } from '../../../app/api-client.ts';
import type { PageProps } from '../../../app/page.ts';
import { toastRefusal } from '../../../app/refusal.ts';
import { useSending } from '../../../app/use-sending.ts';
import { Card, PageHeading } from '../../../panel/card.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { AddForm } from './add-form.tsx';
import { type Person, PersonRow } from './person-row.tsx';
import type { operatorStaffLoader } from './staff.loader.ts';

type Asked = { person: Person; call: 'removeStaff' | 'resetStaffSecondFactor' };

/** Who works in the operators' panel, with which role. */
export function Page({ data }: PageProps<typeof operatorStaffLoader>) {
  const { staff, panel, now } = data;
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<Asked | null>(null);
  const changeRole = async ({ accountId, email }: Person, role: OperatorRole) => {
    const reply = await callApi('changeStaffRole', { params: { accountId }, body: { role } });
    await revalidate();
    if (!reply.ok) showToast({ kind: 'error', text: reply.message });
    else showToast({ kind: 'success', text: `Cambiaste el rol de ${email}.` });
  };
  return (
    <>
      <PageHeading title="Equipo" text="Quienes operan la plataforma y qué puede hacer cada persona." />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_340px] lg:items-start">
        <Card title="Personas con acceso">
          <ul className="mt-2 divide-y divide-linea">
            {staff.map((person) => (
              <PersonRow
                key={person.accountId}
                person={person}
                now={now}
                isSelf={person.accountId === panel.accountId}
                onRole={(role) => void changeRole(person, role)}
                onReset={() => setAsked({ person, call: 'resetStaffSecondFactor' })}
                onRemove={() => setAsked({ person, call: 'removeStaff' })}
              />
            ))}
          </ul>
        </Card>
        <Card title="Dar acceso a alguien">
          <AddForm onAdded={() => void revalidate()} />
        </Card>
      </div>
      <ConfirmDialog asked={asked} onClose={() => setAsked(null)} onDone={() => void revalidate()} />
    </>
  );
}

const TEXTS = {
  removeStaff: {
    title: 'Quitar el acceso',
    text: 'pierde el acceso a la operación de inmediato. Su cuenta y lo que hizo quedan.',
    done: 'ya no tiene acceso.',
  },
  resetStaffSecondFactor: {
    title: 'Quitar el segundo factor',
    text: 'podrá entrar solo con su contraseña hasta que configure otro teléfono. Compruébalo antes por otro medio: así entran los impostores.',
    done: 'puede configurar otro teléfono.',
  },
} as const;

interface ConfirmProps {
  asked: Asked | null;
  onClose: () => void;
  onDone: () => void;
}

function ConfirmDialog({ asked, onClose, onDone }: ConfirmProps) {
  const { sending, send } = useSending();
  if (!asked) return null;
  const { person, call } = asked;
  const ask = async () => {
    const reply = toastRefusal(await callApi(call, { params: { accountId: person.accountId } }));
    onClose();
    onDone();
    return reply;
  };
  const confirm = () => {
    void send(ask, () => `${person.email} ${TEXTS[call].done}`);
  };
  return (
    <Dialog open onClose={onClose} title={TEXTS[call].title}>
      <p>
        {person.email} {TEXTS[call].text}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button loading={sending} loadingLabel="Guardando..." onClick={confirm}>
          {TEXTS[call].title}
        </Button>
        <Button variant="outline" onClick={onClose}>
          Cancelar
        </Button>
      </div>
    </Dialog>
  );
}
