import { Suspense, useState } from 'react';
import { callApi } from '../../../app/api-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';

const AlertForm = lazyPart(() => import('./alert-form.tsx').then((part) => part.AlertForm));

/** One mail for whoever wants it, the day on which the search finds something. */
export function AlertBox({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section
      aria-labelledby="avisame"
      className="mt-5 rounded-[18px] bg-mango-1 p-4 text-[#5d3900] sm:px-6 sm:py-5"
    >
      <div className="flex flex-wrap items-center gap-4">
        <Icon name="bell" weight="duotone" size={28} className="shrink-0 self-start sm:self-center" />
        <div className="min-w-0 flex-1 basis-[200px]">
          <h2 id="avisame" className="font-[650] text-body text-tinta">
            Avísame cuando haya
          </h2>
          <p>Te escribimos una vez, el día que una tienda lo publique.</p>
        </div>
        {!isOpen && (
          <Button className="max-sm:w-full" onClick={() => setOpen(true)}>
            Avísame
          </Button>
        )}
      </div>
      {isOpen && (
        <Suspense fallback={<p className="mt-4 min-h-[88px]">Un momento...</p>}>
          <AlertForm ask={(email) => callApi('askForAlert', { body: { text, email } })} />
        </Suspense>
      )}
    </section>
  );
}
