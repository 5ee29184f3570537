import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { TextField } from '../../../ui/text-fields.tsx';

interface CodeFormProps {
  label: string;
  action: string;
  /** Answers what is wrong, or null. */
  send: (code: string) => Promise<string | null>;
  acceptsRecovery?: boolean;
}

/** A code of the phone, or, where it is accepted, one of the recovery codes. */
export function CodeForm({ label, action, send, acceptsRecovery = false }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const digits = code.replace(/\s/g, '');
  const isComplete = /^\d{6}$/.test(digits) || (acceptsRecovery && digits.length >= 10);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete || sending) return;
    setProblem(null);
    setSending(true);
    const told = await send(digits);
    setSending(false);
    setProblem(told);
    if (told === null) setCode('');
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-5 grid gap-4">
      <TextField
        label={label}
        name="codigo"
        autoComplete="one-time-code"
        inputMode={acceptsRecovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <FormProblem text={problem} />
      <Button type="submit" full disabled={!isComplete} loading={sending} loadingLabel="Comprobando...">
        {action}
      </Button>
    </form>
  );
}
