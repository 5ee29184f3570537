import { ACCOUNT_STATUS } from '../../../../domain/account.ts';
import { formatPhone } from '../../../../domain/phone.ts';
import { resetDraft, useRegistrationDraft } from '../../../app/registration-draft.ts';
import { Notice } from '../../../ui/surfaces.tsx';
import { AuthHeading } from '../auth/auth-heading.tsx';
import { ChecklistStep } from './checklist-step.tsx';
import { flows, stepPath } from './flows.ts';
import { LoginHint } from './login-hint.tsx';
import type { StepData } from './registration.loader.ts';

/** Spec 2.5: three steps, one after the other. */
export function Page({ data }: { data: StepData }) {
  const { flow } = data;
  const { label, formSummary, promise } = flows[flow];
  const draft = useRegistrationDraft(flow);
  const isSent = draft.status === ACCOUNT_STATUS.awaitingApproval;
  const done = [draft.email !== null, draft.verifiedPhone !== null, isSent];
  const next = done.indexOf(false);
  const stateOf = (index: number) => (done[index] ? 'done' : index === next ? 'next' : 'later');
  const doneCount = done.filter(Boolean).length;
  return (
    <>
      <AuthHeading
        kicker={label}
        title="Completa estos tres pasos"
        lead="Te toma unos 5 minutos. Guardamos tu avance."
      />
      <div aria-hidden="true" className="mb-6 h-2 overflow-hidden rounded-full bg-crema-2">
        <div
          className="h-full rounded-full bg-verde-6 transition-[width] duration-300"
          style={{ width: `${(doneCount / done.length) * 100}%` }}
        />
      </div>
      <ol className="mb-6 grid gap-4">
        <ChecklistStep
          number={1}
          state={stateOf(0)}
          title="Agrega tu email"
          text={draft.email ?? 'Lo usas para entrar y recibir avisos.'}
          action="Agregar email"
          href={stepPath(flow, 'email')}
        />
        <ChecklistStep
          number={2}
          state={stateOf(1)}
          title="Valida tu teléfono"
          text={
            draft.verifiedPhone
              ? `+57 ${formatPhone(draft.verifiedPhone)}`
              : 'Te enviamos un código de 4 dígitos por SMS.'
          }
          action="Validar teléfono"
          href={stepPath(flow, 'phone')}
        />
        <ChecklistStep
          number={3}
          state={stateOf(2)}
          title="Completa el formulario"
          text={formSummary}
          action="Completar"
          href={stepPath(flow, 'form')}
        />
      </ol>
      <Notice tone="information">{promise}</Notice>
      {draft.email !== null && (
        <button
          type="button"
          onClick={() => resetDraft(flow)}
          className="text-link mt-4 block cursor-pointer py-2 text-compact"
        >
          Empezar con otro correo
        </button>
      )}
      <LoginHint />
    </>
  );
}
