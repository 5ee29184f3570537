import { type RefObject, useEffect, useState } from 'react';
import type { Priced } from '../../../../domain/discount.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Price } from '../../../ui/price.tsx';
import { ThumbBar } from '../../../ui/thumb-bar.tsx';

interface BuyBarProps {
  /** What is chosen, or the product's name. */
  name: string;
  price: Priced;
  isFrom: boolean;
  /** As of the page's own buttons: closed while something is open, which a tap shows. */
  buttonState: { 'aria-disabled': boolean; 'aria-describedby'?: string | undefined; className: string };
  add: () => void;
  buy: () => void;
  /** The page's own buttons: while they are in sight the bar is not. */
  inline: RefObject<HTMLElement | null>;
}

/** Price and buttons under the thumb, on phones (components.css). */
export function BuyBar({ name, price, isFrom, buttonState, add, buy, inline }: BuyBarProps) {
  const isAway = useOutOfSight(inline);
  return (
    <ThumbBar label="Comprar" inSight={!isAway}>
      <p className="min-w-0 flex-1 leading-tight">
        <span className="block truncate text-micro text-tinta-2">{name}</span>
        {isFrom && <span className="text-micro">Desde </span>}
        <Price price={price.salePrice ?? price.price} />
      </p>
      <Button
        variant="secondary"
        {...buttonState}
        aria-label="Agregar al carro"
        onClick={add}
        icon={<Icon name="shopping-cart-simple" weight="bold" size={22} />}
        className={`size-[52px] shrink-0 px-0! ${buttonState.className}`}
      />
      <Button {...buttonState} onClick={buy} className={`h-[52px] shrink-0 px-5! ${buttonState.className}`}>
        Comprar Ahora
      </Button>
    </ThumbBar>
  );
}

function useOutOfSight(target: RefObject<HTMLElement | null>): boolean {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    if (!target.current) return;
    const observer = new IntersectionObserver(([entry]) => setOut(entry?.isIntersecting === false));
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return isOut;
}
