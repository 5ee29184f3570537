import { formatPesos } from '../../../../domain/money.ts';
import { PRODUCT_STATE_NAMES, type ProductState } from '../../../../domain/product-state.ts';
import { sellerPaths } from '../../../../wire/seller-paths.ts';
import { counted } from '../../../panel/counted.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Panel } from '../../../ui/surfaces.tsx';
import { CHANGE_NAMES } from './change-names.ts';
import type { sellerProductHistoryLoader } from './history.loader.ts';

type Data = Awaited<ReturnType<typeof sellerProductHistoryLoader>>;
type Change = Data['changes'][number];

const PAGE_SIZE = 50;

export function Page({ data }: { data: Data }) {
  const { productId, productName, changes, categoryNames } = data;
  const last = changes.at(-1);
  return (
    <>
      <p className="text-compact">
        <a href={sellerPaths.product(productId)} className="text-link inline-block py-2">
          {productName}
        </a>
      </p>
      <h1 className="heading-1">Historial de cambios</h1>
      {changes.length === 0 && <p className="mt-4 text-tinta-2">Todavía nadie lo ha cambiado.</p>}
      <ol className="mt-5 grid gap-3">
        {changes.map((change) => (
          <li key={change.id}>
            <ChangeCard change={change} categoryNames={categoryNames} />
          </li>
        ))}
      </ol>
      {last && changes.length === PAGE_SIZE && (
        <p className="mt-5 text-center">
          <ButtonLink variant="outline" href={sellerPaths.productHistory(productId, last.id)}>
            Cambios anteriores
          </ButtonLink>
        </p>
      )}
    </>
  );
}

const ACTIONS: Record<string, string> = {
  'product.created': 'Creó el producto',
  'product.edited': 'Editó el producto',
  'product.state-changed': 'Cambió el estado',
  'product.price-changed': 'Cambió el precio',
  'product.stock-changed': 'Cambió las existencias',
  'product.tags-changed': 'Cambió las etiquetas',
  'product.paused-by-operator': 'Pausó el producto',
  'product.released-by-operator': 'Quitó la pausa',
  'product.category-corrected': 'Corrigió la categoría',
};

const moments = new Intl.DateTimeFormat('es-CO', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Bogota',
});

type CategoryNames = Data['categoryNames'];

function ChangeCard({ change, categoryNames }: { change: Change; categoryNames: CategoryNames }) {
  const names = Object.keys(change.after ?? {}).filter((name) => name !== 'version');
  return (
    <Panel className="py-4!">
      <p className="flex flex-wrap justify-between gap-x-4 text-small text-tinta-3">
        <span>{change.personName}</span>
        <time dateTime={change.happenedAt}>{moments.format(new Date(change.happenedAt))}</time>
      </p>
      <h2 className="font-semibold">{ACTIONS[change.action] ?? change.action}</h2>
      <dl className="mt-2 grid gap-1 text-small">
        {names.map((name) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt className="font-[550]">{CHANGE_NAMES[name] ?? name}:</dt>
            <dd className="min-w-0 break-words">
              {change.before && (
                <s className="text-tinta-3">{told(name, change.before[name], categoryNames)}</s>
              )}{' '}
              {told(name, change.after?.[name], categoryNames)}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function told(name: string, value: unknown, categoryNames: CategoryNames): string {
  if (value === null || value === undefined || value === '') return 'nada';
  if (name === 'price') return formatPesos(Number(value));
  if (name === 'mainCategoryId' || name === 'subcategoryId')
    return categoryNames[Number(value)] ?? String(value);
  if (name === 'state') return PRODUCT_STATE_NAMES[value as ProductState] ?? String(value);
  if (name === 'images') return counted((value as unknown[]).length, 'foto', 'fotos');
  if (name === 'offer') return formatPesos((value as { salePrice: number }).salePrice);
  if (typeof value === 'number') return value.toLocaleString('es-CO', { maximumFractionDigits: 3 });
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (typeof value === 'object') {
    const entries = Object.entries(value as Record<string, unknown>);
    const texts = entries.map(([key, one]) => `${key}: ${Array.isArray(one) ? one.join(', ') : String(one)}`);
    return texts.join(' · ') || 'nada';
  }
  return String(value).slice(0, 300);
}
