import type { CategoryField } from '../../../../domain/category-schema.ts';
import type { ProductForm } from '../../../../domain/product-form.ts';
import { qualityHints, qualityScore } from '../../../../domain/product-quality.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { Panel } from '../../../ui/surfaces.tsx';

/** The product as shoppers will see it, and what would make it sell better. */
export function ProductPreview({ form, fields }: { form: ProductForm; fields: readonly CategoryField[] }) {
  const cover = form.images[0];
  const hints = qualityHints(form, fields);
  return (
    <aside aria-label="Vista previa y consejos" className="grid content-start gap-5 lg:sticky lg:top-6">
      <Panel>
        <h2 className="heading-3">Así lo ve quien compra</h2>
        <div className="mt-4">
          {cover ? (
            <Picture
              url={cover.url}
              alt={cover.alt}
              width={280}
              height={280}
              className="w-full rounded-[18px] bg-crema-1"
            />
          ) : (
            <p className="grid aspect-square place-items-center rounded-[18px] bg-crema-2 text-tinta-3">
              Sin foto
            </p>
          )}
          <p className="mt-3 font-semibold text-lead leading-6">{form.name || 'Nombre del producto'}</p>
          {form.price !== null && (
            <p className="mt-1">
              <Price price={form.price} salePrice={form.offer?.salePrice ?? null} />
            </p>
          )}
          {form.attributes.map(({ name, terms }) => (
            <p key={name} className="mt-2 text-small">
              <span className="font-semibold">{name}:</span> {terms.map((term) => term.name).join(', ')}
            </p>
          ))}
          <p className="mt-2 line-clamp-4 whitespace-pre-line text-small text-tinta-2">{form.description}</p>
        </div>
      </Panel>
      <Panel>
        <h2 className="heading-3">Calidad: {qualityScore(hints)} de 100</h2>
        <ul className="mt-3 grid gap-2 text-small">
          {hints.map(({ text, isDone }) => (
            <li key={text} className={`flex gap-2 ${isDone ? 'text-verde-7' : 'text-tinta-2'}`}>
              {isDone ? <Icon name="check-circle" weight="fill" size={20} /> : <Icon name="info" size={20} />}
              <span>
                <span className="sr-only">{isDone ? 'Hecho: ' : 'Falta: '}</span>
                {text}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
    </aside>
  );
}
