const LONGEST_WAIT_MILLIS = 15_000;

const loading = new Map<string, Promise<void>>();

/** Once for each address; one that failed or never came is asked for again the next time. */
export function loadScript(address: string): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const loaded = addScript(address);
  loading.set(address, loaded);
  loaded.catch(() => loading.delete(address));
  return loaded;
}

function addScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`${address} did not load`));
    };
    const timer = setTimeout(fail, LONGEST_WAIT_MILLIS);
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.src = address;
    script.async = true;
    document.head.append(script);
  });
}
