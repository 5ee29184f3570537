import { success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import { listStaff } from '../operators/staff.service.ts';

export function operatorStaffReads(context: Context) {
  return {
    listStaff: forOperator('manage-staff', async () => success(await listStaff(context))),
  };
}
