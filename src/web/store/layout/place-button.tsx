import { ASSUMED_PLACE } from '../../../domain/assumed-place.ts';
import { Icon } from '../../ui/icon.tsx';
import type { PlaceTexts } from './place-state.tsx';

export const assumedPlace: PlaceTexts = {
  lead: null,
  name: ASSUMED_PLACE.cityName,
  action: 'Elegir mi ciudad',
};

interface PlaceButtonProps {
  texts: PlaceTexts;
  isOpen: boolean;
  onOpen: (isOpen: true) => void;
}

/** 'Enviar a …', for guests too: pages are the same for everybody, so they say the assumed place until the page is alive. */
export function PlaceButton({ texts: { lead, name, action }, isOpen, onOpen }: PlaceButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => onOpen(true)}
      className="place-button"
    >
      <Icon name="map-pin" weight="duotone" size={24} />
      <span>
        {lead ?? (
          <>
            <i>Estás viendo precios</i>
            <i>Precios</i> para
          </>
        )}{' '}
        <b>{name}</b>
      </span>
      <em>{action}</em>
      <Icon name="caret-down" weight="bold" size={14} />
    </button>
  );
}
