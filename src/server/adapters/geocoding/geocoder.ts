/** A place for an address. `accuracy`: how close the point is to the door. */
export interface GeocodedPoint {
  latitude: number;
  longitude: number;
  accuracy: 'address' | 'street' | 'city';
}

export interface GeocodingQuestion {
  /** Normalised, without apartment or tower. */
  address: string;
  city: { id: string; name: string; departmentName: string; latitude: number; longitude: number };
}

export interface Geocoder {
  /** Stored with every answer that is kept; answers of one provider never stand for another's. */
  provider: string;
  /** How long an answer may be kept; 0 for one that costs nothing. */
  keptDays: number;
  /** Null: no such address. Outages, refusals and replies that cannot be read throw. */
  locate(question: GeocodingQuestion): Promise<GeocodedPoint | null>;
}
