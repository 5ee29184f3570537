import { useState } from 'react';
import type { User } from '../../../../domain/account.ts';
import { callApi } from '../../../app/api-client.ts';
import { updateSessionUser } from '../../../app/session-store.ts';
import { type Place, useGeocoding } from '../../../app/use-geocoding.ts';
import { photoProblem } from './photo-choice.ts';
import {
  type ProfileErrors,
  type ProfileTextField,
  type ProfileValues,
  profileFields,
  profileValues,
  typedPhone,
  validateProfile,
  validateProfileField,
} from './profile-form.ts';

export type ProfileForm = ReturnType<typeof useProfileForm>;

/** What was typed stays until it is saved; then the stored user is the one that the server answers. */
export function useProfileForm(user: User, onSaved: () => void) {
  const [values, setValues] = useState(() => profileValues(user));
  const [photo, setPhoto] = useState<File | null>(null);
  const [errors, setErrors] = useState<ProfileErrors>({});
  const [problem, setProblem] = useState('');
  const [saving, setSaving] = useState(false);
  const place = useGeocoding(values.address, values.cityId);

  const showErrors = (shown: ProfileErrors) => {
    setErrors(shown);
    const first = profileFields.find((field) => shown[field]);
    if (first) document.querySelector<HTMLElement>(`form [name="${first}"]`)?.focus();
  };
  const choosePhoto = async (chosen: File) => {
    const refused = await photoProblem(chosen);
    setErrors(({ photo: _, ...others }) => (refused ? { ...others, photo: refused } : others));
    if (!refused) setPhoto(chosen);
  };
  const change = (field: ProfileTextField, typed: string) => {
    const value = field === 'phone' ? typedPhone(typed) : typed;
    setValues((now) => ({ ...now, [field]: value, ...(field === 'departmentId' && { cityId: '' }) }));
    setErrors(({ [field]: _, ...others }) => others);
  };
  const leave = (field: ProfileTextField) => {
    const message = validateProfileField(field, values, user);
    if (message) setErrors((shown) => ({ ...shown, [field]: message }));
  };
  const save = async () => {
    if (saving) return;
    setProblem('');
    const problems = validateProfile(values, user);
    if (Object.keys(problems).length > 0) return showErrors(problems);
    setSaving(true);
    const reply = await callApi('editProfile', { body: profileBody(values, user, { photo, place }) });
    setSaving(false);
    if (!reply.ok) {
      setProblem(reply.message);
      return showErrors(reply.fields ?? {});
    }
    updateSessionUser(reply.value);
    setPhoto(null);
    onSaved();
  };
  return { values, photo, errors, problem, saving, place, change, leave, choosePhoto, save };
}

function profileBody(
  { departmentId: _, ...values }: ProfileValues,
  user: User,
  { photo, place }: { photo: File | null; place: Place },
) {
  const isSamePlace = values.address === user.address && values.cityId === user.cityId;
  // The point that is stored already counts until the address has been looked up again.
  const stored = isSamePlace ? user.coordinates : null;
  return {
    ...values,
    email: user.email,
    userId: user.id,
    photo: photo ?? undefined,
    latitude: place.latitude ?? stored?.latitude ?? null,
    longitude: place.longitude ?? stored?.longitude ?? null,
  };
}
