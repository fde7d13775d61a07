import type { Drawing } from './marks.ts'

/** A picture by the name under which properties show it, and how it is drawn at a moment from 0 to 1: a film's end meets its start. */
export type Scene = { name: string; draw: (moment: number) => Drawing }

/** Declares a picture; its layers from the sky down to what lies at our feet. */
export const scene = (name: string, draw: (moment: number) => Drawing): Scene => ({ name, draw })
