import { isOperatorAllowed, operatorPermissionsOf } from '../../../../domain/operator-role.ts';
import { success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import { getPerson } from '../../accounts/identity/person.service.ts';
import { countQueues } from '../queue.service.ts';
import { getSetUp } from '../set-up.service.ts';
import { getToday } from '../today.service.ts';

export function operatorHomeReads(context: Context) {
  return {
    getOperatorPanel: forOperator(null, async (_input: object, { id, operatorRole }) => {
      const { firstName } = await getPerson(context, id);
      return success({
        accountId: id,
        firstName: firstName ?? '',
        role: operatorRole,
        permissions: [...operatorPermissionsOf(operatorRole)],
        queues: await countQueues(context, operatorRole),
      });
    }),
    // `sales` is null for whoever may not see figures.
    getOperatorToday: forOperator(null, async (_input: object, { operatorRole }) => {
      const { sales, ...today } = await getToday(context);
      return success({ ...today, sales: isOperatorAllowed(operatorRole, 'see-figures') ? sales : null });
    }),
    getSetUp: forOperator('see-system', async () => success(await getSetUp(context))),
  };
}
