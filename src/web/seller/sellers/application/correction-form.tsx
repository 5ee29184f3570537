import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { COMPANY_PERSON_TYPE_ID } from '../../../../domain/account.ts';
import { rutFileMessage } from '../../../../domain/rut-file.ts';
import type { ApplicationItem } from '../../../../domain/seller-application.ts';
import { callApi } from '../../../app/api-client.ts';
import { useForm } from '../../../app/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { TextField } from '../../../ui/text-fields.tsx';
import { AddressFields } from './address-fields.tsx';
import type { ApplicationData } from './application.loader.ts';
import { RutField } from './rut-field.tsx';

type Application = ApplicationData['application'];

/** The fields of one part as the registration asked for them, filled with what was sent. */
export function CorrectionForm({
  item,
  application,
  departments,
}: Pick<ApplicationData, 'application' | 'departments'> & { item: ApplicationItem }) {
  const { revalidate } = useRevalidator();
  const [rut, setRut] = useState<File | null>(null);
  const form = useForm({
    initial: () => formOf(application),
    check: () => {
      const problem = item === 'rut' && rut ? rutFileMessage(rut) : null;
      return problem ? { rut: problem } : {};
    },
    send: (values) =>
      callApi('correctApplicationItem', { params: { item }, body: { ...values, ...(rut && { rut }) } }),
    onDone: async () => {
      await revalidate();
      return 'Enviamos tu corrección.';
    },
  });
  const text = (name: TextName, label: string, maxLength: number) => (
    <TextField label={label} maxLength={maxLength} {...form.bind(name)} />
  );
  const isCompany = application.personTypeId === COMPANY_PERSON_TYPE_ID;
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="mt-4 grid gap-4">
      {item === 'identity' && isCompany && text('companyName', 'Razón social', 120)}
      {item === 'identity' && !isCompany && (
        <div className="grid gap-4 sm:grid-cols-2">
          {text('firstName', 'Nombre', 80)}
          {text('lastName', 'Apellido', 80)}
        </div>
      )}
      {item === 'nit' && text('nit', 'NIT con dígito de verificación, sin guion', 20)}
      {item === 'payment' && text('paymentProviderId', 'ID de ePayco', 40)}
      {item === 'phone' && text('phone', 'Teléfono (10 dígitos)', 20)}
      {item === 'address' && (
        <AddressFields
          form={form.values}
          initial={application}
          departments={departments}
          errors={form.errors}
          onChange={form.set}
        />
      )}
      {item === 'rut' && <RutField file={rut} error={form.errors.rut} onChange={setRut} />}
      <FormProblem text={form.lonelyProblem} />
      <div>
        <Button type="submit" loading={form.sending} loadingLabel="Enviando...">
          Enviar corrección
        </Button>
      </div>
    </form>
  );
}

type TextName = 'companyName' | 'firstName' | 'lastName' | 'nit' | 'paymentProviderId' | 'phone';

function formOf(application: Application) {
  const { companyName, firstName, lastName, nit, cityId, address, paymentProviderId, phone } = application;
  return { companyName, firstName, lastName, nit, cityId, address, paymentProviderId, phone };
}
