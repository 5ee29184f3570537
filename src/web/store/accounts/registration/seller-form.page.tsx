import { Button } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Spinner } from '../../../ui/waiting.tsx';
import { PlaceFields } from './place-fields.tsx';
import type { FormData } from './registration.loader.ts';
import { SecurityFields } from './security-fields.tsx';
import { SellerIdentityFields } from './seller-identity-fields.tsx';
import { StepFrame } from './step-frame.tsx';
import { useSellerForm } from './use-seller-form.ts';
import { useStepDraft } from './use-step-draft.ts';

export function Page({ data }: { data: FormData }) {
  const draft = useStepDraft(
    'seller',
    ({ userId, verifiedPhone }) => userId !== null && verifiedPhone !== null,
  );
  return (
    <StepFrame flow="seller" title="Completa el formulario" lead="Todos los campos son obligatorios.">
      {draft?.userId ? <SellerForm data={data} userId={draft.userId} /> : <Spinner />}
    </StepFrame>
  );
}

function SellerForm({ data, userId }: { data: FormData; userId: number }) {
  const { form, place, setRut } = useSellerForm(userId, data.paysOnline);
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-5 sm:grid-cols-2">
      <SellerIdentityFields form={form} data={data} onRutChange={setRut} />
      <PlaceFields form={form} departments={data.departments} place={place} />
      <SecurityFields form={form} />
      <div className="grid gap-5 sm:col-span-2">
        <FormProblem text={form.problem} />
        <Button type="submit" full loading={form.sending} loadingLabel="Enviando solicitud...">
          Enviar solicitud
        </Button>
      </div>
    </form>
  );
}
