import { success } from '../../../../domain/result.ts';
import type { operatorAuditEndpoints } from '../../../../wire/audit/operator-audit.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import type { Handlers } from '../../../http/handlers.ts';
import type { AuditFilter } from '../audit-log.repository.ts';
import { exportAuditLog, listAuditLog } from '../audit-log.service.ts';

/** Days are Bogotá's, the last one included. */
interface Asked extends Omit<AuditFilter, 'from' | 'until'> {
  from?: string | undefined;
  until?: string | undefined;
}

export function auditLogRoutes({ write }: Context): Handlers<keyof typeof operatorAuditEndpoints> {
  return {
    listAuditEntries: forOperator('see-audit', async ({ query }: { query: Asked }) =>
      success(await listAuditLog(write, filterOf(query))),
    ),
    exportAuditEntries: forOperator('see-audit', async ({ query }: { query: Asked }) =>
      success(await exportAuditLog(write, filterOf(query))),
    ),
  };
}

const DAY_MILLIS = 24 * 60 * 60_000;

function filterOf({ from, until, email, ...rest }: Asked): AuditFilter {
  return {
    ...rest,
    email: email?.trim().toLowerCase() || undefined,
    from: from ? startOfDay(from) : undefined,
    until: until ? new Date(startOfDay(until).getTime() + DAY_MILLIS) : undefined,
  };
}

function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00-05:00`);
}
