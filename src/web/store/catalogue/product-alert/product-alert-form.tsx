import { callApi } from '../../../app/api-client.ts';
import { AlertForm } from '../search-alert/alert-form.tsx';

export interface ProductAlertFormProps {
  productId: number;
  variantId: number | null;
  kind: 'stock' | 'price' | 'arrival';
  /** Of an arrival: where to. */
  cityId?: string;
}

/** Loaded with the tap. */
export function ProductAlertForm({ productId, variantId, kind, cityId }: ProductAlertFormProps) {
  return (
    <AlertForm
      ask={(email) =>
        callApi('askForProductAlert', { params: { productId }, body: { kind, variantId, cityId, email } })
      }
    />
  );
}
