export type Coordinates = { latitude: number; longitude: number };

/** Spec codCiudad (DANE code, '05001'), nomCiudad. The coordinates are those of the seat. */
export type City = Coordinates & { id: string; name: string; departmentId: string };

const EARTH_RADIUS_KILOMETRES = 6371;

/** Great-circle distance (haversine). */
export function distanceKilometres(from: Coordinates, to: Coordinates): number {
  const latitudeHalf = Math.sin(radians(to.latitude - from.latitude) / 2);
  const longitudeHalf = Math.sin(radians(to.longitude - from.longitude) / 2);
  const chord =
    latitudeHalf ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * longitudeHalf ** 2;
  // Rounding can push opposite points a hair above 1, where asin is NaN.
  return 2 * EARTH_RADIUS_KILOMETRES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** City and department for a reader; Bogotá is its own department and named once. */
export function placeName({ city, department }: { city: string; department: string }): string {
  return city === department ? city : `${city}, ${department}`;
}
