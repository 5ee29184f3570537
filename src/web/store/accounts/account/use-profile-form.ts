import { useEffect, useRef, useState } from 'react';
import type { User } from '../../../../domain/account.ts';
import { callApi } from '../../../app/api-client.ts';
import { updateSessionUser } from '../../../app/session-store.ts';
import type { SavedAddress } from '../../../app/use-addresses.ts';
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

/**
 * Once saved, the stored user is the one that the server answers. Her address is the default one of her address book,
 * `home`: the form follows another one, or it would write the old one over it.
 */
export function useProfileForm(user: User, home: SavedAddress | undefined, onSaved: () => void) {
  const [photo, setPhoto] = useState<File | null>(null);
  const known = useRef<Pick<User, 'cityId' | 'address'> | undefined>(home);
  const form = useForm({
    initial: () => profileValues(user),
    check: (values) => validateProfile(values, user),
    // Another default address brings both.
    along: (parts) => (parts.cityId === undefined ? cityAlong(parts) : {}),
    send: (values) => callApi('editProfile', { body: profileBody(values, user, { photo, place }) }),
    onDone: (saved) => {
      updateSessionUser(saved);
      known.current = saved;
      setPhoto(null);
      onSaved();
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed stays until there is another default address
  useEffect(() => {
    if (!home || (home.cityId === known.current?.cityId && home.address === known.current.address)) return;
    known.current = home;
    // DIVIPOLA: a municipality's code begins with its department's.
    form.set({ departmentId: home.cityId.slice(0, 2), cityId: home.cityId, address: home.address });
  }, [home?.cityId, home?.address]);
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
