/**
 * npm run operator:create -- EMAIL: gives the account of this e-mail the role of operator, on the database that
 * the environment names; makes the account where there is none. Prints a password for the first login.
 */
import { makeAdministrator } from '../src/server/modules/accounts/identity/operator.service.ts';
import { errors } from '../src/wire/errors.ts';
import { operatorPaths } from '../src/wire/operator-paths.ts';
import { openTool } from './open-tool.ts';

const email = process.argv[2];
if (!email) {
  console.error('Usage: npm run operator:create -- EMAIL');
  process.exit(1);
}
const { config, database } = await openTool();
try {
  const made = await makeAdministrator({ write: database.pools.write, now: () => new Date() }, email);
  if (made.ok) {
    console.log(`${made.value.isNew ? 'New operator' : 'Now an operator'}: ${email}`);
    console.log(`Password: ${made.value.password} (works once, within 30 minutes)`);
    // Without BASE_URL the shop's address is not known here.
    const isKnown = config.mode === 'demo' || process.env.BASE_URL;
    console.log(`Log in at ${isKnown ? config.baseUrl : 'your shop’s address, '}${operatorPaths.enter()}`);
  } else {
    console.error(made.fields?.email ?? errors[made.reason].message);
    process.exitCode = 1;
  }
} finally {
  await database.close();
}
