import { useEffect, useState } from 'react';
import type { ApiReply } from '../../../app/api-client.ts';
import { useSending } from '../../../app/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { resendAtOf } from './send-code.ts';

interface ResendCodeProps {
  /** From when (milliseconds since the epoch) another one may be asked for. */
  resendFrom: number;
  sendAgain: () => Promise<ApiReply<{ resendAt: number }>>;
}

/** Another code, once the pause after the last one is over. */
export function ResendCode({ resendFrom, sendAgain }: ResendCodeProps) {
  const [resendAt, setResendAt] = useState(resendFrom);
  const { sending, problem, errors, send } = useSending();
  const seconds = useCountdown(resendAt);
  const ask = async () => {
    const reply = await sendAgain();
    setResendAt((before) => resendAtOf(reply) ?? before);
    return reply;
  };
  const resend = () =>
    send(ask, () => showToast({ kind: 'info', text: 'Enviamos un nuevo código a tu celular.' }));
  return (
    <>
      <FormProblem text={errors.phone ?? problem} />
      <Button
        variant="outline"
        disabled={seconds > 0}
        loading={sending}
        loadingLabel="Enviando código..."
        onClick={() => void resend()}
        className="justify-self-start tabular-nums"
      >
        {seconds > 0 ? `Reenviar código en ${seconds} s` : 'Reenviar código'}
      </Button>
    </>
  );
}

/** Whole seconds until then, at most an hour: the clock of the device may have been changed. */
function useCountdown(until: number): number {
  const [now, setNow] = useState(Date.now);
  const seconds = Math.min(Math.ceil((until - now) / 1000), 3600);
  const isOver = seconds <= 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isOver]);
  return Math.max(0, seconds);
}
