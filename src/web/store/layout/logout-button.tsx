import { useNavigate } from 'react-router';
import { paths } from '../../../wire/paths.ts';
import { logOut } from '../../app/session-store.ts';
import { showToast } from '../../ui/toast-store.ts';

/** Spec 2.2 and 4: the session ends, and home follows. */
export function LogoutButton() {
  const navigate = useNavigate();
  const leave = async () => {
    const reply = await logOut();
    if (!reply.ok && reply.reason !== 'login-required')
      return showToast({ kind: 'error', text: reply.message });
    void navigate(paths.home());
  };
  return (
    <button type="button" onClick={() => void leave()}>
      Cerrar sesión
    </button>
  );
}
