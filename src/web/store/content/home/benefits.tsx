import { Icon } from '../../../ui/icon.tsx';
import type { HomeData } from './home.loader.ts';

/** Spec 2.3: five, desktop only. */
export function Benefits({ benefits }: { benefits: HomeData['benefits'] }) {
  return (
    <ul className="mt-7 grid auto-cols-fr grid-flow-col divide-x divide-linea rounded-[18px] border border-linea bg-papel max-lg:hidden">
      {benefits.map(({ icon, name, detail }) => (
        <li
          key={name}
          className="flex items-center gap-3 px-[18px] py-5 text-small text-tinta-3 leading-[18px]"
        >
          <Icon name={icon} weight="duotone" size={34} className="text-verde-6" />
          <span>
            <strong className="block font-[650] text-compact text-tinta">{name}</strong>
            {detail}
          </span>
        </li>
      ))}
    </ul>
  );
}
