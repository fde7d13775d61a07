import { gardens } from './hotel-7/gardens.ts'
import { house } from './hotel-7/house.ts'

/** Grand Hotel Capeline. */
export const scenes = [...gardens, ...house]
