import type { ReactNode } from 'react';

interface AuthHeadingProps {
  title: string;
  lead?: ReactNode;
  /** Above the title: 'Cuenta de vendedor'. */
  kicker?: string;
}

export function AuthHeading({ title, lead, kicker }: AuthHeadingProps) {
  return (
    <div className="mb-7">
      {kicker && <p className="mb-1 font-semibold text-small text-tinta-3">{kicker}</p>}
      <h1 className="heading-1">{title}</h1>
      {lead && <p className="mt-2 text-lead/7 text-tinta-2">{lead}</p>}
    </div>
  );
}
