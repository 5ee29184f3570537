import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { caseKindName, caseNumberText } from '../../../../domain/rights/case-kind.ts';
import type { Context } from '../../../context.ts';
import { createZip } from '../../../documents/zip-writer.ts';
import { operatorActor, recordAudit } from '../../audit/audit.service.ts';
import { caseSubject } from '../case-number.ts';
import type { CaseRow } from '../case-row.ts';
import { indexPage, type ListedPart } from './dossier-index.ts';
import { type DossierPart, dossierParts } from './dossier-parts.ts';
import { momentText } from './dossier-text.ts';

/**
 * The whole file of a case for the Superintendencia. It begins with an index that holds the SHA-256 of every part; the log
 * keeps the index's own, who asked and when, before the first byte leaves.
 */
export async function openDossier(
  context: Context,
  one: CaseRow,
  operator: { id: number; email: string },
): Promise<{ name: string; content: Readable }> {
  const parts = await dossierParts(context, one);
  const number = caseNumberText(one);
  const at = context.now();
  const index = Buffer.from(
    indexPage({
      ...{ brand: context.config.brand, number, kindName: caseKindName(one.kind), madeAt: momentText(at) },
      operator: operator.email,
      parts: await listed(parts),
    }),
  );
  await recordAudit(context.write, [
    {
      ...{ at, actor: operatorActor(operator.id), sellerId: null },
      action: 'case.file-exported',
      subject: caseSubject(one),
      after: { fileIndex: hash('sha256', index), fileParts: parts.length },
    },
  ]);
  const first: DossierPart = { name: 'indice.html', title: 'Índice', read: async () => index };
  return {
    name: `expediente-${number}.zip`,
    content: Readable.from(zipped([first, ...parts]), { objectMode: false }),
  };
}

async function listed(parts: readonly DossierPart[]): Promise<ListedPart[]> {
  const rows: ListedPart[] = [];
  for (const { name, title, read } of parts) {
    const bytes = await read();
    rows.push({ name, title, bytes: bytes.length, sha256: hash('sha256', bytes) });
  }
  return rows;
}

async function* zipped(parts: readonly DossierPart[]): AsyncGenerator<Buffer> {
  const zip = createZip();
  for (const { name, read } of parts) yield* zip.add(name, [await read()]);
  yield zip.end();
}
