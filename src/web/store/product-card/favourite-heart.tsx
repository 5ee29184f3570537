import { useLocation } from 'react-router';
import { paths } from '../../../wire/paths.ts';

interface FavouriteHeartProps {
  productName: string;
  className?: string;
}

/**
 * Spec 4: without a session the heart changes nothing; it leads to the login and back to this page. It lies
 * beside the card's link, never inside it.
 */
export function FavouriteHeart({ productName, className = '' }: FavouriteHeartProps) {
  const { pathname, search } = useLocation();
  return (
    <a
      href={paths.login(pathname + search)}
      rel="nofollow"
      className={`absolute grid place-items-center rounded-full bg-white/94 text-tinta-2 shadow-e1 transition-transform duration-120 before:absolute before:-inset-[3px] before:rounded-full active:scale-98 ${className}`}
    >
      <span className="sr-only">Guardar {productName} en favoritos</span>
      <svg className="size-[55%]" viewBox="0 0 256 256" fill="currentColor" aria-hidden="true">
        <path d="M178,40c-20.65,0-38.73,8.88-50,23.89C116.73,48.88,98.65,40,78,40a62.07,62.07,0,0,0-62,62c0,70,103.79,126.66,108.21,129a8,8,0,0,0,7.58,0C136.21,228.66,240,172,240,102A62.07,62.07,0,0,0,178,40ZM128,214.8C109.74,204.16,32,155.69,32,102A46.06,46.06,0,0,1,78,56c19.45,0,35.78,10.36,42.6,27a8,8,0,0,0,14.8,0c6.82-16.67,23.15-27,42.6-27a46.06,46.06,0,0,1,46,46C224,155.61,146.24,204.15,128,214.8Z" />
      </svg>
    </a>
  );
}
