import { Icon, type IconProps } from '../../ui/icon.tsx';

interface Fact {
  icon: IconProps;
  title: string;
  text: string;
}

const delivery: Fact[] = [
  {
    icon: { name: 'truck', weight: 'duotone' },
    title: 'Recíbelo mañana en Bogotá',
    text: 'Entrega en 24 horas',
  },
  {
    icon: { name: 'house-line', weight: 'duotone' },
    title: 'Pago en casa disponible',
    text: 'Pagas cuando lo recibes',
  },
];

// Ley 1480 of 2011, article 47: five business days, but not for perishable goods.
const withdrawal: Record<'perishable' | 'lasting', Fact> = {
  perishable: {
    icon: { name: 'plant', weight: 'duotone' },
    title: 'Producto perecedero',
    text: 'Se despacha fresco a ciudades cercanas. Por ley no tiene derecho de retracto; si llega en mal estado, respondemos.',
  },
  lasting: {
    icon: { name: 'shield-check', weight: 'duotone' },
    title: 'Derecho de retracto',
    text: 'Tienes 5 días hábiles desde la entrega para devolverlo.',
  },
};

export function PurchaseFacts({ perishable }: { perishable: boolean }) {
  const facts = [...delivery, perishable ? withdrawal.perishable : withdrawal.lasting];
  return (
    <ul className="mt-[14px] divide-y divide-linea rounded-[16px] border border-linea bg-papel">
      {facts.map(({ icon, title, text }) => (
        <li key={title} className="flex items-center gap-[14px] px-[18px] py-[14px] text-[14.5px] leading-5">
          <Icon {...icon} size={28} className="text-verde-6" />
          <div>
            <p className="font-[650]">{title}</p>
            <p className="text-tinta-3">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
