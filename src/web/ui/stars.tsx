import type { CSSProperties } from 'react';

const STARS = 5;
/** Of one star, where nothing else is said. */
const USUAL_SIZE = 17;

/** A rating from 0 to 5 with parts of a star; read aloud as '4,3 de 5 estrellas'. */
export function Stars({ rating, size = USUAL_SIZE }: { rating: number; size?: number }) {
  const spoken = `${rating.toFixed(1).replace('.', ',').replace(',0', '')} de 5 estrellas`;
  const look = {
    '--rated': `${(rating / STARS) * 100}%`,
    ...(size !== USUAL_SIZE && { '--star': `${size}px` }),
  };
  return <span role="img" aria-label={spoken} className="stars" style={look as CSSProperties} />;
}
