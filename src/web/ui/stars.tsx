import { Icon } from './icon.tsx';

const places = [1, 2, 3, 4, 5] as const;

/** A rating from 0 to 5 with parts of a star; read aloud as '4,3 de 5 estrellas'. */
export function Stars({ rating, size = 17 }: { rating: number; size?: number }) {
  const spoken = `${rating.toFixed(1).replace('.', ',').replace(',0', '')} de 5 estrellas`;
  return (
    <span role="img" aria-label={spoken} className="relative inline-flex text-crema-2">
      {places.map((place) => (
        <Icon key={place} name="star" weight="fill" size={size} />
      ))}
      <span
        className="absolute inset-y-0 left-0 inline-flex overflow-hidden text-[#b8770a]"
        style={{ width: `${(rating / places.length) * 100}%` }}
      >
        {places.map((place) => (
          <Icon key={place} name="star" weight="fill" size={size} />
        ))}
      </span>
    </span>
  );
}
