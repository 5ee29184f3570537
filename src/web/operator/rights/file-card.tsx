import { caseDossierPath } from '../../../wire/rights/case-papers.ts';
import { Card } from '../../panel/card.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { OperatorCase } from './case.loader.ts';

/** What the authority is handed, and the texts that the case stands on. */
export function FileCard({
  one: { number, citedTexts },
  mayExport,
}: {
  one: OperatorCase;
  mayExport: boolean;
}) {
  return (
    <Card title="Expediente">
      <p className="mt-2 text-compact text-tinta-2">
        Cronología, mensajes, fotos, pedido, pagos, asientos, normas y textos, con el SHA-256 de cada archivo.
        Cada descarga queda en el registro.
      </p>
      {mayExport && (
        <ButtonLink href={caseDossierPath(number)} size="compact" variant="outline" className="mt-3">
          Descargar para la SIC (ZIP)
        </ButtonLink>
      )}
      {citedTexts.length > 0 && (
        <ul className="mt-3">
          {citedTexts.map(({ kind, name, version, url }) => (
            <li key={kind}>
              <a
                href={url}
                target="_blank"
                rel="noreferrer"
                className="text-link inline-flex min-h-[44px] items-center text-small"
              >
                {name}, versión {version}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
