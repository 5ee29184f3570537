import type { CaseView } from '../../../../wire/rights/case-entities.ts';
import { type CaseFile, caseFilePath } from '../../../../wire/rights/cases.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Panel } from '../../../ui/surfaces.tsx';
import { AUTHORITY } from '../authority.ts';

/** What can be printed or shown to a bank, and where else she may go. */
export function Papers({ shown: { number, kind, needsReturn, citedTexts } }: { shown: CaseView }) {
  const papers: { file: CaseFile; name: string }[] = [
    { file: 'receipt', name: 'Constancia del caso' },
    ...(needsReturn ? [{ file: 'returnSheet', name: 'Hoja de devolución' } as const] : []),
    ...(kind === 'reversal' ? [{ file: 'bankCertificate', name: 'Constancia para tu banco' } as const] : []),
  ];
  return (
    <Panel aria-labelledby="papeles">
      <h2 id="papeles" className="heading-3">
        Papeles
      </h2>
      <ul className="mt-3 border-linea border-y">
        {papers.map(({ file, name }) => (
          <li key={file}>
            <a
              href={caseFilePath(file, number)}
              className="flex min-h-[52px] items-center gap-3 font-semibold text-verde-7 hover:underline"
            >
              <Icon name="file-pdf" size={24} />
              {name}
              <span className="sr-only"> (PDF)</span>
            </a>
          </li>
        ))}
      </ul>
      {citedTexts.length > 0 && (
        <p className="mt-4 text-small/5 text-tinta-2">
          Los textos que regían cuando lo radicaste:{' '}
          {citedTexts.map(({ kind: text, name, version, url }, index) => (
            <span key={text}>
              {index > 0 && ', '}
              <a href={url} className="text-link">
                {name} ({version})
              </a>
            </span>
          ))}
          .
        </p>
      )}
      <p className="mt-4 text-small/5 text-tinta-2">
        ¿No se resuelve? Puedes acudir a la{' '}
        <a href={AUTHORITY.href} rel="noopener" className="text-link">
          {AUTHORITY.name}
        </a>
        .
      </p>
    </Panel>
  );
}
