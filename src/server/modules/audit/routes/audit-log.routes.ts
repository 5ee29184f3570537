import { success } from '../../../../domain/result.ts';
import type { operatorAuditEndpoints } from '../../../../wire/audit/operator-audit.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { exportAuditLog } from '../audit-log.service.ts';
import { type Asked, filterOf } from './audit-log.reads.ts';

export function auditLogRoutes({ write }: Context): Handlers<keyof typeof operatorAuditEndpoints> {
  return {
    exportAuditEntries: forOperator('see-audit', async ({ query }: { query: Asked }) =>
      success(await exportAuditLog(write, filterOf(query))),
    ),
  };
}
