import { house } from './hotel-4/house.ts'
import { promenade } from './hotel-4/promenade.ts'

/** Hotel des Persiennes. */
export const scenes = [...promenade, ...house]
