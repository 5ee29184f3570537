/** A place for an address. `accuracy`: how close the point is to the door. */
export interface GeocodedPoint {
  latitude: number;
  longitude: number;
  accuracy: 'address' | 'street' | 'city';
  provider: string;
}

export interface GeocodingQuestion {
  address: string;
  city: { id: string; name: string; departmentName: string; latitude: number; longitude: number };
}

/** Null: no such address. Outages throw. */
export interface Geocoder {
  locate(question: GeocodingQuestion): Promise<GeocodedPoint | null>;
}
