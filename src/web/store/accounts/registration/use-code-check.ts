import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../../app/api-client.ts';
import { changeDraft, type RegistrationFlow } from '../../../app/registration-draft.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { useDelay } from '../auth/use-delay.ts';
import { flows } from './flows.ts';
import { NO_ANSWER_MESSAGE } from './send-code.ts';

type CodeState = { step: 'typing' | 'checking' | 'right' } | { step: 'problem'; message: string };

/** Spec 4. */
const CHECKLIST_MILLIS = 1500;

/** Spec 4: a right code marks the phone and leads back to the checklist; a wrong one empties the boxes. */
export function useCodeCheck(flow: RegistrationFlow, { userId, phone }: { userId: number; phone: string }) {
  const [state, setState] = useState<CodeState>({ step: 'typing' });
  const [wrongCount, setWrongCount] = useState(0);
  const navigate = useNavigate();
  const later = useDelay();

  async function checkCode(code: string) {
    if (state.step === 'checking' || state.step === 'right') return;
    setState({ step: 'checking' });
    const reply = await callApi(flows[flow].calls.verifyCode, { body: { code, userId, phone } });
    if (!reply.ok) {
      setState({
        step: 'problem',
        message: reply.reason === 'network' ? NO_ANSWER_MESSAGE : reply.message,
      });
      return setWrongCount((count) => count + 1);
    }
    setState({ step: 'right' });
    changeDraft(flow, { verifiedPhone: phone });
    showToast({ kind: 'success', text: 'Teléfono agregado exitosamente' });
    await later(CHECKLIST_MILLIS);
    void navigate(flows[flow].root);
  }

  const clearProblem = () => setState((now) => (now.step === 'problem' ? { step: 'typing' } : now));
  return { checkCode, state, wrongCount, clearProblem };
}
