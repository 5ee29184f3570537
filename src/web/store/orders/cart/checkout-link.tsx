import type { ComponentProps } from 'react';
import { paths } from '../../../../wire/paths.ts';
import { saveForLater } from '../../../app/saved-lines.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import type { StrandedLine } from './cart-shops.ts';

type CheckoutLinkProps = Omit<ComponentProps<typeof ButtonLink>, 'href' | 'onClick'> & {
  stranded: readonly StrandedLine[];
};

/** What does not arrive is no part of the purchase: it is saved for later, and the checkout asks for what was shown. */
export function CheckoutLink({ stranded, ...props }: CheckoutLinkProps) {
  const leaveBehind = () => {
    for (const { line } of stranded) saveForLater(line);
  };
  return (
    <ButtonLink href={paths.checkout()} onClick={leaveBehind} {...props}>
      Finalizar compra
    </ButtonLink>
  );
}
