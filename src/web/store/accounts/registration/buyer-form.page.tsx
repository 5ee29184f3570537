import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Spinner } from '../../../ui/waiting.tsx';
import { BoundSelect, BoundText } from './bound-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import type { FormData } from './registration.loader.ts';
import { SecurityFields } from './security-fields.tsx';
import { StepFrame } from './step-frame.tsx';
import { useBuyerForm } from './use-buyer-form.ts';
import { useStepDraft } from './use-step-draft.ts';

export function Page({ data }: { data: FormData }) {
  const draft = useStepDraft(
    'buyer',
    ({ userId, verifiedPhone }) => userId !== null && verifiedPhone !== null,
  );
  // The draft is reset with the success, while this page still says so.
  const [userId, setUserId] = useState<number | null>(null);
  if (draft?.userId && userId === null) setUserId(draft.userId);
  return (
    <StepFrame flow="buyer" title="Completa el formulario" lead="Todos los campos son obligatorios.">
      {userId === null ? <Spinner /> : <BuyerForm data={data} userId={userId} />}
    </StepFrame>
  );
}

function BuyerForm({ data, userId }: { data: FormData; userId: number }) {
  const { form, place } = useBuyerForm(userId);
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-5 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <BoundSelect
          form={form}
          field="personTypeId"
          label="Tipo de persona"
          placeholder="Selecciona"
          choices={data.personTypes}
        />
      </div>
      <BoundText form={form} field="firstName" label="Nombre" autoComplete="given-name" maxLength={80} />
      <BoundText form={form} field="lastName" label="Apellido" autoComplete="family-name" maxLength={80} />
      <BoundSelect
        form={form}
        field="documentTypeId"
        label="Tipo de identificación"
        placeholder="Selecciona"
        choices={data.documentTypes}
      />
      <BoundText form={form} field="documentNumber" label="Número de identificación" maxLength={30} />
      <PlaceFields form={form} departments={data.departments} place={place} />
      <SecurityFields form={form} />
      <div className="grid gap-5 sm:col-span-2">
        <FormProblem text={form.problem} />
        <Button type="submit" full loading={form.sending} loadingLabel="Creando tu cuenta...">
          Crear cuenta
        </Button>
      </div>
    </form>
  );
}
