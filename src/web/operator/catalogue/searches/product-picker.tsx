import { useState } from 'react';
import { callApi } from '../../../app/api-client.ts';
import { useSending } from '../../../app/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldMessage } from '../../../ui/field.tsx';
import { TextField } from '../../../ui/text-fields.tsx';

interface NamedProduct {
  id: number;
  name: string;
}

interface ProductPickerProps {
  error: string | undefined;
  onChange: (productId: number) => void;
}

const SHOWN_AT_MOST = 8;

/** One product that shoppers see, found as they find it. */
export function ProductPicker({ error, onChange }: ProductPickerProps) {
  const [search, setSearch] = useState('');
  const [found, setFound] = useState<readonly NamedProduct[] | null>(null);
  const [chosen, setChosen] = useState<NamedProduct | null>(null);
  const { problem, send } = useSending();
  const look = () =>
    search.trim() !== '' &&
    send(
      () =>
        callApi('searchProducts', {
          query: { ...ANY, text: search.trim(), limit: SHOWN_AT_MOST },
        }),
      ({ products }) => setFound(products.map(({ id, name }) => ({ id, name }))),
    );
  const choose = (product: NamedProduct) => {
    setChosen(product);
    setFound(null);
    setSearch('');
    onChange(product.id);
  };
  return (
    <div className="grid gap-3">
      <div className="flex items-end gap-2">
        <TextField
          className="min-w-0 flex-1"
          label="Producto"
          placeholder="Busca por su nombre"
          maxLength={80}
          value={search}
          aria-invalid={error ? true : undefined}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void look();
          }}
        />
        <Button variant="secondary" onClick={() => void look()}>
          Buscar
        </Button>
      </div>
      <p aria-live="polite" className="text-small">
        {chosen ? (
          <>
            Elegido: <strong>{chosen.name}</strong>
          </>
        ) : (
          'Todavía no eliges un producto.'
        )}
      </p>
      {found && <FoundProducts found={found} onChoose={choose} />}
      {(error || problem) && <FieldMessage id="producto-error" error={error ?? problem} />}
    </div>
  );
}

interface FoundProductsProps {
  found: readonly NamedProduct[];
  onChoose: (product: NamedProduct) => void;
}

function FoundProducts({ found, onChoose }: FoundProductsProps) {
  return (
    <ul className="grid gap-1">
      {found.map((product) => (
        <li key={product.id}>
          <button
            type="button"
            onClick={() => onChoose(product)}
            className="min-h-[44px] w-full rounded-[12px] px-3 text-left font-semibold hover:bg-crema-1"
          >
            {product.name}
          </button>
        </li>
      ))}
      {found.length === 0 && <li className="text-tinta-2">No hay productos a la venta con ese nombre.</li>}
    </ul>
  );
}

const ANY = { categoryIds: undefined, sellerIds: undefined, sort: undefined, cursor: undefined };
