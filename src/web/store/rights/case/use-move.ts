import type { InputOf } from '../../../../wire/endpoint.ts';
import type { Endpoints } from '../../../../wire/endpoints.ts';
import { callApi } from '../../../app/api-client.ts';
import { useSending } from '../../../app/use-sending.ts';
import type { ChangingPartProps } from './case.page.tsx';

type Move = Partial<InputOf<Endpoints['moveCase']>['body']> & {
  action: InputOf<Endpoints['moveCase']>['body']['action'];
};

/** One of her moves; the case that it leads to is shown at once. */
export function useMove(number: string, onChange: ChangingPartProps['onChange']) {
  const { send, ...state } = useSending();
  const move = (asked: Move, form: HTMLFormElement | null = null) =>
    send(
      () =>
        callApi('moveCase', {
          params: { number },
          body: { text: '', carrier: '', tracking: '', way: 'own', grams: null, ...asked },
        }),
      onChange,
      form,
    );
  return { ...state, move };
}
