import { success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import type { AuditFilter } from '../audit-log.repository.ts';
import { listAuditLog } from '../audit-log.service.ts';
import { getDataUses } from '../data-use.service.ts';

/** Days are Bogotá's, the last one included. */
export interface Asked extends Omit<AuditFilter, 'from' | 'until'> {
  from?: string | undefined;
  until?: string | undefined;
}

const DAY_MILLIS = 24 * 60 * 60_000;

export function auditLogReads(context: Context) {
  const { write } = context;
  return {
    listDataUses: forOperator('see-audit', async (_input: object) => success(await getDataUses(context))),
    listAuditEntries: forOperator('see-audit', async (asked: Asked) =>
      success(await listAuditLog(write, filterOf(asked))),
    ),
  };
}

export function filterOf({ from, until, email, ...rest }: Asked): AuditFilter {
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
