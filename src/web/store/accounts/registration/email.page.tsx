import { type FormEvent, useState } from 'react';
import { isEmail } from '../../../../domain/email.ts';
import { Button } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { EmailField } from '../auth/email-field.tsx';
import type { StepData } from './registration.loader.ts';
import { StepFrame } from './step-frame.tsx';
import { useEmailStep } from './use-email-step.ts';

export function Page({ data }: { data: StepData }) {
  const { flow } = data;
  const [typed, setTyped] = useState('');
  const { sendEmail, sending, problem, clearProblem } = useEmailStep(flow);
  const change = (value: string) => {
    setTyped(value);
    clearProblem();
  };
  const email = typed.trim();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isEmail(email)) void sendEmail(email);
  };
  return (
    <StepFrame
      flow={flow}
      title="Agrega tu email"
      lead="Con él entras a tu cuenta y recibes nuestros avisos."
    >
      <form noValidate onSubmit={send} className="grid gap-5">
        <EmailField value={typed} onChange={change} />
        <FormProblem text={problem} />
        <Button type="submit" full disabled={!isEmail(email)} loading={sending} loadingLabel="Un momento...">
          Continuar
        </Button>
      </form>
    </StepFrame>
  );
}
