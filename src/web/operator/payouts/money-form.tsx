import { type FormEvent, Fragment, type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ApiReply } from '../../app/api-client.ts';
import type { FieldErrors } from '../../app/refusal.ts';
import { useSending } from '../../app/use-sending.ts';
import { Button } from '../../ui/button.tsx';
import type { ButtonLook } from '../../ui/button-link.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';

interface MoneyFormProps<Value> {
  /** On the button that does it; with the amount where money moves. */
  confirm: string;
  variant?: NonNullable<ButtonLook['variant']>;
  done: string | ((value: Value) => string);
  send: (form: FormData) => Promise<ApiReply<Value>>;
  onDone?: (value: Value) => void;
  /** The fields; what was typed stays when the server refuses it. */
  children: (errors: FieldErrors) => ReactNode;
  className?: string;
}

export function MoneyForm<Value>({
  confirm,
  variant = 'primary',
  done,
  children,
  className,
  ...props
}: MoneyFormProps<Value>) {
  const { sending, problem, errors, send } = useSending();
  const { revalidate } = useRevalidator();
  // Another one empties the fields.
  const [round, setRound] = useState(0);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const finish = async (value: Value) => {
      await revalidate();
      setRound((before) => before + 1);
      props.onDone?.(value);
      return typeof done === 'string' ? done : done(value);
    };
    await send(async () => withExpected(await props.send(data)), finish, form);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={className ?? 'grid gap-5'}>
      <Fragment key={round}>{children(errors)}</Fragment>
      <FormProblem text={problem} />
      <Button
        type="submit"
        variant={variant}
        loading={sending}
        loadingLabel="Enviando..."
        className="justify-self-start max-sm:w-full"
      >
        {confirm}
      </Button>
    </form>
  );
}

/** A refusal tells the amount that the books expect, where it knows it. */
function withExpected<Value>(reply: ApiReply<Value>): ApiReply<Value> {
  if (reply.ok) return reply;
  const expected = (reply.details as { valorEsperado?: number } | undefined)?.valorEsperado;
  if (expected === undefined) return reply;
  return {
    ...reply,
    message: `${reply.message} El valor esperado es $ ${expected.toLocaleString('es-CO')}.`,
  };
}

interface MoneyDialogProps<Value> extends MoneyFormProps<Value> {
  /** On the button that opens it. */
  button: ReactNode;
  /** Of what among many of its kind: 'Giro 1001', for readers. */
  of?: string;
  look?: NonNullable<ButtonLook['variant']>;
  size?: NonNullable<ButtonLook['size']>;
  title: string;
  disabled?: boolean;
}

/** A button whose change is asked for once more, with what it moves. */
export function MoneyDialog<Value>(props: MoneyDialogProps<Value>) {
  const { button, of, look, size = 'compact', title, disabled, onDone, ...form } = props;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant={look ?? 'outline'} size={size} disabled={disabled} onClick={() => setOpen(true)}>
        {button}
        {of && <span className="sr-only"> {of}</span>}
      </Button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title={title}>
          <MoneyForm
            {...form}
            onDone={(value) => {
              setOpen(false);
              onDone?.(value);
            }}
          />
        </Dialog>
      )}
    </>
  );
}
