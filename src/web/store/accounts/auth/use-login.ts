import { useNavigate } from 'react-router';
import { identityErrors } from '../../../../wire/accounts/identity-errors.ts';
import { paths } from '../../../../wire/paths.ts';
import { type ApiReply, callApi } from '../../../app/api-client.ts';
import { adoptGuestCart } from '../../../app/cart-store.ts';
import { adoptGuestSaved } from '../../../app/saved-lines.ts';
import { setSession } from '../../../app/session-store.ts';
import { useSending } from '../../../app/use-sending.ts';
import { showToast } from '../../../ui/toast-store.ts';

/** Sends the login; `problem` is what spec 8 shows. */
export function useLogin(destination: string) {
  const { sending, problem, send, forget } = useSending();
  const navigate = useNavigate();

  const logIn = (body: { email: string; password: string }) =>
    send(
      async () => inShopsWords(await callApi('login', { body })),
      ({ user, expiresAt, mustChangePassword }) => {
        setSession(user, expiresAt);
        adoptGuestSaved();
        if (adoptGuestCart() > 0)
          showToast({ kind: 'info', text: 'Los productos que elegiste están en el carrito de tu cuenta.' });
        // Replaced: Back must not lead to the login.
        return navigate(mustChangePassword ? paths.accountDetails() : destination, { replace: true });
      },
    );

  return { logIn, sending, problem, clearProblem: forget };
}

const shownReasons = [
  'login-failed',
  'account-pending',
  'account-blocked',
  'too-many-logins',
  'too-many-requests',
];

/** Spec 8: 400, 402 and 405 have their texts, everything else is unknown. */
function inShopsWords<Value>(reply: ApiReply<Value>): ApiReply<Value> {
  if (reply.ok || shownReasons.includes(reply.reason)) return reply;
  const isWrong = reply.reason === 'invalid-input';
  return { ...reply, message: isWrong ? identityErrors['login-failed'].message : 'Error desconocido.' };
}
