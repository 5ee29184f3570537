import { useState } from 'react';
import type { User } from '../../../../domain/account.ts';
import { callApi } from '../../../app/api-client.ts';
import { updateSessionUser } from '../../../app/session-store.ts';
import { cityAlong } from '../../../app/use-cities.ts';
import { useForm } from '../../../app/use-form.ts';
import { type Place, useGeocoding } from '../../../app/use-geocoding.ts';
import { photoProblem } from './photo-choice.ts';
import {
  type ProfileTextField,
  type ProfileValues,
  profileValues,
  typedPhone,
  validateProfile,
} from './profile-form.ts';

export type ProfileForm = ReturnType<typeof useProfileForm>;

/** Once saved, the stored user is the one that the server answers. */
export function useProfileForm(user: User, onSaved: () => void) {
  const [photo, setPhoto] = useState<File | null>(null);
  const form = useForm({
    initial: () => profileValues(user),
    check: (values) => validateProfile(values, user),
    along: cityAlong,
    send: (values) => callApi('editProfile', { body: profileBody(values, user, { photo, place }) }),
    onDone: (saved) => {
      updateSessionUser(saved);
      setPhoto(null);
      onSaved();
    },
  });
  const place: Place = useGeocoding(form.values.address, form.values.cityId);
  const choosePhoto = async (chosen: File) => {
    const refused = await photoProblem(chosen);
    form.mark({ photo: refused || undefined });
    if (!refused) setPhoto(chosen);
  };
  const change = (field: ProfileTextField, typed: string) =>
    form.change(field, field === 'phone' ? typedPhone(typed) : typed);
  return { ...form, photo, place, change, choosePhoto };
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
