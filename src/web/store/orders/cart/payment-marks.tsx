import { Icon } from '../../../ui/icon.tsx';

const mark =
  'inline-flex items-center gap-2 rounded-[8px] border border-linea bg-papel px-[10px] py-[7px] font-bold text-micro';

/** The accepted ways to pay, as words: the real logos belong to their owners. */
export function PaymentMarks({ paysAtHome }: { paysAtHome: boolean }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      <li className={mark}>VISA</li>
      <li className={mark}>
        <span aria-hidden="true" className="flex">
          <span className="size-3 rounded-full bg-tomate-6" />
          <span className="-ml-1 size-3 rounded-full bg-mango-4" />
        </span>
        Mastercard
      </li>
      <li className={mark}>AMEX</li>
      <li className={mark}>PSE</li>
      {paysAtHome && (
        <li className={`${mark} text-verde-7`}>
          <Icon name="house-line" weight="duotone" size={16} />
          Pago en casa
        </li>
      )}
    </ul>
  );
}
