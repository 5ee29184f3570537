import { isFilled, REQUIRED_MESSAGE } from '../../../../domain/validation.ts';
import type { Config } from '../../../config.ts';
import { passwordProblem } from '../identity/password-choice.service.ts';
import {
  CHOICE_MESSAGE,
  type FormReferences,
  type Messages,
  whenFilled,
} from '../identity/person-form.service.ts';
import type { Visitor } from '../identity/session.service.ts';

export const TERMS_MESSAGE = 'Debes aceptar los términos y el tratamiento de datos.';

/** Who fills in a form: address and browser become part of the proof, the token names his registration. */
export interface Registrant extends Visitor {
  token: string | null;
}

export interface CommonForm {
  personTypeId: string;
  cityId: string;
  address: string;
  latitude: number | null;
  longitude: number | null;
  password: string;
  termsAccepted?: boolean | undefined;
}

export interface FormRules {
  config: Config;
  references: FormReferences;
  /** What a stranger may know of the person; no password is made of it. */
  personal: readonly string[];
}

/** Spec 5: what both registration forms ask for. */
export async function commonMessages(
  { config, references, personal }: FormRules,
  form: CommonForm,
): Promise<Messages> {
  return {
    personTypeId: whenFilled(form.personTypeId, references.personTypeExists, CHOICE_MESSAGE),
    cityId: whenFilled(form.cityId, references.city !== null, CHOICE_MESSAGE),
    address: isFilled(form.address) ? null : REQUIRED_MESSAGE,
    password: isFilled(form.password)
      ? await passwordProblem(config, form.password, { rule: 'registration', personal })
      : REQUIRED_MESSAGE,
    termsAccepted: form.termsAccepted === false ? TERMS_MESSAGE : null,
  };
}
