import { Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../../../wire/paths.ts';
import { currentSession } from '../../../app/session-store.ts';
import { Icon } from '../../../ui/icon.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';

const ListChoice = lazyPart(() => import('./list-choice.tsx').then((part) => part.ListChoice));

interface SaveToListProps {
  productId: number;
  productName: string;
  termIds?: readonly number[];
  /** The only product of the page: the button need not name it. */
  isOne?: boolean;
}

/** Puts a product, as it is chosen, into one of her lists; whoever is not logged in does that first. */
export function SaveToList({ productId, productName, termIds = [], isOne = false }: SaveToListProps) {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const open = () => {
    if (currentSession().user) setOpen(true);
    else void navigate(paths.login(pathname + search));
  };
  return (
    <>
      <button
        type="button"
        onClick={open}
        aria-label={isOne ? undefined : `Guardar en lista: ${productName}`}
        className="quiet-action"
      >
        <Icon name="list" size={20} />
        Guardar en lista
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ListChoice {...{ productId, productName, termIds }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
