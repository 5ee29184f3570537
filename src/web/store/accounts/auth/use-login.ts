import { useState } from 'react';
import { useNavigate } from 'react-router';
import { identityErrors } from '../../../../wire/accounts/identity-errors.ts';
import { paths } from '../../../../wire/paths.ts';
import { type ApiFailure, callApi } from '../../../app/api-client.ts';
import { adoptGuestCart } from '../../../app/cart-store.ts';
import { setSession } from '../../../app/session-store.ts';
import { showToast } from '../../../ui/toast-store.ts';

/** Sends the login; `problem` is what spec 8 shows. */
export function useLogin(destination: string) {
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const navigate = useNavigate();

  async function logIn(body: { email: string; password: string }) {
    if (sending) return;
    setProblem(null);
    setSending(true);
    const reply = await callApi('login', { body });
    if (!reply.ok) {
      setSending(false);
      return setProblem(messageOf(reply));
    }
    const { user, expiresAt, mustChangePassword } = reply.value;
    setSession(user, expiresAt);
    if (adoptGuestCart() > 0)
      showToast({ kind: 'info', text: 'Los productos que elegiste están en el carrito de tu cuenta.' });
    // Replaced: Back must not lead to the login.
    void navigate(mustChangePassword ? paths.accountDetails() : destination, { replace: true });
  }

  return { logIn, sending, problem, clearProblem: () => setProblem(null) };
}

const shownReasons = [
  'login-failed',
  'account-pending',
  'account-blocked',
  'too-many-logins',
  'too-many-requests',
];

/** Spec 8: 400, 402 and 405 have their texts, everything else is unknown. */
function messageOf({ reason, message }: ApiFailure): string {
  if (reason === 'invalid-input') return identityErrors['login-failed'].message;
  return shownReasons.includes(reason) ? message : 'Error desconocido.';
}
