import { useLocation } from 'react-router';
import { formatPhone } from '../../../../domain/phone.ts';
import { FieldMessage } from '../../../ui/field.tsx';
import { Spinner } from '../../../ui/waiting.tsx';
import { CodeBoxes } from './code-boxes.tsx';
import { stepPath } from './flows.ts';
import type { StepData } from './registration.loader.ts';
import { ResendCode } from './resend-code.tsx';
import { sendCode } from './send-code.ts';
import { StepFrame } from './step-frame.tsx';
import { useCodeCheck } from './use-code-check.ts';
import { useStepDraft } from './use-step-draft.ts';

const MESSAGE_ID = 'mensaje-codigo';

/** Spec 4 and 5, SMS verification. */
export function Page({ data }: { data: StepData }) {
  const { flow } = data;
  const draft = useStepDraft(flow, ({ userId, phone }) => userId !== null && phone !== null);
  const isKnown = draft?.userId && draft.phone;
  return (
    <StepFrame
      flow={flow}
      title="Escribe el código"
      lead={isKnown ? <SentTo flow={flow} phone={draft.phone ?? ''} /> : undefined}
    >
      {isKnown ? <CodeForm flow={flow} userId={draft.userId ?? 0} phone={draft.phone ?? ''} /> : <Spinner />}
    </StepFrame>
  );
}

function SentTo({ flow, phone }: { flow: StepData['flow']; phone: string }) {
  return (
    <>
      Lo enviamos al <span className="whitespace-nowrap">+57 {formatPhone(phone)}</span>.{' '}
      <a href={stepPath(flow, 'phone')} className="text-link">
        Cambiar número
      </a>
    </>
  );
}

interface CodeFormProps {
  flow: StepData['flow'];
  userId: number;
  phone: string;
}

function CodeForm({ flow, userId, phone }: CodeFormProps) {
  const { state: location } = useLocation() as { state: { resendAt?: number } | null };
  const { checkCode, state, wrongCount, clearProblem } = useCodeCheck(flow, { userId, phone });
  return (
    <div className="grid gap-5">
      <fieldset>
        <legend className="mb-[7px] font-semibold text-small leading-5">Código de verificación</legend>
        <CodeBoxes
          key={wrongCount}
          isWrong={wrongCount > 0 && state.step === 'problem'}
          disabled={state.step === 'checking' || state.step === 'right'}
          describedBy={MESSAGE_ID}
          onChange={clearProblem}
          onComplete={(code) => void checkCode(code)}
        />
        {state.step === 'problem' && <FieldMessage id={MESSAGE_ID} error={state.message} />}
        {state.step === 'right' && <FieldMessage id={MESSAGE_ID} success="Código correcto" />}
        {state.step === 'checking' && <FieldMessage id={MESSAGE_ID} hint="Comprobando..." />}
        {state.step === 'typing' && <FieldMessage id={MESSAGE_ID} hint="El código vence en 10 minutos." />}
      </fieldset>
      <ResendCode resendFrom={location?.resendAt ?? 0} sendAgain={() => sendCode(flow, { userId, phone })} />
    </div>
  );
}
