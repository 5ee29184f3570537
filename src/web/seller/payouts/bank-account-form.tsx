import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '../../app/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SelectField, TextField } from '../../ui/text-fields.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { BankAccountData } from './bank-account.page.tsx';

interface BankAccountFormProps {
  banks: BankAccountData['banks'];
  onSaved: () => void;
}

/** The whole account anew, with the password of the person; the server answers for every field. */
export function BankAccountForm({ banks, onSaved }: BankAccountFormProps) {
  const { revalidate } = useRevalidator();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    setProblem(null);
    setErrors({});
    const reply = await callApi('changeOwnBankAccount', { body: readForm(event.currentTarget) });
    setSending(false);
    if (!reply.ok) {
      setErrors(reply.fields ?? {});
      return setProblem(reply.message);
    }
    await revalidate();
    showToast({ kind: 'success', text: 'Guardamos tu cuenta bancaria' });
    onSaved();
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="mt-5 grid gap-5 sm:grid-cols-2">
      <SelectField label="Banco" name="bankCode" required defaultValue="" error={errors.bankCode}>
        <option value="">Elige un banco</option>
        {banks.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Tipo de cuenta"
        name="accountKind"
        defaultValue="ahorros"
        error={errors.accountKind}
      >
        <option value="ahorros">Ahorros</option>
        <option value="corriente">Corriente</option>
      </SelectField>
      <TextField
        label="Número de cuenta"
        name="accountNumber"
        inputMode="numeric"
        required
        autoComplete="off"
        maxLength={40}
        error={errors.accountNumber}
      />
      <TextField
        label="Nombre del titular"
        name="holderName"
        required
        autoComplete="off"
        maxLength={120}
        error={errors.holderName}
      />
      <SelectField
        label="Documento del titular"
        name="holderDocumentType"
        defaultValue="NIT"
        error={errors.holderDocumentType}
      >
        <option value="NIT">NIT</option>
        <option value="CC">Cédula de ciudadanía</option>
        <option value="CE">Cédula de extranjería</option>
        <option value="PA">Pasaporte</option>
        <option value="PPT">Permiso por protección temporal</option>
      </SelectField>
      <TextField
        label="Número del documento"
        name="holderDocument"
        required
        autoComplete="off"
        maxLength={30}
        error={errors.holderDocument}
      />
      <div className="sm:col-span-2">
        <PasswordField
          label="Tu contraseña"
          name="password"
          required
          autoComplete="current-password"
          hint="La pedimos de nuevo para que nadie más pueda desviar tu dinero. Te avisaremos del cambio por correo."
          error={errors.password}
        />
      </div>
      <div className="sm:col-span-2">
        <FormProblem text={problem} />
      </div>
      <Button type="submit" loading={sending} loadingLabel="Guardando..." className="sm:justify-self-start">
        Guardar cuenta
      </Button>
    </form>
  );
}

function readForm(form: HTMLFormElement) {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    bankCode: text('bankCode'),
    accountKind: text('accountKind') === 'corriente' ? ('corriente' as const) : ('ahorros' as const),
    accountNumber: text('accountNumber'),
    holderName: text('holderName'),
    holderDocumentType: text('holderDocumentType'),
    holderDocument: text('holderDocument'),
    password: text('password'),
  };
}
