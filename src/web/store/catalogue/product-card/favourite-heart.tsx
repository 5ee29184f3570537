import { useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../../../wire/paths.ts';
import {
  isFavourite as isFavouriteNow,
  toggleFavourite,
  useIsFavourite,
} from '../../../app/favourites-store.ts';
import { wantHeart } from '../../../app/wanted-hearts.ts';
import { Icon } from '../../../ui/icon.tsx';

interface FavouriteHeartProps {
  productId: number;
  productName: string;
  className?: string;
}

/**
 * Spec 4: without a session the heart changes nothing; it leads to the login and back to this page, where what it wanted
 * is kept. Finished pages
 * are the same for everybody, so the heart becomes a button in the browser, in the same place. It lies beside the
 * card's link, never inside it.
 */
export function FavouriteHeart({ productId, productName, className }: FavouriteHeartProps) {
  const isFavourite = useIsFavourite(productId);
  const look = className ? `heart ${className}` : 'heart';
  const name = <span className="sr-only">{`Guardar ${productName} en favoritos`}</span>;
  if (isFavourite === null)
    return (
      <LoginHeart productId={productId} look={look}>
        {name}
      </LoginHeart>
    );
  return (
    <ToggleHeart productId={productId} isFavourite={isFavourite} look={look}>
      {name}
    </ToggleHeart>
  );
}

interface HeartProps {
  look: string;
  children: React.ReactNode;
}

function LoginHeart({ productId, look, children }: HeartProps & { productId: number }) {
  const { pathname, search } = useLocation();
  // A click that hydrates the page comes before the heart has become a button.
  const keepClick = (event: React.MouseEvent) => {
    if (isFavouriteNow(productId) === null) return wantHeart(productId);
    event.preventDefault();
    void toggleFavourite(productId);
  };
  return (
    <a href={paths.login(pathname + search)} rel="nofollow" data-script onClick={keepClick} className={look}>
      {children}
      <Icon name="heart" size={22} />
    </a>
  );
}

function ToggleHeart({
  productId,
  isFavourite,
  look,
  children,
}: HeartProps & { productId: number; isFavourite: boolean }) {
  // Only a click pops; hearts that are filled when the page opens stand still.
  const [clicked, setClicked] = useState(false);
  const toggle = () => {
    setClicked(true);
    void toggleFavourite(productId);
  };
  return (
    <button
      type="button"
      aria-pressed={isFavourite}
      onClick={toggle}
      className={isFavourite ? `${look} text-corazon` : look}
    >
      {children}
      {isFavourite ? (
        <Icon name="heart" weight="fill" size={22} className={clicked ? 'animate-pop' : undefined} />
      ) : (
        <Icon name="heart" size={22} />
      )}
    </button>
  );
}
