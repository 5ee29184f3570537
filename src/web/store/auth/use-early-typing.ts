import { type RefObject, useEffect } from 'react';

/** On slow phones people (and password managers) fill in a field before React has taken over the page. */
export function useEarlyTyping(
  form: RefObject<HTMLFormElement | null>,
  take: (name: string, value: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what stands there at the beginning
  useEffect(() => {
    for (const input of form.current?.querySelectorAll('input') ?? [])
      if (input.value) take(input.name, input.value);
  }, []);
}
