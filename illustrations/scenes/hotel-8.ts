import { outside } from './hotel-8/outside.ts'
import { rooms } from './hotel-8/rooms.ts'

export const scenes = [...outside, ...rooms]
