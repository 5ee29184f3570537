import { Icon } from '../../ui/icon.tsx';

const benefits = [
  { icon: 'truck', name: 'Entrega en 24 horas', detail: 'Bogotá y alrededores' },
  { icon: 'hand-coins', name: 'Precios del productor', detail: 'Sin intermediarios' },
  { icon: 'shield-check', name: 'Compra protegida', detail: 'Te devolvemos tu dinero' },
  { icon: 'house-line', name: 'Pago en casa', detail: 'Paga al recibir' },
  { icon: 'headset', name: 'Te acompañamos', detail: 'Soporte todos los días' },
] as const;

/** Spec 2.3: five, desktop only. */
export function Benefits() {
  return (
    <ul className="mt-7 grid grid-cols-5 divide-x divide-linea rounded-[18px] border border-linea bg-papel max-lg:hidden">
      {benefits.map(({ icon, name, detail }) => (
        <li
          key={icon}
          className="flex items-center gap-3 px-[18px] py-5 text-[13.5px] text-tinta-3 leading-[18px]"
        >
          <Icon name={icon} weight="duotone" size={34} className="text-verde-6" />
          <span>
            <strong className="block font-[650] text-[15px] text-tinta">{name}</strong>
            {detail}
          </span>
        </li>
      ))}
    </ul>
  );
}
