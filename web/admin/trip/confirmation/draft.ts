import type { ConfirmationContent, WhyBookIcon } from '#shared/booking-confirmation/content.ts'
import { contentSchema } from '#shared/booking-confirmation/content-schema.ts'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'

/** Changes what the editor holds: some fields, or what follows from all of them. */
export type Change = (patch: Patch | ((was: ConfirmationContent) => Patch)) => void
type Patch = Partial<ConfirmationContent>

/** Where a picture goes: the section and id of its upload (DOC-20). */
export type PictureSlot =
	| { section: 'destination' }
	| { section: 'hotel' | 'activity'; id: string }
	| { section: 'icon'; index: number }

/** The fields in which the pictures and the texts of hotels and activities stand. */
export const MAPS = {
	hotel: { images: 'hotelImages', descriptions: 'hotelDescriptions' },
	activity: { images: 'activityImages', descriptions: 'activityDescriptions' },
} as const

/** The content with this picture in its place; null takes the one that is there away. */
export function withPicture(content: ConfirmationContent, slot: PictureSlot, url: string | null): Patch {
	if (slot.section === 'destination') return { destinationHeaderImage: url }
	if (slot.section === 'icon')
		return {
			whyBookWithUsIcons: content.whyBookWithUsIcons.map((icon, index) =>
				index === slot.index ? { ...icon, iconUrl: url } : icon,
			),
		}
	const { images } = MAPS[slot.section]
	const { [slot.id]: _before, ...others } = content[images]
	return { [images]: url ? { ...others, [slot.id]: url } : others }
}

/** The entries as lines of text. */
export const linesOf = (icons: readonly WhyBookIcon[]) => icons.map(({ text }) => text).join('\n')

/** The entries that the lines say now: those before and after what was written keep their pictures. */
export function iconsOf(lines: string, before: readonly WhyBookIcon[]): WhyBookIcon[] {
	const texts = lines === '' ? [] : lines.split('\n')
	const shorter = Math.min(texts.length, before.length)
	const isSame = (n: number) => texts.at(n) === before.at(n)?.text
	let head = 0
	while (head < shorter && isSame(head)) head++
	let tail = 0
	while (tail < shorter - head && isSame(-1 - tail)) tail++
	const isRewritten = texts.length === before.length
	return texts.map((text, n) => {
		const fromEnd = texts.length - n
		const old = n < head || isRewritten ? before[n] : fromEnd <= tail ? before.at(-fromEnd) : undefined
		return { text, iconUrl: old?.iconUrl ?? null }
	})
}

/** What stands: cancelled hotels and activities are not printed, nor asked about. */
export const standing = <T extends { status: string }>(list: readonly T[]) =>
	list.filter(({ status }) => status !== 'cancelled')

/** What is sent: entries without words are none, and of hotels and activities that are gone nothing is left. */
export function contentToSend(draft: ConfirmationContent, trip: WholeTrip): ConfirmationContent {
	const stays = new Set(trip.accommodations.map(({ id }) => id))
	const activities = new Set(trip.activities.map(({ id }) => id))
	return {
		...draft,
		whyBookWithUsIcons: draft.whyBookWithUsIcons.filter(({ text }) => text.trim() !== ''),
		hotelImages: only(draft.hotelImages, stays),
		hotelDescriptions: only(draft.hotelDescriptions, stays),
		activityImages: only(draft.activityImages, activities),
		activityDescriptions: only(draft.activityDescriptions, activities),
	}
}

const only = (map: Record<string, string>, ids: ReadonlySet<string>) =>
	Object.fromEntries(Object.entries(map).filter(([id]) => ids.has(id)))

export type Errors = Readonly<Record<string, string>>

/** The content as it may be sent, or a sentence for each field in error; in a map the field is named 'hotelDescriptions/<id>'. */
export function checkContent(content: ConfirmationContent): { content: ConfirmationContent } | { errors: Errors } {
	const checked = contentSchema.safeParse(content)
	if (checked.success) return { content: checked.data }
	const errors: Record<string, string> = {}
	for (const { path, message } of checked.error.issues) {
		const [field, key] = path
		errors[typeof key === 'string' ? `${String(field)}/${key}` : String(field)] ??= message
	}
	return { errors }
}
