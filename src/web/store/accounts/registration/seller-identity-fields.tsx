import type { TextForm } from '../../../app/use-form.ts';
import { BoundSelect, BoundText } from './bound-fields.tsx';
import type { FormData } from './registration.loader.ts';
import { RutField } from './rut-field.tsx';
import { isCompany, type SellerField, sellerProblem } from './seller-form.ts';

interface SellerIdentityFieldsProps {
  form: TextForm<SellerField>;
  data: FormData;
  onRutChange: (file: File | null) => void;
}

/** Who sells, with his papers. */
export function SellerIdentityFields({ form, data, onRutChange }: SellerIdentityFieldsProps) {
  const takeRut = (file: File | null) => {
    onRutChange(file);
    form.change('rut', file?.name ?? '');
    // At once, not only when the form is sent: choosing another file is a walk of its own.
    const facts = { rut: file, paysOnline: data.paysOnline };
    form.mark({ rut: sellerProblem('rut', form.values, facts) ?? undefined });
  };
  return (
    <>
      <div className="sm:col-span-2">
        <BoundSelect
          form={form}
          field="personTypeId"
          label="Tipo de persona"
          placeholder="Selecciona"
          choices={data.personTypes}
        />
      </div>
      {isCompany(form.values) ? (
        <div className="sm:col-span-2">
          <BoundText
            form={form}
            field="companyName"
            label="Razón social"
            autoComplete="organization"
            maxLength={120}
          />
        </div>
      ) : (
        <>
          <BoundText form={form} field="firstName" label="Nombre" autoComplete="given-name" maxLength={80} />
          <BoundText
            form={form}
            field="lastName"
            label="Apellido"
            autoComplete="family-name"
            maxLength={80}
          />
        </>
      )}
      <BoundSelect
        form={form}
        field="documentTypeId"
        label="Tipo de identificación"
        placeholder="Selecciona"
        choices={data.documentTypes}
      />
      <BoundText
        form={form}
        field="nit"
        label="NIT"
        inputMode="numeric"
        maxLength={20}
        hint="Con el dígito de verificación, sin guion."
      />
      <RutField error={form.errors.rut} onChange={takeRut} />
      {data.paysOnline && (
        <BoundText
          form={form}
          field="paymentProviderId"
          label="ID de ePayco"
          autoComplete="off"
          maxLength={40}
          hint="El P_CUST_ID_CLIENTE de tu cuenta de ePayco."
        />
      )}
    </>
  );
}
