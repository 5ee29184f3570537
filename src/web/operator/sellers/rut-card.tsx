import { rutPath } from '../../../wire/orders/operator-document-paths.ts';
import type { OperatorSeller } from '../../../wire/sellers/operator-seller-entities.ts';

/** The paper itself on wide screens; browsers of phones show no PDF inside a page, so there only its link. */
export function RutCard({ seller, mayOpen }: { seller: OperatorSeller; mayOpen: boolean }) {
  const { rut } = seller;
  if (!rut)
    return <p className="rounded-[16px] border border-linea p-4 text-tinta-2">No hay RUT guardado.</p>;
  return (
    <div className="flex items-center gap-4 rounded-[16px] border border-linea p-4">
      <Paper />
      <div className="min-w-0">
        <p className="font-semibold">RUT.pdf</p>
        <p className="text-small text-tinta-3">{weightText(rut.byteCount)}</p>
        {mayOpen ? (
          <a
            href={rutPath(seller.sellerId)}
            target="_blank"
            rel="noreferrer"
            className="text-link inline-flex min-h-[32px] items-center text-small"
          >
            Abrir documento<span className="sr-only"> en otra pestaña</span>
          </a>
        ) : (
          <p className="text-small text-tinta-3">Lo abre quien aprueba vendedores.</p>
        )}
      </div>
    </div>
  );
}

/** The document in the page. */
export function RutFrame({ seller }: { seller: OperatorSeller }) {
  if (!seller.rut) return null;
  return (
    <iframe
      // Another upload is another paper.
      key={seller.rut.uploadedAt}
      // Without the browser's list of pages beside the paper.
      src={`${rutPath(seller.sellerId)}#navpanes=0&view=FitH`}
      title={`RUT de ${seller.displayName}`}
      loading="lazy"
      className="hidden h-[520px] w-full rounded-[16px] border border-linea bg-crema-1 lg:block"
    />
  );
}

function Paper() {
  return (
    <span
      aria-hidden="true"
      className="grid h-[106px] w-[84px] shrink-0 content-start gap-[7px] rounded-[8px] border border-linea bg-papel p-[10px] shadow-e1"
    >
      {[
        'w-full bg-crema-2',
        'w-full bg-crema-2',
        'w-2/3 bg-crema-2',
        'h-5 w-full bg-verde-1',
        'w-full bg-crema-2',
      ].map((look, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing, its lines never move
        <span key={index} className={`block h-[4px] rounded-full ${look}`} />
      ))}
    </span>
  );
}

function weightText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(kilobytes / 1024).toFixed(1).replace('.', ',')} MB`;
}
