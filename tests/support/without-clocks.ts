/**
 * Fixtures of 100,000 rows and tests on a busy machine take as long as they take: the limits that keep visitors from
 * waiting are for the tests that are about them.
 */
export const withoutClocks = {
  statementTimeoutMillis: 0,
  connectionTimeoutMillis: 0,
  idleTransactionMillis: 0,
};
