type Placed = { location: string; country: string }

/** 'Vallauris, France'; a city that is its own country is named once. */
export const placeOf = ({ location, country }: Placed) => (location === country ? country : `${location}, ${country}`)
