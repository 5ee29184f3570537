import { type FormEvent, useState } from 'react';
import {
  APPLICATION_ITEM_NAMES,
  type ApplicationItem,
  type ApplicationItemState,
} from '../../../domain/seller-application.ts';
import type { OperatorSeller } from '../../../wire/sellers/operator-seller-entities.ts';
import { callApi } from '../../app/api-client.ts';
import { usePanelCall } from '../../panel/use-panel-call.ts';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Tag } from '../../ui/surfaces.tsx';
import { TextField } from '../../ui/text-fields.tsx';

const STATES = {
  pending: { tone: 'neutral', name: 'Por revisar' },
  accepted: { tone: 'done', name: 'Aceptado' },
  rejected: { tone: 'urgent', name: 'Rechazado' },
} as const;

/** Every part of the application: accepted, or rejected with what the seller is to correct. */
export function ApplicationItems({ seller, mayDecide }: { seller: OperatorSeller; mayDecide: boolean }) {
  return (
    <ul className="divide-y divide-linea border-linea border-y" aria-label="Puntos de la solicitud">
      {seller.items.map((one) => (
        <ItemRow key={one.item} sellerId={seller.sellerId} one={one} mayDecide={mayDecide} />
      ))}
    </ul>
  );
}

interface ItemRowProps {
  sellerId: number;
  one: OperatorSeller['items'][number];
  mayDecide: boolean;
}

function ItemRow({ sellerId, one, mayDecide }: ItemRowProps) {
  const [rejecting, setRejecting] = useState(false);
  const { sending, problem, send } = usePanelCall(() => setRejecting(false));
  const name = APPLICATION_ITEM_NAMES[one.item];
  const decide = (state: ApplicationItemState, reason = '') =>
    send(() => review(sellerId, one.item, state, reason), `${name}: ${STATES[state].name.toLowerCase()}`);
  const { tone, name: stateName } = STATES[one.state];
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="min-w-0 flex-[1_1_160px]">
          <span className="block font-semibold text-compact">{name}</span>
          {one.reason && <span className="block break-words text-small text-tinta-2">{one.reason}</span>}
          {one.state === 'pending' && one.correctedAt && (
            <span className="block text-small text-tinta-2">Corregido por el vendedor</span>
          )}
        </span>
        <Tag tone={tone}>{stateName}</Tag>
        {mayDecide && !rejecting && (
          <span className="flex gap-2">
            {one.state !== 'accepted' && (
              <Button
                size="compact"
                variant="secondary"
                loading={sending}
                onClick={() => void decide('accepted')}
              >
                Aceptar<span className="sr-only"> {name}</span>
              </Button>
            )}
            {one.state !== 'rejected' && (
              <Button size="compact" variant="outline" onClick={() => setRejecting(true)}>
                Rechazar<span className="sr-only"> {name}</span>
              </Button>
            )}
          </span>
        )}
      </div>
      {rejecting && (
        <RejectForm name={name} sending={sending} onCancel={() => setRejecting(false)} onReject={decide} />
      )}
      <FormProblem text={problem} />
    </li>
  );
}

interface RejectFormProps {
  name: string;
  sending: boolean;
  onCancel: () => void;
  onReject: (state: 'rejected', reason: string) => Promise<void>;
}

const SHORTEST_REASON = 3;

function RejectForm({ name, sending, onCancel, onReject }: RejectFormProps) {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const isTooShort = reason.trim().length < SHORTEST_REASON;
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isTooShort) void onReject('rejected', reason.trim());
  };
  return (
    <form noValidate onSubmit={save} className="mt-3 grid gap-3">
      <TextField
        label={`¿Qué debe corregir en ${name}?`}
        autoFocus
        maxLength={500}
        value={reason}
        hint="El vendedor lee este texto en su correo."
        error={tried && isTooShort ? 'Escribe qué debe corregir el vendedor.' : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <span className="flex flex-wrap gap-2">
        <Button type="submit" size="compact" variant="destructive" loading={sending}>
          Rechazar este punto
        </Button>
        <Button size="compact" variant="outline" onClick={onCancel}>
          Cancelar
        </Button>
      </span>
    </form>
  );
}

function review(sellerId: number, item: ApplicationItem, state: ApplicationItemState, reason: string) {
  return callApi('reviewApplicationItem', { params: { sellerId, item }, body: { state, reason } });
}
