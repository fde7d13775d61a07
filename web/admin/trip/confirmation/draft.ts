import type { ConfirmationContent, WhyBookIcon } from '#shared/booking-confirmation/content.ts'
import { contentSchema } from '#shared/booking-confirmation/content-schema.ts'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'

/** Updates the draft: with some fields, or with fields computed from the current draft. */
export type Change = (patch: Patch | ((was: ConfirmationContent) => Patch)) => void
type Patch = Partial<ConfirmationContent>

/** The place of an image: the section and id of its upload (DOC-20). */
export type PictureSlot =
	| { section: 'destination' }
	| { section: 'hotel' | 'activity'; id: string }
	| { section: 'icon'; index: number }

/** The fields that hold the images and texts of hotels and activities. */
export const MAPS = {
	hotel: { images: 'hotelImages', descriptions: 'hotelDescriptions' },
	activity: { images: 'activityImages', descriptions: 'activityDescriptions' },
} as const

/** The content with this image in its slot; null removes the image there. */
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

/** The entries for the edited lines. Unchanged lines before and after the edit keep their images. */
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

/** The records that are not cancelled: only these are printed and edited. */
export const standing = <T extends { status: string }>(list: readonly T[]) =>
	list.filter(({ status }) => status !== 'cancelled')

/** The content to save, without empty entries and without values of deleted hotels and activities. */
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

/** The validated content, or a message per invalid field. A field in a map is named 'hotelDescriptions/<id>'. */
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
