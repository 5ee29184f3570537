import type { Pesos } from '../../../../domain/money.ts';
import { Icon, type IconProps } from '../../../ui/icon.tsx';

interface Fact {
  icon: IconProps;
  title: string;
  text: string;
}

export interface DispatchFactProps {
  product: { perishable: boolean; sellerCityName: string; dispatchDays: number | null };
}

interface PurchaseFactsProps {
  product: { withdrawalException: string | null };
  finalPrice: Pesos;
  /** Up to which total an order may be paid at the door; 0: none may. */
  cashLimit: Pesos;
}

/** How it is paid and whether it can be returned. */
export function PurchaseFacts({ product, finalPrice, cashLimit }: PurchaseFactsProps) {
  // As the filter of the lists has it: before the freight, which no list knows.
  const facts = [...(finalPrice <= cashLimit ? [cashFact] : []), withdrawalFact(product)];
  return (
    <ul className="mt-[14px] divide-y divide-linea rounded-[16px] border border-linea bg-papel">
      {facts.map((fact) => (
        <li
          key={fact.title}
          className="flex items-center gap-[14px] px-[18px] py-[14px] text-small leading-5"
        >
          <FactLines {...fact} />
        </li>
      ))}
    </ul>
  );
}

/** From where it leaves and when at the latest: true of every place. */
export function DispatchFact({ product }: DispatchFactProps) {
  return <FactLines {...deliveryFact(product)} />;
}

function FactLines({ icon, title, text }: Fact) {
  return (
    <>
      <Icon {...icon} size={28} className="shrink-0 text-verde-6" />
      <div>
        <p className="font-[650]">{title}</p>
        <p className="text-tinta-3">{text}</p>
      </div>
    </>
  );
}

const cashFact: Fact = {
  icon: { name: 'house-line', weight: 'duotone' },
  title: 'Pago en casa disponible',
  text: 'Pagas cuando lo recibes',
};

/** Offers bind (Ley 1480, art. 29): the day of arrival is told with the quote, which knows the place. */
function deliveryFact({ perishable, dispatchDays, sellerCityName }: DispatchFactProps['product']): Fact {
  const travels = perishable ? `Fresco: solo viaja cerca de ${sellerCityName}. ` : '';
  return {
    icon: { name: 'truck', weight: 'duotone' },
    title: `Sale de ${sellerCityName}${dispatchDays === null ? '' : ` ${dispatchText(dispatchDays)}`}`,
    text: `${travels}Ves el costo y la fecha al elegir tu ciudad`,
  };
}

function dispatchText(days: number): string {
  if (days === 0) return 'el mismo día hábil';
  return days === 1 ? 'en 1 día hábil' : `en máximo ${days} días hábiles`;
}

/** Ley 1480 of 2011, article 47: five business days, with exceptions. */
function withdrawalFact({ withdrawalException }: PurchaseFactsProps['product']): Fact {
  if (withdrawalException === 'perecedero')
    return {
      icon: { name: 'plant', weight: 'duotone' },
      title: 'Producto perecedero',
      text: 'Por ley no tiene derecho de retracto; si llega en mal estado, respondemos.',
    };
  if (withdrawalException !== null)
    return {
      icon: { name: 'shield-check', weight: 'duotone' },
      title: `Producto ${withdrawalException === 'uso personal' ? 'de uso personal' : withdrawalException}`,
      text: 'Por ley no tiene derecho de retracto; la garantía lo cubre.',
    };
  return {
    icon: { name: 'shield-check', weight: 'duotone' },
    title: 'Derecho de retracto',
    text: 'Tienes 5 días hábiles desde la entrega para devolverlo.',
  };
}
