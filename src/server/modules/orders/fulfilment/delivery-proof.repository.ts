import { type Database, execute, query, queryOne, sql } from '../../../db/sql.ts';

interface PackageRef {
  orderNumber: number;
  sellerId: number;
}

export async function writeProof(
  db: Database,
  { orderNumber, sellerId }: PackageRef,
  file: string,
): Promise<void> {
  await execute(
    db,
    sql`update package set delivery_proof_file = ${file}, delivery_proof_url = null
        where order_number = ${orderNumber} and seller_id = ${sellerId}`,
  );
}

/** Null: there is none. */
export async function findProofFile(
  db: Database,
  { orderNumber, sellerId }: PackageRef,
): Promise<string | null> {
  const row = await queryOne<{ file: string | null }>(
    db,
    sql`select delivery_proof_file as file from package
        where order_number = ${orderNumber} and seller_id = ${sellerId}`,
  );
  return row?.file ?? null;
}

/** Pictures that lie where everybody is served, by their former address. */
export function listOpenProofs(
  db: Database,
  after: PackageRef,
  limit: number,
): Promise<(PackageRef & { url: string })[]> {
  return query(
    db,
    sql`select order_number, seller_id, delivery_proof_url as url from package
        where delivery_proof_url is not null and (order_number, seller_id) > (${after.orderNumber}, ${after.sellerId})
        order by order_number, seller_id limit ${limit}`,
  );
}

/** One that was replaced meanwhile is left alone. */
export async function markProofMoved(
  db: Database,
  { orderNumber, sellerId, url, file }: PackageRef & { url: string; file: string },
): Promise<void> {
  await execute(
    db,
    sql`update package set delivery_proof_url = null, delivery_proof_file = ${file}
        where order_number = ${orderNumber} and seller_id = ${sellerId} and delivery_proof_url = ${url}`,
  );
}
