import { isPassword, PASSWORD_MESSAGES } from '../../../../domain/password.ts';
import { paths } from '../../../../wire/paths.ts';
import type { TextForm } from '../../../app/use-form.ts';
import { BoundCheckbox, BoundPassword } from './bound-fields.tsx';
import type { CommonField } from './common-fields.ts';

/** Password with its live hint, the repetition and what must be agreed to (spec 5). */
export function SecurityFields<Field extends string>({ form }: { form: TextForm<Field | CommonField> }) {
  const { password, repeatedPassword } = form.values;
  const { registration, registrationMismatch, meetsRules } = PASSWORD_MESSAGES;
  const isGood = isPassword(password);
  const isRepeatedWrong = repeatedPassword !== '' && repeatedPassword !== password;
  return (
    <>
      <div className="sm:col-span-2">
        <BoundPassword
          form={form}
          field="password"
          label="Contraseña"
          liveError={password !== '' && !isGood ? registration : undefined}
          success={isGood ? meetsRules : undefined}
          hint={registration}
        />
      </div>
      <div className="sm:col-span-2">
        <BoundPassword
          form={form}
          field="repeatedPassword"
          label="Repite la contraseña"
          liveError={isRepeatedWrong ? registrationMismatch : undefined}
        />
      </div>
      <div className="sm:col-span-2">
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
      </div>
    </>
  );
}
