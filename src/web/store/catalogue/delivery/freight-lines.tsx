import { kilogramsText, shortCityName } from '../../../../domain/delivery-text.ts';
import { formatPesos } from '../../../../domain/money.ts';
import type { Delivery } from '../../../app/delivery-store.ts';
import { Icon } from '../../../ui/icon.tsx';

interface FreightLinesProps {
  /** What is sent: 'Café de origen · 500 g'. */
  name: string;
  delivery: Extract<Delivery, { arrives: true }>;
  cityName: string;
  /** What is chosen so far may cost more. */
  isFrom?: boolean;
}

/** The freight of one unit taken apart, and what it makes with the price. */
export function FreightLines({ name, delivery, cityName, isFrom = false }: FreightLinesProps) {
  const { freight, transport, insurance, landedPrice, bandKilograms } = delivery;
  const place = shortCityName(cityName);
  return (
    <>
      <dl className="freight-lines">
        <div>
          <dt>{name}</dt>
          <dd>{formatPesos(landedPrice - freight)}</dd>
        </div>
        <div>
          <dt>
            Envío a {place}
            <small>
              {freight === 0
                ? 'Gratis por el valor de lo que llevas'
                : `Transporte ${formatPesos(transport)} · seguro ${formatPesos(insurance)} · hasta ${kilogramsText(bandKilograms)}`}
            </small>
          </dt>
          <dd>{freight === 0 ? 'Gratis' : formatPesos(freight)}</dd>
        </div>
        <div>
          <dt>Puesto en {place}</dt>
          <dd>
            {isFrom && <small>Desde</small>} {formatPesos(landedPrice)}
          </dd>
        </div>
      </dl>
      <FreeRoom delivery={delivery} />
    </>
  );
}

function FreeRoom({ delivery: { freight, freeKilograms, sellerName } }: Pick<FreightLinesProps, 'delivery'>) {
  if (freight === 0 || freeKilograms === 0) return null;
  return (
    <p className="mt-3 flex items-center gap-3 rounded-[12px] bg-mango-1 px-3 py-[10px] text-mango-8 text-small/5">
      <Icon name="package" weight="duotone" size={22} className="shrink-0" />
      <span>
        Te caben <b className="font-[650]">{kilogramsText(freeKilograms)} más</b> de {sellerName} sin pagar
        más envío.
      </span>
    </p>
  );
}
