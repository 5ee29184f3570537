import { Panel } from '../../../ui/surfaces.tsx';
import type { CheckoutData } from './checkout.loader.ts';
import { isCheckoutDocumentType } from './checkout-form.ts';
import { FormSelect, FormText } from './form-field.tsx';
import type { CheckoutFormState } from './use-checkout-form.ts';

export function BillingPanel({ form, data }: { form: CheckoutFormState; data: CheckoutData }) {
  return (
    <Panel aria-labelledby="facturacion">
      <h2 id="facturacion" className="heading-3">
        Datos de facturación
      </h2>
      <div className="mt-5 grid gap-5 sm:grid-cols-2">
        <FormText form={form} field="firstName" label="Nombre" autoComplete="given-name" maxLength={80} />
        <FormText form={form} field="lastName" label="Apellido" autoComplete="family-name" maxLength={80} />
        <FormText
          form={form}
          field="email"
          label="Correo electrónico"
          type="email"
          inputMode="email"
          autoCapitalize="off"
          autoComplete="email"
          maxLength={254}
        />
        <FormText
          form={form}
          field="phone"
          label="Teléfono"
          type="tel"
          inputMode="tel"
          prefix="+57"
          autoComplete="tel-national"
          maxLength={20}
        />
        <FormSelect
          form={form}
          field="personTypeId"
          label="Tipo de persona"
          placeholder="Selecciona"
          choices={data.personTypes}
        />
        <FormSelect
          form={form}
          field="documentTypeId"
          label="Tipo de documento"
          placeholder="Selecciona"
          choices={data.documentTypes.filter(({ id }) => isCheckoutDocumentType(id))}
        />
        <div className="sm:col-span-2">
          <FormText
            form={form}
            field="documentNumber"
            label="Número de identificación"
            // Passports have letters.
            inputMode={form.values.documentTypeId === 'PA' ? 'text' : 'numeric'}
            autoComplete="off"
            maxLength={30}
          />
        </div>
      </div>
    </Panel>
  );
}
