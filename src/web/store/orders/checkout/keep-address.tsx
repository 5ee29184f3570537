import { CheckboxField } from '../../../ui/choice-fields.tsx';
import { FormText } from './form-field.tsx';
import { keepsAddress } from './keep-typed-address.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';

/** Ticked until she takes it away: the address joins her list once the order stands. */
export function KeepAddress({ form }: { form: CheckoutFormState }) {
  const isKept = keepsAddress(form.values);
  return (
    <>
      <CheckboxField
        className="self-center"
        name="savesAddress"
        checked={isKept}
        onChange={(event) => form.change('savesAddress', String(event.currentTarget.checked))}
        label="Guardar esta dirección"
      />
      {isKept && (
        <FormText
          form={form}
          field="addressName"
          label="Guardar como"
          required={false}
          autoComplete="off"
          placeholder="Casa, Oficina"
          maxLength={40}
        />
      )}
    </>
  );
}
