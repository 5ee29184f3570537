import { COMPANY_PERSON_TYPE_ID } from '../../../../domain/account.ts';
import { checkNit, NIT_MESSAGES } from '../../../../domain/nit.ts';
import { isPhone, keepDigits, PHONE_MESSAGE } from '../../../../domain/phone.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { ApplicationItem } from '../../../../domain/seller-application.ts';
import { isFilled, REQUIRED_MESSAGE } from '../../../../domain/validation.ts';
import type { Upload } from '../../../../wire/form-text.ts';
import type { Database } from '../../../db/sql.ts';
import {
  CHOICE_MESSAGE,
  type Messages,
  paymentIdMessage,
  plainNumber,
  whenFilled,
  wrongFields,
} from '../../accounts/identity/person-form.service.ts';
import { checkRut } from '../registration/rut-document.service.ts';
import { type Correction, cityExists, type OwnApplication } from './application.repository.ts';

export interface CorrectionForm {
  companyName: string;
  firstName: string;
  lastName: string;
  nit: string;
  rut?: Upload | '' | undefined;
  cityId: string;
  address: string;
  paymentProviderId: string;
  phone: string;
}

/** The fields of one part, checked as at the registration; whatever else was sent is not looked at. */
export async function readCorrection(
  db: Database,
  own: OwnApplication,
  item: ApplicationItem,
  form: CorrectionForm,
): Promise<Result<Correction & { rut?: Buffer }, 'invalid-input'>> {
  if (item === 'rut') {
    const rut = await checkRut(form.rut);
    return rut.ok ? success({ rut: rut.bytes }) : failure('invalid-input', { fields: { rut: rut.message } });
  }
  const [correction, messages] = await readers[item](form, own, db);
  const fields = wrongFields(messages);
  return fields ? failure('invalid-input', { fields }) : success(correction);
}

type Reader = (form: CorrectionForm, own: OwnApplication, db: Database) => Read | Promise<Read>;
type Read = [Correction, Messages];

const readers: Record<Exclude<ApplicationItem, 'rut'>, Reader> = {
  identity: ({ companyName, firstName, lastName }, { personTypeId }) =>
    personTypeId === COMPANY_PERSON_TYPE_ID
      ? [{ companyName }, { companyName: isFilled(companyName) ? null : REQUIRED_MESSAGE }]
      : [
          { firstName, lastName },
          {
            firstName: isFilled(firstName) ? null : REQUIRED_MESSAGE,
            lastName: isFilled(lastName) ? null : REQUIRED_MESSAGE,
          },
        ],
  nit: (form) => {
    const nit = plainNumber(form.nit);
    const check = checkNit(nit);
    return [
      { nit },
      { nit: check.ok ? null : isFilled(nit) ? NIT_MESSAGES[check.reason] : REQUIRED_MESSAGE },
    ];
  },
  address: async ({ cityId, address }, _own, db) => [
    { cityId, address },
    {
      cityId: whenFilled(cityId, await cityExists(db, cityId), CHOICE_MESSAGE),
      address: isFilled(address) ? null : REQUIRED_MESSAGE,
    },
  ],
  payment: ({ paymentProviderId }) => [
    { paymentProviderId },
    { paymentProviderId: paymentIdMessage(paymentProviderId, true) },
  ],
  phone: (form) => {
    const phone = keepDigits(form.phone);
    return [{ phone }, { phone: whenFilled(phone, isPhone(phone), PHONE_MESSAGE) }];
  },
};
