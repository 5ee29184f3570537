import type { ReactNode } from 'react';
import { pictureOfWidth } from '../../../domain/picture.ts';
import { operatorPaths } from '../../../wire/operator-paths.ts';
import { momentText } from '../../panel/date-texts.ts';

interface AboutProductProps {
  about: { productId: number; productName: string; imageUrl: string; sellerName: string };
  /** Who, when. */
  note: ReactNode;
  /** How long it may still wait. */
  tag?: ReactNode;
  children: ReactNode;
}

/** What somebody wrote about a product, on a card of its own. */
export function AboutProduct({ about, note, tag, children }: AboutProductProps) {
  const { productId, productName, imageUrl, sellerName } = about;
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
          <a href={operatorPaths.product(productId)} className="text-link break-words font-semibold">
            {productName}
          </a>
          <p className="break-words text-small text-tinta-2">{sellerName}</p>
          <p className="break-words text-small text-tinta-3">{note}</p>
        </div>
        {tag}
      </div>
      {children}
    </li>
  );
}

interface Decided {
  decidedAt: string | null;
  decidedBy: string | null;
  decisionReason: string | null;
}

/** 'Ana Gómez, hoy, 4:00 p. m.: insulta'; nothing for what nobody has decided yet. */
export function DecisionNote({ decided, now }: { decided: Decided; now: number }) {
  const { decidedAt, decidedBy, decisionReason } = decided;
  if (!decidedAt) return null;
  return (
    <p className="mt-3 break-words text-small text-tinta-2">
      {decidedBy ? `Decidió ${decidedBy}` : 'Decidido'} · {momentText(Date.parse(decidedAt), now)}
      {decisionReason && <span className="block">Motivo: {decisionReason}</span>}
    </p>
  );
}
