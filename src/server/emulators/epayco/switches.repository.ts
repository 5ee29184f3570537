import { type Database, execute, queryOne, sql } from '../../db/sql.ts';
import { type EmulatorSwitches, NO_SWITCHES, type SwitchesChange } from './emulator-switches.ts';

export async function findSwitches(db: Database): Promise<EmulatorSwitches> {
  const row = await queryOne<{ value: Partial<EmulatorSwitches> }>(
    db,
    sql`select value from epayco_emulator.switches where is_only`,
  );
  return { ...NO_SWITCHES, ...row?.value };
}

export async function changeSwitches(db: Database, change: SwitchesChange): Promise<EmulatorSwitches> {
  await execute(
    db,
    sql`insert into epayco_emulator.switches (value) values (${JSON.stringify(change)}::jsonb)
        on conflict (is_only) do update set value = switches.value || excluded.value`,
  );
  return findSwitches(db);
}
