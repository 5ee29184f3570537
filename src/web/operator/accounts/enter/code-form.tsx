import type { ApiReply } from '../../../app/api-client.ts';
import { useForm } from '../../../app/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { TextField } from '../../../ui/text-fields.tsx';

interface CodeFormProps<Value> {
  label: string;
  action: string;
  send: (code: string) => Promise<ApiReply<Value>>;
  onDone: (value: Value) => void;
  acceptsRecovery?: boolean;
}

/** A code of the phone, or, where it is accepted, one of the recovery codes. */
export function CodeForm<Value>({ acceptsRecovery = false, ...props }: CodeFormProps<Value>) {
  const form = useForm({
    initial: { code: '' },
    send: ({ code }) => props.send(digitsOf(code)),
    onDone: (value) => {
      form.set({ code: '' });
      props.onDone(value);
    },
  });
  const digits = digitsOf(form.values.code);
  const isComplete = /^\d{6}$/.test(digits) || (acceptsRecovery && digits.length >= 10);
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="mt-5 grid gap-4">
      <TextField
        label={props.label}
        {...form.bind('code')}
        name="codigo"
        autoComplete="one-time-code"
        inputMode={acceptsRecovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
      />
      <FormProblem text={form.lonelyProblem} />
      <Button type="submit" full disabled={!isComplete} loading={form.sending} loadingLabel="Comprobando...">
        {props.action}
      </Button>
    </form>
  );
}

function digitsOf(code: string): string {
  return code.replace(/\s/g, '');
}
