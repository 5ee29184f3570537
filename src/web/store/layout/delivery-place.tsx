import { paths } from '../../../wire/paths.ts';
import { Icon } from '../../ui/icon.tsx';

/** Spec 2.2: shown to logged-in users only, the saved address or 'Ingrese Ubicación'. */
export function DeliveryPlace({ address }: { address: string }) {
  return (
    <a
      href={paths.profile()}
      className="flex items-center gap-2 whitespace-nowrap rounded-[12px] px-[10px] py-2 text-[13px] text-tinta-3 leading-4 hover:bg-crema-1 max-lg:hidden"
    >
      <Icon name="map-pin" weight="duotone" size={24} className="text-verde-6" />
      <span>
        Enviar a
        <b className="block max-w-40 truncate font-semibold text-sm text-tinta leading-[18px]">
          {address || 'Ingrese Ubicación'}
        </b>
      </span>
    </a>
  );
}
