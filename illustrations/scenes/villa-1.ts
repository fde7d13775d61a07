import { grounds } from './villa-1/grounds.ts'
import { house } from './villa-1/house.ts'
import { terraces } from './villa-1/terraces.ts'

/** The villa above Vallauris. */
export const scenes = [...terraces, ...grounds, ...house]
