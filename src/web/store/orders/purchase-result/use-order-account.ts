import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { isPassword, PASSWORD_MESSAGES } from '../../../../domain/password.ts';
import { type ApiReply, callApi } from '../../../app/api-client.ts';
import { adoptGuestCart } from '../../../app/cart-store.ts';
import { adoptGuestSaved } from '../../../app/saved-lines.ts';
import { setSession } from '../../../app/session-store.ts';
import { useForm } from '../../../app/use-form.ts';

/** `known`: the order or its e-mail has an account, which is entered by its own password. */
type Step =
  | { name: 'password' | 'done' }
  | { name: 'code'; resendAt: number }
  | { name: 'known'; text: string };

const blank = { password: '', termsAccepted: '', marketingAccepted: '' };

/** An account of what the order knows: a password, then the code that was sent to the order's phone. */
export function useOrderAccount(number: number) {
  const [step, setStep] = useState<Step>({ name: 'password' });
  const [wrong, setWrong] = useState({ count: 0, text: '' });
  const [isChecking, setChecking] = useState(false);
  const { revalidate } = useRevalidator();

  const form = useForm({
    initial: blank,
    check: ({ password, termsAccepted }) => ({
      password: isPassword(password) ? undefined : PASSWORD_MESSAGES.registration,
      termsAccepted: termsAccepted ? undefined : 'Debes aceptar los términos y el tratamiento de datos.',
    }),
    send: sendCode,
    onDone: ({ isProved, resendAt }) => (isProved ? create('') : setStep({ name: 'code', resendAt })),
  });

  const choice = () => ({
    password: form.values.password,
    termsAccepted: form.values.termsAccepted !== '',
    marketingAccepted: form.values.marketingAccepted !== '',
  });

  async function sendCode(): Promise<ApiReply<{ isProved: boolean; resendAt: number }>> {
    const reply = await callApi('sendOrderAccountCode', { params: { number }, body: choice() });
    if (!reply.ok) return reply;
    const { isProved, resendSeconds } = reply.value;
    return { ok: true, value: { isProved, resendAt: Date.now() + resendSeconds * 1000 } };
  }

  async function create(code: string): Promise<void> {
    if (isChecking) return;
    setChecking(true);
    const reply = await callApi('createOrderAccount', { params: { number }, body: { ...choice(), code } });
    setChecking(false);
    if (reply.ok) {
      setSession(reply.value.user, reply.value.expiresAt);
      adoptGuestSaved();
      adoptGuestCart();
      setStep({ name: 'done' });
      return revalidate();
    }
    if (KNOWN.has(reply.reason)) return setStep({ name: 'known', text: reply.message });
    setWrong(({ count }) => ({ count: count + 1, text: reply.message }));
  }

  return {
    form,
    step,
    wrong,
    isChecking,
    create,
    sendCode,
    forgetWrong: () => setWrong({ ...wrong, text: '' }),
  };
}

const KNOWN = new Set(['order-of-account', 'order-email-registered']);
