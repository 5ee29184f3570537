import { type FormEvent, useState } from 'react';
import { PACKAGE_ACTIONS } from '../../../domain/package-action.ts';
import type { SellerOrder } from '../../../wire/orders/seller-order-entities.ts';
import { callApi } from '../../app/api-client.ts';
import { usePanelCall } from '../../panel/use-panel-call.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { TextAreaField } from '../../ui/text-fields.tsx';
import { ACTION_TEXTS } from './action-texts.ts';

const TEXTS = {
  incident: {
    label: '¿Qué pasó?',
    explanation: 'Tu cliente recibe un aviso de que su paquete tiene una novedad.',
  },
  returning: {
    label: '¿Por qué regresa?',
    explanation: 'Cuando llegue a tu tienda lo confirmas y tu cliente recibe su dinero.',
  },
  refused: {
    label: '¿Por qué no lo recibieron?',
    explanation:
      'El paquete viene de regreso y nadie paga por él. El flete de los paquetes rechazados lo asume la tienda.',
  },
} as const;

interface NoteDialogProps {
  order: SellerOrder;
  action: keyof typeof TEXTS;
  onClose: () => void;
}

/** What happened on the road, in the shop's own words. */
export function NoteDialog({ order: { orderNumber }, action, onClose }: NoteDialogProps) {
  const [note, setNote] = useState('');
  const { sending, problem, send } = usePanelCall(onClose);
  const isComplete = note.trim() !== '';
  const call = () => {
    const [params, text] = [{ orderNumber }, note.trim()];
    return action === 'refused'
      ? callApi('refuseSellerOrder', { params, body: { reason: text } })
      : callApi('moveSellerOrder', { params, body: { to: PACKAGE_ACTIONS[action], note: text } });
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete) void send(call, ACTION_TEXTS[action].done);
  };
  return (
    <Dialog open onClose={onClose} title={ACTION_TEXTS[action].button}>
      <form noValidate onSubmit={save} className="grid gap-5">
        <p>{TEXTS[action].explanation}</p>
        <TextAreaField
          label={TEXTS[action].label}
          required
          rows={3}
          maxLength={300}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <FormProblem text={problem} />
        <Button
          type="submit"
          full
          disabled={!isComplete}
          loading={sending}
          loadingLabel={ACTION_TEXTS[action].doing}
        >
          Guardar
        </Button>
      </form>
    </Dialog>
  );
}
