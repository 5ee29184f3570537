import type { ReactNode } from 'react';
import type { RegistrationFlow } from '../../../app/registration-draft.ts';
import { Icon } from '../../../ui/icon.tsx';
import { AuthHeading } from '../auth/auth-heading.tsx';
import { flows } from './flows.ts';

interface StepFrameProps {
  flow: RegistrationFlow;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A step with the way back to the checklist above it. */
export function StepFrame({ flow, title, lead, children }: StepFrameProps) {
  const { label, root } = flows[flow];
  return (
    <>
      <a
        href={root}
        className="-ml-1 mb-3 inline-flex min-h-[44px] items-center gap-2 pr-2 font-semibold text-compact text-verde-7"
      >
        <Icon name="arrow-left" weight="bold" size={18} />
        Volver a los pasos
      </a>
      <AuthHeading kicker={label} title={title} lead={lead} />
      {children}
    </>
  );
}
