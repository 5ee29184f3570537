import { useState } from 'react';
import { operatorCasePaths } from '../../../wire/rights/case-paths.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { momentText } from '../date-texts.ts';

interface SameCase {
  number: string;
  orderNumber: number | null;
  distance: number;
}

export interface ShownPhoto {
  id: number;
  url: string;
  at: string;
  /** Other cases with the same picture; the operators' to know. */
  sameAs: readonly SameCase[];
}

const THUMBNAILS = 3;

interface CasePhotosProps {
  photos: readonly ShownPhoto[];
  /** Whose they are: 'Fotos de Lucía' */
  title: string;
  now: number;
}

/** The first photos small; any of them opens all side by side, with their dates. */
export function CasePhotos({ photos, title, now }: CasePhotosProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (photos.length === 0) return <p className="text-small text-tinta-2">Sin fotos.</p>;
  const shown = photos.slice(0, photos.length > THUMBNAILS ? THUMBNAILS - 1 : THUMBNAILS);
  const others = photos.length - shown.length;
  return (
    <>
      <button
        type="button"
        aria-label={`${title}: ver ${photos.length === 1 ? 'la foto' : `las ${photos.length}`}`}
        onClick={() => setIsOpen(true)}
        className="flex gap-2 rounded-[14px]"
      >
        {shown.map(({ id, url }) => (
          <img
            key={id}
            src={url}
            alt=""
            width={72}
            height={72}
            loading="lazy"
            className="size-[72px] rounded-[14px] bg-crema-2 object-cover"
          />
        ))}
        {others > 0 && (
          <span className="grid size-[72px] place-items-center rounded-[14px] bg-crema-1 font-semibold">
            +{others}
          </span>
        )}
      </button>
      {isOpen && <PhotoDialog photos={photos} title={title} now={now} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function PhotoDialog({ photos, title, now, onClose }: CasePhotosProps & { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={title} className="sm:w-[min(1080px,calc(100%-48px))]">
      <ul className="grid gap-5 sm:grid-cols-2">
        {photos.map(({ id, url, at, sameAs }, index) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noreferrer" className="block">
              <img
                src={url}
                alt={`Foto ${index + 1} de ${photos.length}`}
                loading="lazy"
                className="mx-auto max-h-[60vh] max-w-full rounded-[14px]"
              />
            </a>
            <p className="mt-2 text-small text-tinta-2">{momentText(Date.parse(at), now)}</p>
            {sameAs.map((same) => (
              <SameCaseLine key={same.number} same={same} />
            ))}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Whose photo it was before: a person decides what that means. */
function SameCaseLine({ same: { number, orderNumber, distance } }: { same: SameCase }) {
  return (
    <p className="mt-1 text-small text-tomate-7">
      <strong className="font-semibold">Esta foto ya se usó en </strong>
      <a href={operatorCasePaths.case(number)} className="text-link font-semibold">
        {number}
      </a>
      {orderNumber !== null && `, pedido N.º ${orderNumber}`}
      {distance > 0 && ` (copia: difiere en ${distance} de 64 puntos)`}
    </p>
  );
}

/** 'La misma foto está en otros 2 casos' */
export function repeatedText(cases: number): string {
  return `La misma foto está en ${cases === 1 ? 'otro caso' : `otros ${cases} casos`}`;
}
