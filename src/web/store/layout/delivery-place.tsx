import { Suspense, useState } from 'react';
import { useSession } from '../../app/session-store.ts';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';

const DeliveryDialog = lazyPart(() =>
  import('../shipping/delivery-dialog.tsx').then((part) => part.DeliveryDialog),
);

/**
 * Spec 2.2: shown to logged-in users only, the saved address or 'Ingrese Ubicación'. A strip below the search on
 * phones, an icon where the row is narrow.
 */
export function DeliveryPlace() {
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (!user) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex min-h-[44px] cursor-pointer items-center gap-2 whitespace-nowrap text-left text-micro text-tinta-3 leading-4 hover:bg-crema-1 max-md:order-[10000] max-md:-mx-4 max-md:-mb-3 max-md:w-[calc(100%+32px)] max-md:bg-verde-1 max-md:px-[18px] max-md:text-verde-7 sm:max-md:-mx-6 sm:max-md:w-[calc(100%+48px)] md:rounded-[12px] md:px-[10px] md:py-2"
      >
        <Icon name="map-pin" weight="duotone" size={24} className="text-verde-6 max-md:size-5" />
        <span className="min-w-0 max-md:flex max-md:gap-1 max-md:text-small/5 md:max-lg:sr-only">
          Enviar a{' '}
          <b className="block truncate font-semibold text-small leading-[18px] md:max-w-40 md:text-tinta">
            {user.address || 'Ingrese Ubicación'}
          </b>
        </span>
        <Icon name="caret-right" weight="bold" size={16} className="ml-auto md:hidden" />
      </button>
      {isOpen && (
        <Suspense>
          <DeliveryDialog user={user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
