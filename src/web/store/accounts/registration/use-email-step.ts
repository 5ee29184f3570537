import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ACCOUNT_STATUS } from '../../../../domain/account.ts';
import type { UserLookup } from '../../../../domain/registration.ts';
import { identityErrors } from '../../../../wire/accounts/identity-errors.ts';
import { paths } from '../../../../wire/paths.ts';
import { callApi } from '../../../app/api-client.ts';
import { emptyDraft, type RegistrationFlow, writeDraft } from '../../../app/registration-draft.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { useDelay } from '../auth/use-delay.ts';
import { type EmailOutcome, emailOutcome } from './email-outcome.ts';
import { flows, stepPath } from './flows.ts';

/** Spec 4. */
const LOGIN_MILLIS = 1500;
const FORM_MILLIS = 3000;

/** Spec 4, email step of both registrations. */
export function useEmailStep(flow: RegistrationFlow) {
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const navigate = useNavigate();
  const later = useDelay();

  async function sendEmail(email: string) {
    if (sending) return;
    setProblem(null);
    setSending(true);
    const reply = await callApi(flows[flow].calls.start, { body: { email } });
    if (!reply.ok) {
      setSending(false);
      // Spec 8: the server's own words.
      return setProblem(reply.fields?.email ?? reply.message);
    }
    go(emailOutcome(flow, reply.value), reply.value.user);
  }

  function go(outcome: EmailOutcome, user: UserLookup) {
    const draft = { ...emptyDraft, email: user.email, userId: user.userId, status: user.status };
    switch (outcome.kind) {
      case 'blocked':
        setSending(false);
        return setProblem(identityErrors['account-blocked'].message);
      case 'account-exists':
        showToast({ kind: 'info', text: identityErrors['account-exists'].message });
        return later(LOGIN_MILLIS, () => void navigate(paths.login()));
      case 'in-validation':
        return waitForApproval(draft);
      case 'phone':
        writeDraft(outcome.flow, draft);
        showToast({ kind: 'success', text: 'Email creado con éxito...' });
        return void navigate(stepPath(outcome.flow, 'phone'));
      case 'form':
        writeDraft(flow, { ...draft, phone: outcome.phone, verifiedPhone: outcome.phone });
        showToast({ kind: 'info', text: 'Ya validaste tu teléfono. Te llevamos al formulario.' });
        return later(FORM_MILLIS, () => void navigate(stepPath(flow, 'form')));
    }
  }

  function waitForApproval(draft: Parameters<typeof writeDraft>[1]) {
    showToast({ kind: 'info', text: identityErrors['account-in-validation'].message });
    // Spec 4: the buyer's step has no such branch, a seller's page would be none of his.
    if (flow === 'buyer') return setSending(false);
    writeDraft('seller', { ...draft, status: ACCOUNT_STATUS.awaitingApproval });
    void navigate(stepPath('seller', 'done'));
  }

  return { sendEmail, sending, problem, clearProblem: () => setProblem(null) };
}
