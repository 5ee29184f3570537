import { COMPANY_PERSON_TYPE_ID, type User } from '../../../../domain/account.ts';
import { isPhone, PHONE_MESSAGE } from '../../../../domain/phone.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import { isFilled, REQUIRED_MESSAGE } from '../../../../domain/validation.ts';
import type { Upload } from '../../../../wire/form-text.ts';
import type { PictureRefusal } from '../../../adapters/pictures/picture-queue.ts';
import type { Context } from '../../../context.ts';
import { getUser } from './account.repository.ts';
import {
  CHOICE_MESSAGE,
  documentMessages,
  type FormReferences,
  findFormReferences,
  type Messages,
  plainNumber,
  plausibleCoordinates,
  whenFilled,
  wrongFields,
} from './person-form.service.ts';
import { removePhoto, storePhoto } from './photo.ts';
import { updateProfile } from './profile.repository.ts';
import type { SessionAccount } from './session.service.ts';

export interface ProfileEdit {
  email: string;
  firstName: string;
  lastName: string;
  documentNumber: string;
  cityId: string;
  address: string;
  phone: string;
  personTypeId: string;
  documentTypeId: string;
  userId?: number | undefined;
  photo?: Upload | string | null | undefined;
  latitude: number | null;
  longitude: number | null;
}

const PHOTO_MESSAGE = 'La imagen no es válida. Usa una foto JPG, PNG o WebP.';

/** Spec 2.11 and 5: all fields required. Answers the updated user. */
export async function editProfile(
  context: Context,
  account: SessionAccount,
  edit: ProfileEdit,
): Promise<Result<User, 'invalid-input' | 'not-found' | PictureRefusal>> {
  if (edit.userId && edit.userId !== account.id) return failure('not-found');
  const given = { ...edit, documentNumber: plainNumber(edit.documentNumber) };
  const references = await findFormReferences(context.write, given);
  const before = await getUser(context.write, account.id);
  const fields = wrongFields(messagesOf(given, account, references, before));
  if (fields) return failure('invalid-input', { fields });
  const photo = await newPhoto(context, account.id, edit.photo);
  if (!photo.ok && photo.reason === 'not-a-picture')
    return failure('invalid-input', { fields: { photo: PHOTO_MESSAGE } });
  if (!photo.ok) return photo;
  const imageUrl = photo.value;
  await updateProfile(context.write, {
    ...given,
    accountId: account.id,
    coordinates: plausibleCoordinates(given, references.city),
    imageUrl: imageUrl ?? before.imageUrl,
  });
  if (imageUrl && imageUrl !== before.imageUrl) await removePhoto(context.config, before.imageUrl);
  return success(await getUser(context.write, account.id));
}

function messagesOf(
  given: ProfileEdit,
  account: SessionAccount,
  references: FormReferences,
  before: User,
): Messages {
  // A company's account was made without a person's name.
  const needsName = !(given.personTypeId === COMPANY_PERSON_TYPE_ID && before.companyName);
  const document = documentMessages(given, references);
  return {
    email:
      given.email === '' || given.email.toLowerCase() === account.email
        ? null
        : 'El correo de la cuenta no se cambia aquí.',
    firstName: needsName && !isFilled(given.firstName) ? REQUIRED_MESSAGE : null,
    lastName: needsName && !isFilled(given.lastName) ? REQUIRED_MESSAGE : null,
    phone: whenFilled(given.phone, isPhone(given.phone), PHONE_MESSAGE),
    address: isFilled(given.address) ? null : REQUIRED_MESSAGE,
    cityId: whenFilled(given.cityId, references.city !== null, CHOICE_MESSAGE),
    personTypeId: whenFilled(given.personTypeId, references.personTypeExists, CHOICE_MESSAGE),
    documentTypeId: document.type,
    documentNumber: document.number,
  };
}

/** The address of a photo that was sent; null without one. */
async function newPhoto(
  { config }: Context,
  accountId: number,
  photo: ProfileEdit['photo'],
): Promise<Result<string | null, PictureRefusal>> {
  if (!photo || typeof photo === 'string') return success(null);
  return storePhoto(config, accountId, photo);
}
