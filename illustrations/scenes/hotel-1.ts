import { outside } from './hotel-1/outside.ts'
import { rooms } from './hotel-1/rooms.ts'

export const scenes = [...outside, ...rooms]
