import type { SentJourney } from '#shared/journey/sent-journey.ts'
import { isObject, type Members } from '#shared/stored-shape.ts'

/** A cached journey. Undefined when an earlier release stored the answer, or any part of it cannot be read: half a journey would mislead. */
export function readJourney(journey: unknown): SentJourney | undefined {
	if (!isObject(journey) || !Array.isArray(journey.days) || !journey.days.every(isDay)) return undefined
	if (!Array.isArray(journey.legs) || !Array.isArray(journey.stops)) return undefined
	return journey as unknown as SentJourney
}

const isDay = (day: unknown) =>
	isObject(day) && hasTexts(day, ['key', 'date']) && Array.isArray(day.moments) && day.moments.every(isMoment)

const isMoment = (moment: unknown) =>
	isObject(moment) &&
	hasTexts(moment, ['key', 'what', 'day', 'title']) &&
	isObject(moment.part) &&
	hasTexts(moment.part, ['list', 'id']) &&
	typeof moment.order === 'number'

const hasTexts = (members: Members, names: readonly string[]) =>
	names.every((name) => typeof members[name] === 'string')
