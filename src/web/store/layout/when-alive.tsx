import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';

/** What only the browser knows, shown once the page is alive: in a transition, so that no tap has to wait for it. */
export function WhenAlive({ children }: { children: ReactNode }) {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => startTransition(() => setAlive(true)), []);
  return isAlive && <Suspense>{children}</Suspense>;
}
