import { type Database, queryOne, sql } from '../../db/sql.ts';

export interface StoredContactMessage {
  id: number;
  createdAt: Date;
  name: string;
  email: string;
  phone: string | null;
  topic: string;
  body: string;
  answer: string | null;
}

export function findContactMessage(db: Database, id: number): Promise<StoredContactMessage | null> {
  return queryOne<StoredContactMessage>(
    db,
    sql`select id, created_at, name, email, phone, topic, body, answer
        from contact_message where id = ${id}`,
  );
}
