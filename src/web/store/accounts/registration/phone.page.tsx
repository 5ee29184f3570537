import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { isPhone, keepDigits, PHONE_MESSAGE } from '../../../../domain/phone.ts';
import { changeDraft } from '../../../app/registration-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { TextField } from '../../../ui/text-fields.tsx';
import { Spinner } from '../../../ui/waiting.tsx';
import { stepPath } from './flows.ts';
import type { StepData } from './registration.loader.ts';
import { sendCode } from './send-code.ts';
import { StepFrame } from './step-frame.tsx';
import { useStepDraft } from './use-step-draft.ts';

export function Page({ data }: { data: StepData }) {
  const { flow } = data;
  const draft = useStepDraft(flow, ({ userId }) => userId !== null);
  return (
    <StepFrame flow={flow} title="Valida tu teléfono" lead="Te enviamos un código de 4 dígitos por SMS.">
      {draft?.userId ? (
        <PhoneForm flow={flow} userId={draft.userId} known={draft.phone ?? ''} />
      ) : (
        <Spinner />
      )}
    </StepFrame>
  );
}

interface PhoneFormProps {
  flow: StepData['flow'];
  userId: number;
  known: string;
}

function PhoneForm({ flow, userId, known }: PhoneFormProps) {
  const [phone, setPhone] = useState(known);
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const navigate = useNavigate();
  const check = () => {
    const message = isPhone(phone) ? undefined : PHONE_MESSAGE;
    setError(message);
    return !message;
  };
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    if (!check()) return event.currentTarget.querySelector('input')?.focus();
    setProblem(null);
    setSending(true);
    const sent = await sendCode(flow, { userId, phone });
    setSending(false);
    if (!sent.ok) return sent.isPhone ? setError(sent.message) : setProblem(sent.message);
    changeDraft(flow, { phone, verifiedPhone: null });
    void navigate(stepPath(flow, 'code'), { state: { resendAt: sent.resendAt } });
  }
  return (
    <form noValidate onSubmit={send} className="grid gap-5">
      <TextField
        label="Número de teléfono"
        name="telefono"
        type="tel"
        inputMode="numeric"
        prefix="+57"
        required
        autoComplete="tel-national"
        value={phone}
        error={error}
        onChange={(event) => {
          setPhone(plainPhone(event.currentTarget.value));
          setError(undefined);
          setProblem(null);
        }}
        onBlur={({ relatedTarget }) =>
          phone !== '' && !(relatedTarget instanceof HTMLButtonElement) && check()
        }
      />
      <FormProblem text={problem} />
      <Button type="submit" full loading={sending} loadingLabel="Enviando código...">
        Enviar código
      </Button>
    </form>
  );
}

/** Spec 5: only digits stay; people paste '+57 310…' too. */
function plainPhone(text: string): string {
  return keepDigits(text.replace(/^\s*\+57/, '')).slice(0, 10);
}
