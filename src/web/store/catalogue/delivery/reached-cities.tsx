import { shortCityName } from '../../../../domain/delivery-text.ts';
import type { Delivery } from '../../../app/delivery-store.ts';

/** Where fresh goods go: the nearest towns by name. */
export function ReachedCities({ delivery }: { delivery: Extract<Delivery, { arrives: false }> }) {
  const { cityNames, cityCount } = delivery;
  const others = cityCount - cityNames.length;
  return (
    <>
      <ul className="flex flex-wrap gap-2 text-compact">
        {cityNames.map((name) => (
          <li key={name} className="rounded-full bg-crema-1 px-3 py-[6px]">
            {shortCityName(name)}
          </li>
        ))}
      </ul>
      {others > 0 && <p className="mt-3 text-small text-tinta-3">{`y ${others} más`}</p>}
    </>
  );
}
