import { outside } from './hotel-12/outside.ts'
import { rooms } from './hotel-12/rooms.ts'

export const scenes = [...outside, ...rooms]
