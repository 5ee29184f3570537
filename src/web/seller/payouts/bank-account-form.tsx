import { useRevalidator } from 'react-router';
import { callApi } from '../../app/api-client.ts';
import { useForm } from '../../app/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SelectField, TextField } from '../../ui/text-fields.tsx';
import type { BankAccountData } from './bank-account.page.tsx';

interface BankAccountFormProps {
  banks: BankAccountData['banks'];
  onSaved: () => void;
}

/** The whole account anew, with the password of the person; the server answers for every field. */
export function BankAccountForm({ banks, onSaved }: BankAccountFormProps) {
  const form = useAccountForm(onSaved);
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="mt-5 grid gap-5 sm:grid-cols-2">
      <AccountFields form={form} banks={banks} />
      <HolderFields form={form} />
      <div className="sm:col-span-2">
        <PasswordField
          label="Tu contraseña"
          {...form.bind('password')}
          required
          autoComplete="current-password"
          hint="La pedimos de nuevo para que nadie más pueda desviar tu dinero. Te avisaremos del cambio por correo."
        />
      </div>
      <div className="sm:col-span-2">
        <FormProblem text={form.problem} />
      </div>
      <Button
        type="submit"
        loading={form.sending}
        loadingLabel="Guardando..."
        className="sm:justify-self-start"
      >
        Guardar cuenta
      </Button>
    </form>
  );
}

function useAccountForm(onSaved: () => void) {
  const { revalidate } = useRevalidator();
  return useForm({
    initial: {
      bankCode: '',
      accountKind: 'ahorros' as 'ahorros' | 'corriente',
      accountNumber: '',
      holderName: '',
      holderDocumentType: 'NIT',
      holderDocument: '',
      password: '',
    },
    send: (body) => callApi('changeOwnBankAccount', { body }),
    onDone: async () => {
      await revalidate();
      onSaved();
      return 'Guardamos tu cuenta bancaria';
    },
  });
}

interface FieldsProps {
  form: ReturnType<typeof useAccountForm>;
}

function AccountFields({ form, banks }: FieldsProps & Pick<BankAccountFormProps, 'banks'>) {
  return (
    <>
      <SelectField label="Banco" {...form.bind('bankCode')} required>
        <option value="">Elige un banco</option>
        {banks.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label="Tipo de cuenta" {...form.bind('accountKind')}>
        <option value="ahorros">Ahorros</option>
        <option value="corriente">Corriente</option>
      </SelectField>
      <TextField
        label="Número de cuenta"
        {...form.bind('accountNumber')}
        inputMode="numeric"
        required
        autoComplete="off"
        maxLength={40}
      />
    </>
  );
}

function HolderFields({ form }: FieldsProps) {
  return (
    <>
      <TextField
        label="Nombre del titular"
        {...form.bind('holderName')}
        required
        autoComplete="off"
        maxLength={120}
      />
      <SelectField label="Documento del titular" {...form.bind('holderDocumentType')}>
        <option value="NIT">NIT</option>
        <option value="CC">Cédula de ciudadanía</option>
        <option value="CE">Cédula de extranjería</option>
        <option value="PA">Pasaporte</option>
        <option value="PPT">Permiso por protección temporal</option>
      </SelectField>
      <TextField
        label="Número del documento"
        {...form.bind('holderDocument')}
        required
        autoComplete="off"
        maxLength={30}
      />
    </>
  );
}
