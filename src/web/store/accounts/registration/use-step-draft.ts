import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { RegistrationDraft } from '../../../../domain/registration.ts';
import { type RegistrationFlow, useRegistrationDraft } from '../../../app/registration-draft.ts';
import { useHydrated } from '../../layout/use-hydrated.ts';
import { flows } from './flows.ts';

/**
 * The draft for a step that comes after others; null before the browser knows it. Whoever has not done what stands
 * before goes to the checklist. Asked once: the last step empties the draft while its page is still shown.
 */
export function useStepDraft(
  flow: RegistrationFlow,
  mayEnter: (draft: RegistrationDraft) => boolean,
): RegistrationDraft | null {
  const isHydrated = useHydrated();
  const draft = useRegistrationDraft(flow);
  const navigate = useNavigate();
  const isAllowed = useRef<boolean>(undefined);
  if (isHydrated) isAllowed.current ??= mayEnter(draft);
  useEffect(() => {
    if (isHydrated && !isAllowed.current) void navigate(flows[flow].root, { replace: true });
  }, [isHydrated, navigate, flow]);
  return isHydrated && isAllowed.current ? draft : null;
}
