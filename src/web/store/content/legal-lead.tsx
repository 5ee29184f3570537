import { formatSpanishDate } from '../../../domain/spanish-dates.ts';
import { textLink } from './article.tsx';
import type { ShownLegalText } from './legal-text.ts';

/** Which version somebody reads; of a former one, also until when it was in force and where its successor is. */
export function LegalLead({ text, current }: { text: ShownLegalText; current: string }) {
  const { version, from, until } = text;
  if (until === null)
    return (
      <>
        Versión {version}, vigente desde el {formatSpanishDate(from)}.
      </>
    );
  return (
    <>
      Versión {version}: rigió desde el {formatSpanishDate(from)} hasta el {formatSpanishDate(until)}.{' '}
      <a href={current} className={textLink}>
        Ver la versión vigente
      </a>
    </>
  );
}
