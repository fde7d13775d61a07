import type { Drawing } from './shapes.ts'

/** A picture with the name that properties use, drawn at a progress from 0 to 1. The end of a film equals its start. */
export type Scene = { name: string; draw: (progress: number) => Drawing }

/** Declares a picture, with its layers from the sky down to the foreground. */
export const scene = (name: string, draw: (progress: number) => Drawing): Scene => ({ name, draw })
