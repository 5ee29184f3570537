import { success } from '../../../../domain/result.ts';
import type { geoEndpoints } from '../../../../wire/shipping/geo.ts';
import type { Context } from '../../../context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { createSameForAll } from '../../../http/same-for-all.ts';
import * as geo from '../geo/geo.repository.ts';
import { geocodeAddress } from '../geo/geocoding.service.ts';

/** Reference lists are read as they stand: no rule lies between route and table. They change with a release only. */
export function geoRoutes(context: Context): Handlers<keyof typeof geoEndpoints> {
  const { read } = context;
  const sameForAll = createSameForAll(context.kept);
  return {
    listDepartments: sameForAll('listDepartments', [], async () => success(await geo.listDepartments(read))),
    listCities: sameForAll('listCities', [], async ({ query }) =>
      success(await geo.listCities(read, query.departmentId)),
    ),
    listMunicipalities: sameForAll('listMunicipalities', [], async () => {
      const [municipalities, mostOrdered] = await Promise.all([
        geo.listMunicipalities(read),
        geo.listMostOrdered(read),
      ]);
      return success({ status: true, municipalities, mostOrdered });
    }),
    listDocumentTypes: sameForAll('listDocumentTypes', [], async () =>
      success(await geo.listDocumentTypes(read)),
    ),
    listPersonTypes: sameForAll('listPersonTypes', [], async () => success(await geo.listPersonTypes(read))),
    geocodeAddress: ({ body }) => geocodeAddress(context, body),
  };
}
