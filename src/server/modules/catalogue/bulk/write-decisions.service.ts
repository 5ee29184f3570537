import type { BulkKind } from '../../../../domain/bulk-change.ts';
import type { ProductState } from '../../../../domain/product-state.ts';
import type { Result } from '../../../../domain/result.ts';
import type { Database } from '../../../db/sql.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { type Editor, finishSaves, type WrittenProduct } from '../products/finish-saves.service.ts';
import { moveProductStatesIn } from '../products/product-state.service.ts';
import { writeLockedProduct } from '../products/save-product.service.ts';
import { type Decision, readSubjects, type TaggedSellerProduct } from './bulk-subject.ts';
import { replaceTags } from './product-tag.repository.ts';

/** A product that cannot be saved beside the others of its batch; its message says why, in Spanish. */
export class Refused extends Error {}

/**
 * Saves what was decided, in the order of products; what follows from it happens once for all of them. Answers the products
 * as they are now.
 */
export async function writeDecisions(
  db: Database,
  editor: Editor,
  kind: BulkKind,
  decisions: readonly Decision[],
  now: Date,
): Promise<TaggedSellerProduct[]> {
  if (decisions.length === 0) return [];
  if (kind !== 'tags' && kind !== 'state') return writeForms(db, editor, decisions, now);
  await (kind === 'tags' ? writeTags : writeStates)(db, editor, decisions, now);
  const ids = decisions.map(({ productId }) => productId);
  return [...(await readSubjects(db, editor.sellerId, ids)).values()];
}

async function writeForms(
  db: Database,
  editor: Editor,
  decisions: readonly Decision[],
  now: Date,
): Promise<TaggedSellerProduct[]> {
  const written: WrittenProduct[] = [];
  const tags = new Map<number, string[]>();
  for (const { current, wanted } of decisions) {
    if (!current || !wanted) continue;
    tags.set(current.id, current.tags);
    const save = { before: current, form: wanted.form };
    written.push(orThrow(await writeLockedProduct(db, editor, save, now)));
  }
  const saved = await finishSaves(db, editor, written, now);
  return saved.map((one) => ({ ...one, tags: tags.get(one.id) ?? [] }));
}

async function writeStates(db: Database, editor: Editor, decisions: readonly Decision[], now: Date) {
  const byState = Map.groupBy(decisions, ({ wanted }) => wanted?.state);
  for (const [state, group] of byState)
    if (state)
      await moveProductStatesIn(db, editor, { products: currents(group), state: state as ProductState }, now);
}

async function writeTags(
  db: Database,
  { sellerId, actor }: Editor,
  decisions: readonly Decision[],
  at: Date,
): Promise<void> {
  await replaceTags(
    db,
    sellerId,
    decisions.map(({ productId, wanted }) => ({ productId, tags: wanted?.tags ?? [] })),
  );
  await recordAudit(
    db,
    decisions.map(({ productId, current, wanted }) => ({
      at,
      actor,
      sellerId,
      action: 'product.tags-changed',
      subject: `product:${productId}`,
      before: { tags: current?.tags.join(', ') },
      after: { tags: wanted?.tags.join(', ') },
    })),
  );
}

function currents(decisions: readonly Decision[]) {
  return decisions.flatMap(({ current }) => (current ? [current] : []));
}

function orThrow<Value>(saved: Result<Value>): Value {
  if (saved.ok) return saved.value;
  throw new Refused(Object.values(saved.fields ?? {})[0] ?? 'No se pudo guardar: revisa el producto.');
}
