import type { BulkKind } from '../../../../domain/bulk-change.ts';
import { isAllowed, type SellerRole } from '../../../../domain/seller-role.ts';

/** Who asks for a change; comes from the session. */
export interface BulkMember {
  sellerId: number;
  accountId: number;
  role: SellerRole;
}

/** Units are the warehouse's business too; all else is for whoever edits products. */
export function mayMake({ role }: Pick<BulkMember, 'role'>, kind: BulkKind): boolean {
  return isAllowed(role, kind === 'stock' ? 'edit-stock' : 'edit-products');
}
