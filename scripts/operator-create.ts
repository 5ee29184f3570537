/**
 * npm run operator:create -- EMAIL: gives the account of this e-mail the role of operator, on the database that
 * the environment names; makes the account where there is none. Prints a password for the first login.
 */
import { pino } from 'pino';
import { readConfig } from '../src/server/config.ts';
import { makeAdministrator } from '../src/server/modules/identity/operator.service.ts';
import { openDatabase } from '../src/server/open-database.ts';
import { errors } from '../src/wire/errors.ts';
import { operatorPaths } from '../src/wire/operator-paths.ts';

const email = process.argv[2];
if (!email) {
  console.error('Usage: npm run operator:create -- EMAIL');
  process.exit(1);
}
const config = readConfig(process.env);
const database = await openDatabase(config, pino({ level: 'warn' }));
try {
  const made = await makeAdministrator({ write: database.pools.write, now: () => new Date() }, email);
  if (made.ok) {
    console.log(`${made.value.isNew ? 'New operator' : 'Now an operator'}: ${email}`);
    console.log(`Password: ${made.value.password} (works once, within 30 minutes)`);
    console.log(`Log in at ${config.baseUrl}${operatorPaths.enter()}`);
  } else {
    console.error(made.fields?.email ?? errors[made.reason].message);
    process.exitCode = 1;
  }
} finally {
  await database.close();
}
