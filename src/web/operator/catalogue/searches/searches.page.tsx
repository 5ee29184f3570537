import { operatorPaths } from '../../../../wire/operator-paths.ts';
import { PageHeading, ViewChoice } from '../../../panel/card.tsx';
import { SearchRules } from './search-rules.tsx';
import { SEARCH_PERIODS, SEARCH_VIEWS, type SearchView } from './search-views.ts';
import type { SearchesData } from './searches.loader.ts';
import { TryOut } from './try-out.tsx';
import { WordsTable } from './words-table.tsx';

/** What people search for, what they find, and what the operators want them to find. */
export function Page({ data }: { data: SearchesData }) {
  const { view, days, tried, rules } = data;
  const names = Object.keys(SEARCH_VIEWS) as SearchView[];
  const isCounted = SEARCH_VIEWS[view].tab !== null;
  return (
    <>
      <PageHeading title="Búsquedas" text="Lo que la gente busca, y lo que encuentra." isList />
      <ViewChoice
        label="Qué ver de las búsquedas"
        choices={names.map((ver) => ({
          name: SEARCH_VIEWS[ver].name,
          href: operatorPaths.searches({ ver, ...(SEARCH_VIEWS[ver].tab && { dias: days }) }),
          isCurrent: ver === view,
        }))}
      />
      {isCounted && (
        <div className="mt-3 flex">
          <ViewChoice
            label="Periodo"
            choices={SEARCH_PERIODS.map((dias) => ({
              name: `${dias} días`,
              href: operatorPaths.searches({ ver: view, dias }),
              isCurrent: dias === days,
            }))}
          />
        </div>
      )}
      {isCounted && <WordsTable {...data} />}
      {view === 'reglas' && <SearchRules key={data.text} {...data} rules={rules} />}
      {tried && <TryOut key={tried.text} tried={tried} />}
    </>
  );
}
