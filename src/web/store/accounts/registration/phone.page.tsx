import { useNavigate } from 'react-router';
import { isPhone, keepDigits, PHONE_MESSAGE } from '../../../../domain/phone.ts';
import { changeDraft } from '../../../app/registration-draft.ts';
import { useForm } from '../../../app/use-form.ts';
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
  const navigate = useNavigate();
  const form = useForm({
    initial: { phone: known },
    check: ({ phone }) => (isPhone(phone) ? {} : { phone: PHONE_MESSAGE }),
    send: ({ phone }) => sendCode(flow, { userId, phone }),
    onDone: ({ resendAt }, { phone }) => {
      changeDraft(flow, { phone, verifiedPhone: null });
      return navigate(stepPath(flow, 'code'), { state: { resendAt } });
    },
  });
  const { phone } = form.values;
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-5">
      <TextField
        label="Número de teléfono"
        name="telefono"
        type="tel"
        inputMode="numeric"
        prefix="+57"
        required
        autoComplete="tel-national"
        value={phone}
        error={form.errors.phone}
        onChange={(event) => {
          form.forget();
          form.set({ phone: plainPhone(event.currentTarget.value) });
        }}
        onBlur={({ relatedTarget }) =>
          phone !== '' && !(relatedTarget instanceof HTMLButtonElement) && form.leave('phone')
        }
      />
      <FormProblem text={form.lonelyProblem} />
      <Button type="submit" full loading={form.sending} loadingLabel="Enviando código...">
        Enviar código
      </Button>
    </form>
  );
}

/** Spec 5: only digits stay; people paste '+57 310…' too. */
function plainPhone(text: string): string {
  return keepDigits(text.replace(/^\s*\+57/, '')).slice(0, 10);
}
