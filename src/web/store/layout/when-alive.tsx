import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';

/** What only the browser knows, in place of what stands there `before`, shown once the page is alive: in a transition, so that no tap has to wait for it. */
export function WhenAlive({ children, before }: { children: ReactNode; before?: ReactNode }) {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => startTransition(() => setAlive(true)), []);
  return isAlive ? <Suspense fallback={before}>{children}</Suspense> : before;
}
