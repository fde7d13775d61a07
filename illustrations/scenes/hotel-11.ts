import { outside } from './hotel-11/outside.ts'
import { rooms } from './hotel-11/rooms.ts'

export const scenes = [...outside, ...rooms]
