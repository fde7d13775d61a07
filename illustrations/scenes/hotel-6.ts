import { harbour } from './hotel-6/harbour.ts'
import { house } from './hotel-6/house.ts'

/** Le Gabian Blanc. */
export const scenes = [...harbour, ...house]
