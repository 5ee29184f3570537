import type { ReactNode } from 'react';
import { CasePhotos, type ShownPhoto } from '../../panel/rights/case-photos.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tag } from '../../ui/surfaces.tsx';
import type { CheckedFact } from './checked-facts.ts';

interface StoryCardProps {
  initials: ReactNode;
  name: ReactNode;
  /** 'Compra desde 2026 · 4 pedidos · 1 caso' */
  past: string;
  side: 'buyer' | 'shop';
  heading: string;
  story: ReactNode;
  photos: readonly ShownPhoto[];
  photosTitle: string;
  facts: readonly CheckedFact[];
  wanted: ReactNode;
  now: number;
}

/** One side of a case; both have the same blocks in the same order. */
export function StoryCard(props: StoryCardProps) {
  return (
    <section
      aria-label={props.side === 'shop' ? 'La versión de la tienda' : 'La versión de quien compra'}
      className="flex min-w-0 flex-col rounded-[18px] border border-linea bg-papel p-4 sm:rounded-[22px] sm:p-5"
    >
      <div className="flex items-start gap-3">
        {props.initials}
        <div className="min-w-0 flex-1">
          <h2 className="break-words font-[650] leading-[21px]">{props.name}</h2>
          <p className="text-small text-tinta-2 leading-5">{props.past}</p>
        </div>
        <Tag tone={props.side === 'shop' ? 'attention' : 'moving'}>
          {props.side === 'shop' ? 'Tienda' : 'Quien pide'}
        </Tag>
      </div>
      <h3 className="mt-4 font-[550] text-small text-tinta-2">{props.heading}</h3>
      <div className="mt-1 break-words text-body leading-[25px]">{props.story}</div>
      {props.photos.length > 0 && (
        <div className="mt-4">
          <CasePhotos photos={props.photos} title={props.photosTitle} now={props.now} />
        </div>
      )}
      <ul className="mt-4 mb-4 grid gap-2 text-compact leading-[22px]">
        {props.facts.map((fact) => (
          <li key={fact.text} className="flex items-start gap-2">
            <FactIcon tone={fact.tone} />
            <span className="min-w-0 break-words">{fact.text}</span>
          </li>
        ))}
      </ul>
      <p className="mt-auto rounded-[14px] bg-crema-1 px-4 py-3">
        <span className="block text-small text-tinta-2">Pide</span>
        <strong className="break-words font-semibold text-compact">{props.wanted}</strong>
      </p>
    </section>
  );
}

/** Beside words that say the same. */
function FactIcon({ tone }: { tone: CheckedFact['tone'] }) {
  const look = 'mt-[2px] shrink-0';
  if (tone === 'sure')
    return <Icon name="check-circle" weight="fill" size={18} className={`${look} text-verde-6`} />;
  if (tone === 'bad')
    return <Icon name="warning-circle" weight="fill" size={18} className={`${look} text-tomate-6`} />;
  return <Icon name="question" weight="duotone" size={18} className={`${look} text-tinta-3`} />;
}
