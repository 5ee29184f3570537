import {
  bandsOf,
  type PictureFingerprint,
  probesOf,
  SAME_PICTURE_DISTANCE,
} from '../../../domain/picture-fingerprint.ts';
import { type Database, execute, query, queryOne, sql } from '../../db/sql.ts';

export interface CasePhoto {
  id: number;
  side: 'buyer' | 'shop';
  createdAt: Date;
}

export function listPhotos(db: Database, caseId: number): Promise<CasePhoto[]> {
  return query<CasePhoto>(
    db,
    sql`select id, side, created_at from rights_case_photo where case_id = ${caseId} order by id limit 40`,
  );
}

/** What the photos of a case can be looked for by. */
export function listPhotoMarks(
  db: Database,
  caseId: number,
): Promise<{ id: number; sentHash: string; fingerprint: PictureFingerprint | null }[]> {
  return query(
    db,
    sql`select id, sent_hash, lpad(to_hex(fingerprint::bigint), 16, '0') as fingerprint from rights_case_photo
        where case_id = ${caseId} order by id limit 40`,
  );
}

export interface SamePhoto {
  photoId: number;
  year: number;
  sequence: number;
  orderNumber: number | null;
  /** In bits of their fingerprints; 0: the same file, or the same picture in another file. */
  distance: number;
}

/** Other cases in which the same picture was shown, the nearest first; up to ten of each photo. */
export function listSamePhotos(
  db: Database,
  caseId: number,
  marks: readonly { id: number; sentHash: string; fingerprint: PictureFingerprint | null }[],
): Promise<SamePhoto[]> {
  const asked = marks.map(({ fingerprint, ...mark }) => ({
    ...{ id: mark.id, sent_hash: mark.sentHash, fingerprint },
    probes: fingerprint === null ? [] : probesOf(fingerprint),
  }));
  return query<SamePhoto>(
    db,
    sql`select asked.id as photo_id, one.year, one.sequence, one.order_number, found.distance
        from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
          as asked (id bigint, sent_hash text, fingerprint text, probes int[])
        cross join lateral (
          select case_id, min(distance)::int as distance from (
            select case_id, 0 as distance from (
              select case_id from rights_case_photo where sent_hash = asked.sent_hash limit 50) same_file
            union all
            select case_id, bits as distance from (
              select case_id, bit_count(fingerprint # ('x' || asked.fingerprint)::bit(64)) as bits
              from rights_case_photo where fingerprint_bands && asked.probes limit 500) like_it
            where bits <= ${SAME_PICTURE_DISTANCE}::int
          ) seen
          where case_id <> ${caseId} group by case_id order by 2, 1 limit 10
        ) found
        join rights_case one on one.id = found.case_id
        order by asked.id, found.distance, one.id`,
  );
}

export async function countPhotos(db: Database, caseId: number, side: 'buyer' | 'shop'): Promise<number> {
  const row = await queryOne<{ count: number }>(
    db,
    sql`select count(*)::int as count from rights_case_photo where case_id = ${caseId} and side = ${side}`,
  );
  return row?.count ?? 0;
}

export async function insertPhoto(
  db: Database,
  photo: {
    caseId: number;
    side: 'buyer' | 'shop';
    fileName: string;
    sentHash: string;
    fingerprint: PictureFingerprint | null;
    at: Date;
  },
): Promise<void> {
  await execute(
    db,
    sql`insert into rights_case_photo (case_id, side, file_name, sent_hash, fingerprint, fingerprint_bands, created_at)
        values (${photo.caseId}, ${photo.side}, ${photo.fileName}, ${photo.sentHash},
          ('x' || ${photo.fingerprint}::text)::bit(64),
          ${photo.fingerprint === null ? null : bandsOf(photo.fingerprint)}::int[], ${photo.at})`,
  );
}

export async function findPhotoFile(db: Database, caseId: number, id: number): Promise<string | null> {
  const row = await queryOne<{ fileName: string }>(
    db,
    sql`select file_name from rights_case_photo where case_id = ${caseId} and id = ${id}`,
  );
  return row?.fileName ?? null;
}
