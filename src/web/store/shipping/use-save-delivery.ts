import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { paths } from '../../../wire/paths.ts';
import { callApi } from '../../app/api-client.ts';
import type { SessionUser } from '../../app/session-storage.ts';
import { clearSession, currentSession, updateSessionUser } from '../../app/session-store.ts';
import { useSending } from '../../app/use-sending.ts';
import { showToast } from '../../ui/toast-store.ts';

interface DeliveryPlace {
  cityId: string;
  address: string;
  latitude: number | null;
  longitude: number | null;
}

/** Saves the place, and nothing else, in the profile; the answered user replaces the stored one. */
export function useSaveDelivery(user: SessionUser, onSaved: () => void) {
  const { sending, errors, send, forget } = useSending();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();

  async function request(place: DeliveryPlace) {
    const reply = await saveOf(Number(user.userId), place);
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
        // The forms of that page hold the address.
        if (pathname === paths.profile()) void revalidate();
      },
    );

  return { save, sending, addressError: errors.address, clearError: forget };
}

/** The call takes a whole profile; the rest of it is the server's, as what the browser remembers may be a day old. */
async function saveOf(userId: number, { cityId, address, latitude, longitude }: DeliveryPlace) {
  const session = await callApi('getSession', {});
  if (!session.ok) return session;
  if (session.value.user) updateSessionUser(session.value.user);
  const user = session.value.user && currentSession().user;
  if (!user) return { ok: false, reason: 'login-required', message: '' } as const;
  const { email, firstName, lastName, documentNumber, phone, personTypeId, documentTypeId } = user;
  return callApi('editProfile', {
    body: {
      ...{ email, firstName, lastName, documentNumber, phone, personTypeId, documentTypeId },
      ...{ cityId, address, latitude, longitude },
      userId,
    },
  });
}
