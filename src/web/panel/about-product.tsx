import type { ReactNode } from 'react';
import { pictureOfWidth } from '../../domain/picture.ts';

interface AboutProductProps {
  about: { productName: string; imageUrl: string; sellerName?: string };
  href: string;
  /** Who, when. */
  note: ReactNode;
  /** How long it may still wait. */
  tag?: ReactNode;
  children: ReactNode;
}

/** What somebody wrote about a product, on a card of its own. */
export function AboutProduct({ about, href, note, tag, children }: AboutProductProps) {
  const { productName, imageUrl, sellerName } = about;
  return (
    <li className="min-w-0 rounded-[18px] border border-linea bg-papel p-4 sm:rounded-[22px] sm:p-6">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        {imageUrl !== '' && (
          <img
            src={pictureOfWidth(imageUrl, 160)}
            alt=""
            width={52}
            height={52}
            loading="lazy"
            className="size-[52px] shrink-0 rounded-[12px] bg-crema-1 object-cover"
          />
        )}
        <div className="min-w-0 flex-[1_1_180px]">
          <a href={href} className="text-link break-words font-semibold">
            {productName}
          </a>
          {sellerName && <p className="break-words text-small text-tinta-2">{sellerName}</p>}
          <p className="break-words text-small text-tinta-3">{note}</p>
        </div>
        {tag}
      </div>
      {children}
    </li>
  );
}
