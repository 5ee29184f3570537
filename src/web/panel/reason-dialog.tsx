import { type FormEvent, type ReactNode, useState } from 'react';
import { REQUIRED_MESSAGE } from '../../domain/validation.ts';
import type { ApiReply } from '../app/api-client.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FormProblem } from '../ui/form-problem.tsx';
import { TextAreaField } from '../ui/text-fields.tsx';
import { usePanelCall } from './use-panel-call.ts';

interface ReasonDialogProps {
  title: string;
  /** What happens, and who is told. */
  explanation: ReactNode;
  label: string;
  /** Ready sentences that fill the text. */
  suggestions?: readonly string[];
  button: string;
  done: string;
  isDestructive?: boolean;
  maxLength?: number;
  rows?: number;
  send: (text: string) => Promise<ApiReply<unknown>>;
  onClose: () => void;
}

/** A decision that needs its reason, or another text, before it is taken. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, explanation, label, suggestions = [], button, done, onClose } = props;
  const [text, setText] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { sending, problem, send } = usePanelCall(onClose);
  const isComplete = text.trim() !== '';
  const save = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isComplete) void send(() => props.send(text.trim()), done);
  };
  return (
    <Dialog open onClose={onClose} title={title}>
      <form noValidate onSubmit={save} className="grid gap-5">
        <p>{explanation}</p>
        {suggestions.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {suggestions.map((one) => (
              <button
                key={one}
                type="button"
                onClick={() => setText(one)}
                className="min-h-[44px] rounded-full border border-borde px-4 text-left text-small hover:bg-crema-1"
              >
                {one}
              </button>
            ))}
          </div>
        )}
        <TextAreaField
          label={label}
          required
          rows={props.rows ?? 3}
          maxLength={props.maxLength ?? 500}
          value={text}
          error={isTried && !isComplete ? REQUIRED_MESSAGE : undefined}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <FormProblem text={problem} />
        <Button
          type="submit"
          full
          variant={props.isDestructive ? 'destructive' : 'primary'}
          loading={sending}
          loadingLabel="Enviando..."
        >
          {button}
        </Button>
      </form>
    </Dialog>
  );
}
