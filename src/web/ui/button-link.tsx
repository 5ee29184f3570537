import type { ComponentProps, ReactNode } from 'react';

type Variant = 'primary' | 'secondary' | 'outline' | 'warm' | 'destructive';

export interface ButtonLook {
  variant?: Variant;
  /** 52 or 42 high. */
  size?: 'normal' | 'compact';
  icon?: ReactNode;
  iconAfter?: ReactNode;
  /** As wide as its container. */
  full?: boolean;
}

type ButtonLinkProps = ButtonLook & ComponentProps<'a'>;

/** A link that looks like a button: it goes somewhere. */
export function ButtonLink({ variant, size, icon, iconAfter, full, className, ...props }: ButtonLinkProps) {
  return (
    <a {...props} className={buttonClasses({ variant, size, full, className })}>
      {icon}
      <span>{props.children}</span>
      {iconAfter}
    </a>
  );
}

/** The classes of a button, for whatever element looks like one; app/components.css has the looks. */
export function buttonClasses(look: {
  variant: Variant | undefined;
  size: 'normal' | 'compact' | undefined;
  full: boolean | undefined;
  className: string | undefined;
}): string {
  const { variant = 'primary', size = 'normal', full, className } = look;
  return ['button', looks[variant], size === 'compact' && 'button-compact', full && 'w-full', className]
    .filter(Boolean)
    .join(' ');
}

// Whole names: the style sheet is made of those that stand in the sources.
const looks: Record<Variant, string> = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  outline: 'button-outline',
  warm: 'button-warm',
  destructive: 'button-destructive',
};
