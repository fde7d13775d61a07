import type { LandingContent } from '../content.ts'
import { slugOf } from '../event-slug.ts'
import { advice, error, type Finding, missingPicture, type Surroundings } from './finding.ts'

/** What is wrong between the parts of the landing page, and with the properties and events that it names. */
export function landingFindings(landing: LandingContent, { others, hasPicture }: Surroundings): Finding[] {
	const { openings, destinations, services, planners = [], events = [] } = landing
	const pictures = [
		...Object.entries(openings).map(([key, { picture }]) => [`openings.${key}.picture.name`, picture.name] as const),
		...destinations.map(({ picture }, index) => [`destinations.${index}.picture.name`, picture.name] as const),
		...services.map(({ picture }, index) => [`services.${index}.picture.name`, picture.name] as const),
		...planners.map(({ picture }, index) => [`planners.${index}.picture.name`, picture.name] as const),
	]
	const slugs = events.map(({ name }) => slugOf(name))
	const publicSlugs = new Set(
		others.flatMap((other) => (other.kind === 'hotel' ? other.content.eventTags : [])).map(slugOf),
	)
	const isPublic = (kind: 'villa' | 'hotel', number: string) =>
		others.some((other) => other.kind === kind && other.number === number)
	return [
		...pictures.map(([path, name]) => !hasPicture(name) && error(path, missingPicture(name))),
		new Set(destinations.map(({ name }) => name)).size < destinations.length &&
			error('destinations', 'Two destinations have one name'),
		new Set(slugs).size < slugs.length && error('events', 'Two events have one page'),
		...slugs.map(
			(slug, index) =>
				!publicSlugs.has(slug) && advice(`events.${index}.name`, 'No public hotel is tagged with this event'),
		),
		...destinations.flatMap(({ villas, hotels }, index) => [
			...villas.map(
				(id) => !isPublic('villa', id) && advice(`destinations.${index}.villas`, `Villa ${id} is not public`),
			),
			...hotels.map(
				(id) => !isPublic('hotel', id) && advice(`destinations.${index}.hotels`, `Hotel ${id} is not public`),
			),
		]),
	].filter((finding) => finding !== false)
}
