import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';

export { Badge } from './badge.tsx';

/** A white surface with a hairline. */
export function Panel({ className = '', ...props }: ComponentProps<'section'>) {
  return (
    <section
      {...props}
      className={`rounded-[18px] border border-linea bg-papel px-4 py-5 sm:rounded-[22px] sm:p-7 ${className}`}
    />
  );
}

const tagTones = {
  done: 'bg-verde-1 text-verde-7',
  attention: 'bg-mango-1 text-mango-8',
  urgent: 'bg-tomate-1 text-tomate-7',
  moving: 'bg-cielo-1 text-cielo-6',
  neutral: 'bg-crema-2 text-tinta-2',
} as const;

/** A short state in words. */
export function Tag({ tone = 'neutral', children }: { tone?: keyof typeof tagTones; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-[6px] whitespace-nowrap rounded-full px-[10px] py-[7px] font-semibold text-micro leading-none ${tagTones[tone]}`}
    >
      {children}
    </span>
  );
}

const noticeTones = {
  attention: { look: 'bg-mango-1 text-[#5d3900]', icon: <Icon name="info" weight="duotone" size={28} /> },
  done: { look: 'bg-verde-1 text-[#07412f]', icon: <Icon name="check-circle" weight="duotone" size={28} /> },
  information: { look: 'bg-cielo-1 text-[#0f4566]', icon: <Icon name="info" weight="duotone" size={28} /> },
  urgent: { look: 'bg-tomate-1 text-tomate-7', icon: <Icon name="warning" weight="duotone" size={28} /> },
} as const;

/** One or two sentences the reader must not miss. */
export function Notice({
  tone = 'attention',
  className = '',
  children,
}: {
  tone?: keyof typeof noticeTones;
  className?: string;
  children: ReactNode;
}) {
  const { look, icon } = noticeTones[tone];
  return (
    <div
      className={`flex items-center gap-3 rounded-[14px] px-4 py-[13px] text-small leading-[21px] ${look} ${className}`}
    >
      {icon}
      <div>{children}</div>
    </div>
  );
}
