import { sellerPaths } from '../../../wire/seller-paths.ts';
import { Notice } from '../../ui/surfaces.tsx';
import { isOpen, type ListedImport, STATE_TAGS } from './import-texts.ts';

const SHOWN = 3;

/** What was begun and is not over, above everything else: a way back for whoever left. */
export function OpenImports({ imports }: { imports: readonly ListedImport[] }) {
  const open = imports.filter(({ state }) => isOpen(state));
  if (open.length === 0) return null;
  return (
    <Notice tone="information" className="mb-5">
      <p className="font-semibold">
        {open.length === 1 ? 'Una carga está en curso:' : `${open.length} cargas están en curso:`}
      </p>
      <ul>
        {open.slice(0, SHOWN).map(({ id, fileName, state }) => (
          <li key={id}>
            <a
              href={sellerPaths.import(id)}
              className="inline-block break-all py-[10px] font-semibold underline"
            >
              {fileName}
            </a>{' '}
            ({STATE_TAGS[state].name.toLowerCase()})
          </li>
        ))}
      </ul>
    </Notice>
  );
}
