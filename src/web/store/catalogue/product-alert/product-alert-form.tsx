import { callApi } from '../../../app/api-client.ts';
import { AlertForm } from '../search-alert/alert-form.tsx';

interface ProductAlertFormProps {
  productId: number;
  variantId: number | null;
  kind: 'stock' | 'price';
}

/** Loaded with the tap. */
export function ProductAlertForm({ productId, variantId, kind }: ProductAlertFormProps) {
  return (
    <AlertForm
      ask={(email) =>
        callApi('askForProductAlert', { params: { productId }, body: { kind, variantId, email } })
      }
    />
  );
}
