import { type FormEvent, useState } from 'react';
import { callApi } from '../../app/api-client.ts';
import { Card } from '../../panel/card.tsx';
import { momentText } from '../../panel/date-texts.ts';
import { usePanelCall } from '../../panel/use-panel-call.ts';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { TextAreaField } from '../../ui/text-fields.tsx';
import type { OperatorOrder } from './order.loader.ts';

interface OrderNotesCardProps {
  order: OperatorOrder;
  mayWrite: boolean;
  now: number;
}

/** What the team tells each other; neither shop nor buyer reads it. */
export function OrderNotesCard({ order: { number, notes }, mayWrite, now }: OrderNotesCardProps) {
  const [text, setText] = useState('');
  const { sending, problem, send } = usePanelCall();
  const save = (event: FormEvent) => {
    event.preventDefault();
    const body = text.trim();
    if (body === '') return;
    void send(
      () => callApi('noteOrder', { params: { orderNumber: number }, body: { body } }),
      'Guardamos la nota.',
    );
  };
  return (
    <Card title="Notas internas">
      {mayWrite && (
        <form onSubmit={save} className="mt-4 grid gap-3">
          <TextAreaField
            label="Nueva nota"
            hint="Solo la lee el equipo."
            rows={2}
            maxLength={1_000}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <FormProblem text={problem} />
          <Button
            type="submit"
            size="compact"
            variant="secondary"
            disabled={text.trim() === ''}
            loading={sending}
          >
            Guardar nota
          </Button>
        </form>
      )}
      {notes.length === 0 && !mayWrite && <p className="mt-3 text-tinta-2">Sin notas.</p>}
      <ul className="mt-3 divide-y divide-linea">
        {notes.map(({ id, body, person, writtenAt }) => (
          <li key={id} className="py-3">
            <p className="whitespace-pre-line break-words">{body}</p>
            <p className="mt-1 text-small text-tinta-3">
              {person} · {momentText(Date.parse(writtenAt), now)}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
