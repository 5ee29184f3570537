import { useEffect, useState } from 'react';
import type { OutputOf } from '../../wire/endpoint.ts';
import type { Endpoints } from '../../wire/endpoints.ts';
import { callApi } from '../app/api-client.ts';

/** Of a main one the parent is 0. */
export type CategoryChoice = Pick<OutputOf<Endpoints['listCategories']>[number], 'id' | 'name' | 'parentId'>;

/** All categories, asked once what shows them is there: thousands of them outweigh a page. Until then the known ones. */
export function useCategories(known: readonly CategoryChoice[] = NONE): readonly CategoryChoice[] {
  const [categories, setCategories] = useState(known);
  useEffect(() => {
    void callApi('listCategories', {}).then((reply) => reply.ok && setCategories(reply.value));
  }, []);
  return categories;
}

const NONE: readonly CategoryChoice[] = [];
