import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '../../../app/api-client.ts';
import { atField } from '../../../app/refusal.ts';
import { useForm } from '../../../app/use-form.ts';
import { useSending } from '../../../app/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Panel } from '../../../ui/surfaces.tsx';
import { TextField } from '../../../ui/text-fields.tsx';

/** Orders placed as a guest with the same e-mail join the account once a code sent there is entered. */
export function ClaimOrders({ email }: { email: string }) {
  const [sentText, setSentText] = useState<string | null>(null);
  const [claimed, setClaimed] = useState<string | null>(null);
  return (
    <Panel aria-labelledby="reclamar" className="mt-8">
      <h3 id="reclamar" className="heading-3 flex items-center gap-3">
        <Icon name="envelope-simple" weight="duotone" size={28} className="text-verde-6" />
        ¿Compraste sin iniciar sesión?
      </h3>
      <p className="mt-2 text-tinta-2">
        Trae a tu cuenta los pedidos que hiciste con {email}. Te enviamos un código a ese correo.
      </p>
      {claimed !== null && (
        <p role="status" className="mt-4 flex items-center gap-2 font-semibold text-verde-7">
          <Icon name="check-circle" weight="fill" size={20} />
          {claimed}
        </p>
      )}
      {claimed === null && sentText === null && <AskForCode onSent={setSentText} />}
      {claimed === null && sentText !== null && <EnterCode sentText={sentText} onClaimed={setClaimed} />}
    </Panel>
  );
}

function AskForCode({ onSent }: { onSent: (text: string) => void }) {
  const { sending, problem, send } = useSending();
  const ask = () =>
    send(
      () => callApi('requestOrderClaim', {}),
      ({ message }) => onSent(message),
    );
  return (
    <>
      <Button
        variant="secondary"
        loading={sending}
        loadingLabel="Enviando..."
        onClick={() => void ask()}
        className="mt-4"
      >
        Pedir código
      </Button>
      <Problem text={problem} />
    </>
  );
}

function EnterCode({ sentText, onClaimed }: { sentText: string; onClaimed: (text: string) => void }) {
  const { revalidate } = useRevalidator();
  const form = useForm({
    initial: { code: '' },
    send: async ({ code }) =>
      atField('code', await callApi('confirmOrderClaim', { body: { code: code.trim() } })),
    onDone: ({ message }) => {
      void revalidate();
      onClaimed(message);
    },
  });
  const confirm = (event: FormEvent<HTMLFormElement>) =>
    form.values.code.trim() ? form.submit(event) : event.preventDefault();
  return (
    <form noValidate onSubmit={(event) => void confirm(event)} className="mt-4 max-w-[360px]">
      <p role="status" className="mb-4">
        {sentText}
      </p>
      <TextField
        label="Código"
        {...form.bind('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        autoFocus
      />
      <Button type="submit" loading={form.sending} loadingLabel="Confirmando..." className="mt-4">
        Traer mis pedidos
      </Button>
    </form>
  );
}

function Problem({ text }: { text: string | null }) {
  return text ? (
    <p role="alert" className="mt-3 font-[550] text-error">
      {text}
    </p>
  ) : null;
}
