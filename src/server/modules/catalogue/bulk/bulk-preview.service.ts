import { type BulkChange, MAXIMUM_AT_ONCE } from '../../../../domain/bulk-change.ts';
import { type Touched, touchedOf } from '../../../../domain/bulk-undo.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { countChosen, listChosen } from '../products/product-list.repository.ts';
import type { ProductChoice } from '../products/product-page.repository.ts';
import { type BulkMember, mayMake } from './bulk-permission.ts';
import { type Decision, decideChange, readSubjects } from './bulk-subject.ts';

export interface BulkPreview {
  /** All that were chosen. */
  count: number;
  /** The first of them, of which the rest tells. */
  looked: number;
  change: number;
  unchanged: number;
  refused: number;
  examples: { productId: number; name: string; before: Touched; after: Touched }[];
  refusals: { productId: number; name: string; problem: string }[];
}

const EXAMPLES = 4;
const REFUSALS = 20;

/** What a change would do: of the first 200 products by the same rules, without writing anything. */
export async function previewBulkChange(
  { write, now }: Pick<Context, 'write' | 'now'>,
  member: BulkMember,
  { choice, change }: { choice: ProductChoice; change: BulkChange },
): Promise<Result<BulkPreview, 'seller-role'>> {
  if (!mayMake(member, change.kind)) return failure('seller-role');
  const { sellerId } = member;
  const [ids, count] = await Promise.all([
    listChosen(write, sellerId, choice, MAXIMUM_AT_ONCE),
    countChosen(write, sellerId, choice),
  ]);
  const subjects = await readSubjects(write, sellerId, ids);
  const looked = ids.map((id) => decideChange(id, subjects.get(id), change, now()));
  const of = (outcome: Decision['outcome']) => looked.filter((one) => one.outcome === outcome);
  return success({
    count,
    looked: looked.length,
    change: of('change').length,
    unchanged: of('unchanged').length,
    refused: of('refused').length,
    examples: of('change')
      .slice(0, EXAMPLES)
      .flatMap(({ productId, current, wanted }) =>
        current && wanted
          ? [
              {
                productId,
                name: current.form.name,
                before: touchedOf(current, change.kind),
                after: touchedOf(wanted, change.kind),
              },
            ]
          : [],
      ),
    refusals: of('refused')
      .slice(0, REFUSALS)
      .map(({ productId, current, problem }) => ({
        productId,
        name: current?.form.name ?? '',
        problem: problem ?? '',
      })),
  });
}
