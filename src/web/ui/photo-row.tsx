import { Picture } from './picture.tsx';

interface PhotoRowProps {
  /** 'Fotos de Ana' */
  label: string;
  photos: readonly { id: number; url: string }[];
}

/** Small stored photos in a row; each opens in its full size. */
export function PhotoRow({ label, photos }: PhotoRowProps) {
  if (photos.length === 0) return null;
  return (
    <ul aria-label={label} className="mt-3 flex flex-wrap gap-2">
      {photos.map(({ id, url }, index) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noopener" className="block">
            <Picture
              url={url}
              alt={`${label}: ${index + 1}, se abre en otra pestaña`}
              width={84}
              height={84}
              className="size-[84px] rounded-[14px] bg-crema-1 object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
