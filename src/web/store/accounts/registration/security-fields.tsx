import { isPassword, PASSWORD_MESSAGES } from '../../../../domain/password.ts';
import { paths } from '../../../../wire/paths.ts';
import type { TextForm } from '../../../app/use-form.ts';
import { BoundCheckbox, BoundPassword } from './bound-fields.tsx';
import type { CommonField } from './common-fields.ts';

/** Password with its live hint, the repetition and what must be agreed to (spec 5). */
export function SecurityFields<Field extends string>({ form }: { form: TextForm<Field | CommonField> }) {
  const { password, repeatedPassword } = form.values;
  const isRepeatedWrong = repeatedPassword !== '' && repeatedPassword !== password;
  return (
    <>
      <div className="sm:col-span-2">
        <NewPassword form={form} />
      </div>
      <div className="sm:col-span-2">
        <BoundPassword
          form={form}
          field="repeatedPassword"
          label="Repite la contraseña"
          liveError={isRepeatedWrong ? PASSWORD_MESSAGES.registrationMismatch : undefined}
        />
      </div>
      <div className="sm:col-span-2">
        <Agreements form={form} />
      </div>
    </>
  );
}

/** A password that is being chosen, with its live hint. */
export function NewPassword<Field extends string>({ form }: { form: TextForm<Field | 'password'> }) {
  const { password } = form.values;
  const { registration, meetsRules } = PASSWORD_MESSAGES;
  const isGood = isPassword(password);
  return (
    <BoundPassword
      form={form}
      field="password"
      label="Contraseña"
      liveError={password !== '' && !isGood ? registration : undefined}
      success={isGood ? meetsRules : undefined}
      hint={registration}
    />
  );
}

/** What must be agreed to, and what may be. */
export function Agreements<Field extends string>({
  form,
}: {
  form: TextForm<Field | 'termsAccepted' | 'marketingAccepted'>;
}) {
  return (
    <>
      <BoundCheckbox
        form={form}
        field="termsAccepted"
        label={
          <>
            Acepto los{' '}
            <a href={paths.terms()} target="_blank" rel="noopener" className="text-link">
              términos y condiciones
            </a>{' '}
            y autorizo el{' '}
            <a href={paths.privacyPolicy()} target="_blank" rel="noopener" className="text-link">
              tratamiento de mis datos personales
            </a>
            .
          </>
        }
      />
      <BoundCheckbox
        form={form}
        field="marketingAccepted"
        label="Quiero recibir ofertas y novedades por correo (opcional)."
      />
    </>
  );
}
