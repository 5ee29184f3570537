import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { Stars } from '../../../ui/stars.tsx';

interface ReviewItemProps {
  review: {
    rating: number;
    authorName: string;
    createdAt: string;
    text: string;
    verified: boolean;
    reply: string | null;
  };
  /** In words. */
  day: string;
  sellerName: string;
  /** Between what she says and what the shop answers. */
  children?: ReactNode;
}

/** What one buyer says, and what the shop answers. */
export function ReviewItem({ review, day, sellerName, children }: ReviewItemProps) {
  const { rating, authorName, createdAt, text, verified, reply } = review;
  return (
    <li>
      <div>
        <Stars rating={rating} />
        <b>{authorName}</b>
        <time dateTime={createdAt}>{day}</time>
        <VerifiedMark verified={verified} />
      </div>
      <p>{text}</p>
      {children}
      {reply && (
        <p className="mt-3 border-linea border-l-[3px] pl-4">
          <span className="block font-semibold">Respuesta de {sellerName}</span>
          {reply}
        </p>
      )}
    </li>
  );
}

function VerifiedMark({ verified }: { verified: boolean }) {
  if (!verified) return <span>Sin compra verificada</span>;
  return (
    <span className="flex items-center gap-1 font-semibold text-verde-7">
      <Icon name="check-circle" weight="fill" size={16} />
      Compra verificada
    </span>
  );
}
