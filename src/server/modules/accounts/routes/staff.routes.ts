import type { OperatorRole } from '../../../../domain/operator-role.ts';
import type { operatorStaffEndpoints } from '../../../../wire/accounts/operator-staff.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import type { Handlers } from '../../../http/handlers.ts';
import {
  addStaff,
  changeStaffRole,
  removeStaff,
  resetStaffSecondFactor,
} from '../operators/staff.service.ts';

type OfPerson = { params: { accountId: number } };

export function operatorStaffRoutes(context: Context): Handlers<keyof typeof operatorStaffEndpoints> {
  return {
    addStaff: forOperator('manage-staff', ({ body }: { body: NewPerson }, operator) =>
      addStaff(context, body, operator),
    ),
    changeStaffRole: forOperator('manage-staff', ({ params, body }: OfPerson & { body: NewRole }, operator) =>
      changeStaffRole(context, { ...params, ...body }, operator),
    ),
    removeStaff: forOperator('manage-staff', ({ params }: OfPerson, operator) =>
      removeStaff(context, params.accountId, operator),
    ),
    resetStaffSecondFactor: forOperator('manage-staff', ({ params }: OfPerson, operator) =>
      resetStaffSecondFactor(context, params.accountId, operator),
    ),
  };
}

interface NewRole {
  role: OperatorRole;
}

interface NewPerson extends NewRole {
  email: string;
}
