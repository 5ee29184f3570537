import { success } from '../../../../domain/result.ts';
import type { geoEndpoints } from '../../../../wire/shipping/geo.ts';
import type { Context } from '../../../context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import * as geo from '../geo/geo.repository.ts';
import { geocodeAddress } from '../geo/geocoding.service.ts';

/** Reference lists are read as they stand: no rule lies between route and table. */
export function geoRoutes(context: Context): Handlers<keyof typeof geoEndpoints> {
  const { read } = context;
  return {
    listDepartments: async () => success(await geo.listDepartments(read)),
    listCities: async ({ query }) => success(await geo.listCities(read, query.departmentId)),
    listDocumentTypes: async () => success(await geo.listDocumentTypes(read)),
    listPersonTypes: async () => success(await geo.listPersonTypes(read)),
    geocodeAddress: ({ body }) => geocodeAddress(context, body),
  };
}
