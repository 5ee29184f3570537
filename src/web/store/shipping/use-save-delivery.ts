import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../../wire/paths.ts';
import { callApi } from '../../app/api-client.ts';
import type { SessionUser } from '../../app/session-storage.ts';
import { clearSession, updateSessionUser } from '../../app/session-store.ts';
import { showToast } from '../../ui/toast-store.ts';

interface DeliveryPlace {
  cityId: string;
  address: string;
  latitude: number | null;
  longitude: number | null;
}

/** Saves the place with the rest of the profile as it stands; the answered user replaces the stored one. */
export function useSaveDelivery(user: SessionUser, onSaved: () => void) {
  const [saving, setSaving] = useState(false);
  const [addressError, setAddressError] = useState<string>();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  async function save({ cityId, address, latitude, longitude }: DeliveryPlace) {
    if (saving) return;
    setSaving(true);
    const { email, firstName, lastName, documentNumber, phone, personTypeId, documentTypeId } = user;
    const reply = await callApi('editProfile', {
      body: {
        ...{ email, firstName, lastName, documentNumber, phone, personTypeId, documentTypeId },
        ...{ cityId, address, latitude, longitude },
        userId: Number(user.userId),
      },
    });
    setSaving(false);
    if (reply.ok) {
      updateSessionUser(reply.value);
      showToast({ kind: 'success', text: 'Ubicación actualizada correctamente' });
      return onSaved();
    }
    showToast({ kind: 'error', text: 'Error actualizando la ubicación' });
    if (reply.reason === 'login-required') {
      clearSession();
      return void navigate(paths.login(pathname + search));
    }
    setAddressError(reply.fields?.address);
  }

  return { save, saving, addressError, clearError: () => setAddressError(undefined) };
}
