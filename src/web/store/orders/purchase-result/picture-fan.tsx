import { Picture } from '../../../ui/picture.tsx';
import type { PurchasedOrder } from './purchase-result.loader.ts';

const places: Record<number, string[]> = {
  1: ['z-10'],
  2: ['-rotate-6 -mr-6', 'z-10 rotate-3'],
  3: ['-rotate-6 -mr-10 translate-y-4', 'z-10 -translate-y-2', 'rotate-6 -ml-10 translate-y-4'],
};

/** The first three products as photographs in a hand. */
export function PictureFan({ order }: { order: PurchasedOrder }) {
  const urls = order.packages.flatMap(({ products }) => products.map(({ imageUrl }) => imageUrl));
  const pictures = [...new Set(urls)].slice(0, 3);
  return (
    <div className="flex justify-center py-4" aria-hidden="true">
      {pictures.map((url, index) => (
        <Picture
          key={url}
          url={url}
          alt=""
          width={180}
          height={180}
          eager
          className={`size-[116px] rounded-[22px] border-[6px] border-papel object-cover shadow-e2 sm:size-[180px] ${places[pictures.length]?.[index] ?? ''}`}
        />
      ))}
    </div>
  );
}
