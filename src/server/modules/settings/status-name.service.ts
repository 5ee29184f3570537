import { failure, type Result, success } from '../../../domain/result.ts';
import { statusNameProblems } from '../../../domain/status-names.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operatorActor, recordAudit } from '../audit/audit.service.ts';
import { announceChange } from '../pages/catalogue-change.service.ts';
import * as names from './status-name.repository.ts';

/**
 * What buyers and sellers read of a package's state; codes and transitions are the specification's and stay. Answers
 * the names as they are now.
 */
export function renameStatuses(
  { write, now }: Context,
  given: readonly names.StatusName[],
  operatorId: number,
): Promise<Result<names.StatusName[], 'invalid-input'>> {
  return inTransaction(write, async (db) => {
    await names.lockStatusNames(db);
    const before = await names.listStatusNames(db);
    const wanted = given.map(({ id, name }) => ({ id, name: name.trim() }));
    const problems = statusNameProblems(wanted, before);
    if (Object.keys(problems).length > 0) return failure('invalid-input', { fields: problems });
    const changed = wanted.filter(({ id, name }) => before.find((one) => one.id === id)?.name !== name);
    if (changed.length === 0) return success(before);
    await names.saveStatusNames(db, changed);
    const namesOf = (list: readonly names.StatusName[]) =>
      Object.fromEntries(
        changed.map(({ id }) => [`status-${id}`, list.find((one) => one.id === id)?.name ?? '']),
      );
    await recordAudit(db, [
      {
        at: now(),
        actor: operatorActor(operatorId),
        sellerId: null,
        action: 'setting.statuses-renamed',
        subject: 'setting:package-statuses',
        before: namesOf(before),
        after: namesOf(wanted),
      },
    ]);
    await announceChange(db, ['statuses']);
    return success(await names.listStatusNames(db));
  });
}
