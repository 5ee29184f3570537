import { formatNumber } from '../../../../domain/number-text.ts';
import { SEARCH_EFFECT_NAMES } from '../../../../domain/search-rule.ts';
import type { ReadValue } from '../../../../server/panel-door.ts';
import { operatorPaths } from '../../../../wire/operator-paths.ts';
import { paths } from '../../../../wire/paths.ts';
import { Card } from '../../../panel/card.tsx';
import { Button } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/surfaces.tsx';
import { TextField } from '../../../ui/text-fields.tsx';

type Tried = ReadValue<'tryOutSearch'>;
type Result = Tried['results'][number];

const LEVEL_NAMES: Record<Result['parts'][number]['level'], string> = {
  head: 'primera palabra del nombre',
  name: 'nombre',
  option: 'opción',
  category: 'categoría',
  shop: 'tienda',
  reference: 'referencia',
  description: 'descripción',
};

/** What a shopper finds, in the same order, with why each product stands there. */
export function TryOut({ tried }: { tried: Tried }) {
  const { text, correctedText, results } = tried;
  return (
    <Card title="Probar una búsqueda" className="mt-4">
      <form action={operatorPaths.searches()} className="mt-4 flex items-end gap-2">
        <input type="hidden" name="ver" value="probar" />
        <TextField
          className="min-w-0 flex-1"
          label="Búsqueda"
          name="texto"
          maxLength={80}
          defaultValue={text}
          placeholder="café molido"
        />
        <Button type="submit" variant="secondary">
          Probar
        </Button>
      </form>
      {text !== '' && (
        <>
          <p role="status" className="mt-4 text-tinta-2">
            {summary(tried)}{' '}
            <a href={paths.search(text)} target="_blank" rel="noreferrer" className="text-link">
              Verla en la tienda
            </a>
            {' · '}
            <a href={operatorPaths.searches({ ver: 'reglas', texto: text })} className="text-link">
              Hacer una regla
            </a>
          </p>
          {correctedText !== null && (
            <p className="mt-1 text-tinta-2">
              Se corrigió a <strong>{correctedText}</strong>.
            </p>
          )}
          <ol className="mt-3">
            {results.map((result, index) => (
              <Explained key={result.productId} place={index + 1} result={result} />
            ))}
          </ol>
        </>
      )}
    </Card>
  );
}

function summary({ text, results }: Tried): string {
  if (results.length === 0) return `No hay nada con «${text}».`;
  return results.length === 1 ? 'El único resultado.' : `Los primeros ${results.length} resultados.`;
}

function Explained({ place, result }: { place: number; result: Result }) {
  const { productId, name, parts, total, popularity, rating, inStock, rule } = result;
  return (
    <li className="flex gap-4 border-linea border-b py-4 last:border-b-0">
      <span className="cifra w-7 shrink-0 text-right font-bold text-tinta-3">{place}</span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <a href={operatorPaths.product(productId)} className="text-link break-words font-semibold">
            {name}
          </a>
          {rule && <Tag tone="attention">{`Regla: ${SEARCH_EFFECT_NAMES[rule].toLowerCase()}`}</Tag>}
          {!inStock && <Tag>Agotado</Tag>}
        </p>
        <p className="mt-1 text-small text-tinta-2">
          {parts.length === 0
            ? 'Por un sinónimo o una palabra parecida'
            : parts
                .map((part) => `«${part.word}» en ${LEVEL_NAMES[part.level]}${points(part.score)}`)
                .join(' · ')}
        </p>
        <p className="text-small text-tinta-3">
          {total !== 0 && `Puntaje ${score(total)} · `}
          Popularidad {formatNumber(popularity)}
          {rating > 0 && ` · calificación ${score(rating)}`}
        </p>
      </div>
    </li>
  );
}

function points(value: number): string {
  return value === 0 ? '' : ` (${score(value)})`;
}

function score(value: number): string {
  return value.toLocaleString('es-CO', { maximumFractionDigits: 2 });
}
