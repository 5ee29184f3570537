import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../../wire/paths.ts';
import { callApi } from '../../app/api-client.ts';
import type { SessionUser } from '../../app/session-storage.ts';
import { clearSession, updateSessionUser } from '../../app/session-store.ts';
import { useSending } from '../../app/use-sending.ts';
import { showToast } from '../../ui/toast-store.ts';

interface DeliveryPlace {
  cityId: string;
  address: string;
  latitude: number | null;
  longitude: number | null;
}

/** Saves the place with the rest of the profile as it stands; the answered user replaces the stored one. */
export function useSaveDelivery(user: SessionUser, onSaved: () => void) {
  const { sending, errors, send, forget } = useSending();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  async function request({ cityId, address, latitude, longitude }: DeliveryPlace) {
    const { email, firstName, lastName, documentNumber, phone, personTypeId, documentTypeId } = user;
    const reply = await callApi('editProfile', {
      body: {
        ...{ email, firstName, lastName, documentNumber, phone, personTypeId, documentTypeId },
        ...{ cityId, address, latitude, longitude },
        userId: Number(user.userId),
      },
    });
    if (reply.ok) return reply;
    showToast({ kind: 'error', text: 'Error actualizando la ubicación' });
    if (reply.reason === 'login-required') {
      clearSession();
      void navigate(paths.login(pathname + search));
    }
    return reply;
  }

  const save = (place: DeliveryPlace) =>
    send(
      () => request(place),
      (saved) => {
        updateSessionUser(saved);
        showToast({ kind: 'success', text: 'Ubicación actualizada correctamente' });
        onSaved();
      },
    );

  return { save, sending, addressError: errors.address, clearError: forget };
}
