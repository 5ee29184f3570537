import type { Pool } from 'pg';

/** The same database; what `isLost` says fails as on a connection that broke. */
export function breakingPool(
  pool: Pool,
  isLost: (asked: { call: 'query' | 'connect'; parts: unknown[] }) => boolean,
): Pool {
  const lost = () => Promise.reject(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }));
  return new Proxy(pool, {
    get: (target, call) => {
      const value: unknown = Reflect.get(target, call, target);
      if (typeof value !== 'function') return value;
      if (call !== 'query' && call !== 'connect') return value.bind(target);
      return (...parts: unknown[]) =>
        isLost({ call, parts }) ? lost() : Reflect.apply(value, target, parts);
    },
  });
}
