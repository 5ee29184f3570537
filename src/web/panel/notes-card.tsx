import { type FormEvent, useState } from 'react';
import type { ApiReply } from '../app/api-client.ts';
import { Button } from '../ui/button.tsx';
import { FormProblem } from '../ui/form-problem.tsx';
import { TextAreaField } from '../ui/text-fields.tsx';
import { Card } from './card.tsx';
import { momentText } from './date-texts.ts';
import { usePanelCall } from './use-panel-call.ts';

interface NotesCardProps {
  notes: readonly { id: number; body: string; writtenAt: string; author: string }[];
  now: number;
  mayWrite: boolean;
  maxLength: number;
  rows: number;
  write: (body: string) => Promise<ApiReply<unknown>>;
}

/** What the team tells each other; neither shop nor buyer reads it. */
export function NotesCard({ notes, now, mayWrite, maxLength, rows, write }: NotesCardProps) {
  const [text, setText] = useState('');
  // The next one may have been begun while this one was on its way.
  const { sending, problem, send } = usePanelCall(() => setText((now) => (now === text ? '' : now)));
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) void send(() => write(text.trim()), 'Guardamos la nota.');
  };
  return (
    <Card title="Notas internas">
      {mayWrite && (
        <form onSubmit={save} className="mt-4 grid gap-3">
          <TextAreaField
            label="Nueva nota"
            hint="Solo la lee el equipo."
            rows={rows}
            maxLength={maxLength}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <FormProblem text={problem} />
          <Button type="submit" size="compact" variant="secondary" disabled={!text.trim()} loading={sending}>
            Guardar nota
          </Button>
        </form>
      )}
      {notes.length === 0 && !mayWrite && <p className="mt-3 text-tinta-2">Sin notas.</p>}
      <ul className="mt-3 divide-y divide-linea">
        {notes.map(({ id, body, author, writtenAt }) => (
          <li key={id} className="py-3">
            <p className="whitespace-pre-line break-words">{body}</p>
            <p className="mt-1 text-small text-tinta-3">
              {author} · {momentText(Date.parse(writtenAt), now)}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
