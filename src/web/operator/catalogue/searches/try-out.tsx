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
type Word = Result['words'][number];

const LEVEL_NAMES: Record<NonNullable<Word['level']>, string> = {
  head: 'cabeza del nombre',
  name: 'nombre',
  option: 'opción',
  category: 'categoría o tienda',
  description: 'descripción',
};

/** What a shopper finds, in the same order, with why each product stands there. */
export function TryOut({ tried }: { tried: Tried }) {
  const { text, correctedText, isInexact, omittedWords, results } = tried;
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
          {isInexact && (
            <p className="mt-1 text-tinta-2">
              Nada tiene todas las palabras: faltan <strong>{omittedWords.join(', ')}</strong>.
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
  const { productId, name, words, score, rule } = result;
  return (
    <li className="flex gap-4 border-linea border-b py-4 last:border-b-0">
      <span className="cifra w-7 shrink-0 text-right font-bold text-tinta-3">{place}</span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <a href={operatorPaths.product(productId)} className="text-link break-words font-semibold">
            {name}
          </a>
          {rule && <Tag tone="attention">{`Regla: ${SEARCH_EFFECT_NAMES[rule].toLowerCase()}`}</Tag>}
          {score.isSoldOut && <Tag>Agotado</Tag>}
        </p>
        <p className="mt-1 text-small text-tinta-2">{words.map(wordText).join(' · ')}</p>
        <p className="text-small text-tinta-3">
          Palabras {figure(score.words)} · calificación {figure(score.rating)} · popularidad{' '}
          {formatNumber(score.popularity)}
        </p>
      </div>
    </li>
  );
}

/** '«calzado» en la cabeza del nombre, por el sinónimo «zapato»'. */
function wordText({ word, found, level, isSynonym }: Word): string {
  if (found === null || level === null) return `sin «${word}»`;
  return `«${word}» en ${LEVEL_NAMES[level]}${isSynonym ? `, por su sinónimo «${found}»` : ''}`;
}

function figure(value: number): string {
  return value.toLocaleString('es-CO', { maximumFractionDigits: 2 });
}
