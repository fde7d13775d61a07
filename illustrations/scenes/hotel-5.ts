import { house } from './hotel-5/house.ts'
import { outside } from './hotel-5/outside.ts'

/** Hotel Contrejour. */
export const scenes = [...outside, ...house]
