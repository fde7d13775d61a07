import { dayInWords } from '../trips/timeline/wording.ts'
import type { Day } from './days.ts'
import type { Moment } from './moment.ts'

/** The time of a moment as its traveller reads it: '14:30', 'sunset', or nothing when only the day is known. */
export const timeOfMoment = ({ said, clock }: Moment) => said ?? clock

/** The place whose clock a moment is read from: 'Nice', or null when it is not known. */
export const townOf = ({ place }: Moment) => place?.town ?? place?.airport ?? null

/** 'Fri 22 May 2026 · Day 3' */
export const headingOf = ({ date, number, again }: Day) =>
	[dayInWords(date), again ? 'again: you crossed the date line' : number && `Day ${number}`].filter(Boolean).join(' · ')
