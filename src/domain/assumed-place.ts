// Apart from the rest of places: the header of every first visit says it.

/** Prices and dates are for this place while nobody has said another one; every text says so. */
export const ASSUMED_PLACE = { cityId: '11001', cityName: 'Bogotá' };
