import { AlertButton } from './product-alert.tsx';

interface RowAlertProps {
  productId: number;
  productName: string;
  /** Null: whichever there is of the product. */
  variantId: number | null;
  isSoldOut: boolean;
}

/** Of a product among others, in a list or with its heart filled: one mail when it is there again or costs less. */
export function RowAlert({ isSoldOut, ...asked }: RowAlertProps) {
  const kind = isSoldOut ? 'stock' : 'price';
  return <AlertButton key={kind} kind={kind} texts={isSoldOut ? SOLD_OUT_TEXTS : CHEAPER_TEXTS} {...asked} />;
}

const SOLD_OUT_TEXTS = {
  button: 'Avísame cuando haya',
  told: 'Te escribimos una vez, cuando vuelva a haber.',
};
const CHEAPER_TEXTS = { button: 'Avísame si baja', told: 'Te escribimos una vez, si cuesta menos que hoy.' };
