/** What comes before and after something in staff's list, as it is filtered and sorted; null at the ends of the list. */
export type Neighbours = Record<'previous' | 'next', Neighbour | null>
export type Neighbour = { id: string; name: string }
