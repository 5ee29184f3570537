import { useState } from 'react';
import { callApi } from '../../app/api-client.ts';
import { useSending } from '../../app/use-sending.ts';
import { Button } from '../../ui/button.tsx';
import { FieldMessage } from '../../ui/field.tsx';
import { TextField } from '../../ui/text-fields.tsx';

interface NamedSeller {
  id: number;
  name: string;
}

interface SellerPickerProps {
  sellerId: number;
  /** Whose names the page knows already. */
  known: readonly NamedSeller[];
  error: string | undefined;
  onChange: (sellerId: number) => void;
}

const SHOWN_AT_MOST = 8;

/** One of ten thousand shops, found by its name. */
export function SellerPicker({ sellerId, known, error, onChange }: SellerPickerProps) {
  const [search, setSearch] = useState('');
  const [found, setFound] = useState<readonly NamedSeller[] | null>(null);
  const [chosen, setChosen] = useState<NamedSeller | null>(null);
  const { problem, send } = useSending();
  const current = [chosen, ...known].find((one) => one?.id === sellerId);
  const look = () =>
    send(
      () => callApi('listOperatorSellers', { query: { tab: 'active', search: search.trim() } }),
      ({ sellers }) =>
        setFound(
          sellers.slice(0, SHOWN_AT_MOST).map(({ sellerId: id, displayName: name }) => ({ id, name })),
        ),
    );
  const choose = (seller: NamedSeller) => {
    setChosen(seller);
    setFound(null);
    setSearch('');
    onChange(seller.id);
  };
  return (
    <div className="grid gap-3">
      <div className="flex items-end gap-2">
        <TextField
          className="min-w-0 flex-1"
          label="Vendedor destacado"
          placeholder="Busca por el nombre de la tienda"
          maxLength={80}
          value={search}
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
        Ahora: <strong>{current?.name ?? `el código ${sellerId}, que no tiene una tienda activa`}</strong>
      </p>
      {found && (
        <ul className="grid gap-1">
          {found.map((seller) => (
            <li key={seller.id}>
              <button
                type="button"
                onClick={() => choose(seller)}
                className="min-h-[44px] w-full rounded-[12px] px-3 text-left font-semibold hover:bg-crema-1"
              >
                {seller.name}
              </button>
            </li>
          ))}
          {found.length === 0 && <li className="text-tinta-2">No hay tiendas activas con ese nombre.</li>}
        </ul>
      )}
      {(error || problem) && <FieldMessage id="vendedor-error" error={error ?? problem} />}
    </div>
  );
}
