import { paths } from '../../../../wire/paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Panel } from '../../../ui/surfaces.tsx';
import type { RequestData } from './request.loader.ts';
import { RequestForm } from './request-form.tsx';
import { requestTexts } from './request-texts.ts';

/** One short form for whatever is no withdrawal. */
export function Page({ data }: { data: RequestData }) {
  const { title, lead } = requestTexts[data.kind];
  return (
    <div className="mx-auto max-w-[720px] px-4 pt-5 pb-16 sm:px-6 lg:pt-9">
      <a
        href={paths.order(data.orderNumber)}
        className="inline-flex min-h-[44px] items-center gap-[10px] font-semibold text-verde-7 hover:underline"
      >
        <Icon name="arrow-left" weight="bold" size={18} />
        Volver al pedido
      </a>
      <h1 className="heading-1 mt-2">{title}</h1>
      <p className="mt-3 mb-6 text-lead/7 text-tinta-2">{lead}</p>
      <Panel aria-label={title}>
        <RequestForm key={`${data.kind} ${data.line.line}`} data={data} />
      </Panel>
      <p className="mt-4 text-small/5 text-tinta-3">{data.right.law}</p>
    </div>
  );
}
