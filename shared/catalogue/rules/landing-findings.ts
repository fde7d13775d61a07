import type { LandingContent } from '../content.ts'
import { slugOf } from '../events/event-slug.ts'
import { presentSlugs } from '../events/renamed-events.ts'
import { advice, error, type Finding, missingPicture, type Surroundings } from './finding.ts'

/** What is wrong between the parts of the landing page, and with the properties and events that it names. */
export function landingFindings(landing: LandingContent, { hasEvent, hasNumber, hasPicture }: Surroundings): Finding[] {
	const { openings, destinations, services, planners = [], events = [], renamedEvents = [] } = landing
	const pictures = [
		...Object.entries(openings).map(([key, { picture }]) => [`openings.${key}.picture.name`, picture.name] as const),
		...destinations.map(({ picture }, index) => [`destinations.${index}.picture.name`, picture.name] as const),
		...services.map(({ picture }, index) => [`services.${index}.picture.name`, picture.name] as const),
		...planners.map(({ picture }, index) => [`planners.${index}.picture.name`, picture.name] as const),
	]
	const slugs = events.map(({ name }) => slugOf(name))
	const present = presentSlugs(renamedEvents, hasEvent)
	const formerSlugs = renamedEvents.map(({ formerName }) => slugOf(formerName))
	return [
		...pictures.map(([path, name]) => !hasPicture(name) && error(path, missingPicture(name))),
		new Set(destinations.map(({ name }) => name)).size < destinations.length &&
			error('destinations', 'Two destinations have one name'),
		new Set(slugs).size < slugs.length && error('events', 'Two events have one page'),
		new Set(formerSlugs).size < formerSlugs.length && error('renamedEvents', 'A former name leads to two events'),
		...slugs.map(
			(slug, index) => !hasEvent(slug) && advice(`events.${index}.name`, 'No public hotel is tagged with this event'),
		),
		...formerSlugs.map(
			(slug, index) =>
				hasEvent(slug) &&
				advice(`renamedEvents.${index}.formerName`, 'Public hotels have this event, so its page stays'),
		),
		...formerSlugs.map(
			(slug, index) =>
				!hasEvent(slug) &&
				!present.has(slug) &&
				advice(`renamedEvents.${index}.name`, 'No public hotel is tagged with this event'),
		),
		...destinations.flatMap(({ villas, hotels }, index) => [
			...villas.map(
				(id) => !hasNumber('villa', id) && advice(`destinations.${index}.villas`, `Villa ${id} is not public`),
			),
			...hotels.map(
				(id) => !hasNumber('hotel', id) && advice(`destinations.${index}.hotels`, `Hotel ${id} is not public`),
			),
		]),
	].filter((finding) => finding !== false)
}
