import type { ReactNode } from 'react';
import { Picture } from '../../../ui/picture.tsx';

interface AskedLineProps {
  name: string;
  imageUrl: string;
  /** Under the name, before the number of the order: the shop, or how many units. */
  about: string;
  orderNumber: number;
  children?: ReactNode;
}

/** A line of an order that something is asked about. */
export function AskedLine({ name, imageUrl, about, orderNumber, children }: AskedLineProps) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Picture
        url={imageUrl}
        alt=""
        width={68}
        height={68}
        className="size-[68px] shrink-0 rounded-[14px] bg-crema-1 object-cover"
      />
      <p className="min-w-[55%] flex-1">
        <span className="block font-semibold">{name}</span>
        <span className="block text-small/5 text-tinta-2">
          {about} · pedido N.º {orderNumber}
        </span>
      </p>
      {children}
    </div>
  );
}
