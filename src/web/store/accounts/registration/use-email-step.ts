import { useNavigate } from 'react-router';
import { ACCOUNT_STATUS } from '../../../../domain/account.ts';
import type { UserLookup } from '../../../../domain/registration.ts';
import { identityErrors } from '../../../../wire/accounts/identity-errors.ts';
import { paths } from '../../../../wire/paths.ts';
import { callApi } from '../../../app/api-client.ts';
import { fieldsFirst, NO_REFUSAL } from '../../../app/refusal.ts';
import { emptyDraft, type RegistrationFlow, writeDraft } from '../../../app/registration-draft.ts';
import { useSending } from '../../../app/use-sending.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { useDelay } from '../auth/use-delay.ts';
import { type EmailOutcome, emailOutcome } from './email-outcome.ts';
import { flows, stepPath } from './flows.ts';

/** Spec 4. */
const LOGIN_MILLIS = 1500;
const FORM_MILLIS = 3000;

/** Spec 4, email step of both registrations. */
export function useEmailStep(flow: RegistrationFlow) {
  const { sending, problem, send, refuse, forget } = useSending();
  const navigate = useNavigate();
  const later = useDelay();

  const sendEmail = (email: string) =>
    send(
      // Spec 8: the server's own words.
      async () => fieldsFirst('email', await callApi(flows[flow].calls.start, { body: { email } })),
      (found) => go(emailOutcome(flow, found), found.user),
    );

  async function go(outcome: EmailOutcome, user: UserLookup): Promise<void> {
    const draft = { ...emptyDraft, email: user.email, userId: user.userId, status: user.status };
    switch (outcome.kind) {
      case 'blocked':
        return refuse({ ...NO_REFUSAL, problem: identityErrors['account-blocked'].message });
      case 'account-exists':
        showToast({ kind: 'info', text: identityErrors['account-exists'].message });
        await later(LOGIN_MILLIS);
        return navigate(paths.login());
      case 'in-validation':
        return waitForApproval(draft);
      case 'phone':
        writeDraft(outcome.flow, draft);
        showToast({ kind: 'success', text: 'Email creado con éxito...' });
        return navigate(stepPath(outcome.flow, 'phone'));
      case 'form':
        writeDraft(flow, { ...draft, phone: outcome.phone, verifiedPhone: outcome.phone });
        showToast({ kind: 'info', text: 'Ya validaste tu teléfono. Te llevamos al formulario.' });
        await later(FORM_MILLIS);
        return navigate(stepPath(flow, 'form'));
    }
  }

  async function waitForApproval(draft: Parameters<typeof writeDraft>[1]): Promise<void> {
    showToast({ kind: 'info', text: identityErrors['account-in-validation'].message });
    // Spec 4: the buyer's step has no such branch, a seller's page would be none of his.
    if (flow === 'buyer') return;
    writeDraft('seller', { ...draft, status: ACCOUNT_STATUS.awaitingApproval });
    await navigate(stepPath('seller', 'done'));
  }

  return { sendEmail, sending, problem, clearProblem: forget };
}
