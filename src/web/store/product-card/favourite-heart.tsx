import { useLocation } from 'react-router';
import { paths } from '../../../wire/paths.ts';
import { Icon } from '../../ui/icon.tsx';

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
      <span className="sr-only">{`Guardar ${productName} en favoritos`}</span>
      <Icon name="heart" size={22} />
    </a>
  );
}
