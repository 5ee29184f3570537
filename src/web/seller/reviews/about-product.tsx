import type { ReactNode } from 'react';
import { pictureOfWidth } from '../../../domain/picture.ts';
import { paths } from '../../../wire/paths.ts';

interface AboutProductProps {
  product: { productId: number; productName: string; imageUrl: string };
  /** Who, when. */
  note: ReactNode;
  children: ReactNode;
}

/** What somebody wrote about a product, on a card of its own. */
export function AboutProduct({ product, note, children }: AboutProductProps) {
  const { productId, productName, imageUrl } = product;
  return (
    <li className="min-w-0 rounded-[18px] border border-linea bg-papel p-4 sm:p-6">
      <div className="flex items-center gap-3">
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
        <div className="min-w-0">
          <a
            href={paths.product(productId)}
            className="block break-words font-semibold underline decoration-linea underline-offset-4"
          >
            {productName}
          </a>
          <p className="text-small/5 text-tinta-3">{note}</p>
        </div>
      </div>
      {children}
    </li>
  );
}
