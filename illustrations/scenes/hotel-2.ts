import { outside } from './hotel-2/outside.ts'
import { rooms } from './hotel-2/rooms.ts'

export const scenes = [...outside, ...rooms]
