import { counted } from '#shared/trips/timeline/wording.ts'
import { formatPence, penceOf, readMoney } from '#shared/booking-confirmation/money.ts'
import { checkContent, contentToSend, standing } from './draft.ts'
import type { EditorParts } from './editor-parts.ts'
import { PreviewPages } from './preview-pages.tsx'

export function PreviewTab({ editor }: { editor: EditorParts }) {
	const checked = checkContent(contentToSend(editor.draft, editor.trip))
	return (
		<div className="grid gap-x-10 gap-y-8 md:grid-cols-[16rem_1fr]">
			<Summary editor={editor} />
			{'content' in checked ? (
				<PreviewPages tripId={editor.trip.id} content={checked.content} />
			) : (
				<p className="text-ink-soft">
					Some of what was entered is not right yet: {Object.values(checked.errors).join('. ')}.
				</p>
			)}
		</div>
	)
}

/** What the confirmation contains and what is missing (DOC-28). */
function Summary({ editor: { draft, trip } }: { editor: EditorParts }) {
	const hotels = standing(trip.accommodations)
	const activities = standing(trip.activities)
	const withPicture = (things: readonly { id: string }[], images: Record<string, string>) =>
		`${things.filter(({ id }) => images[id]).length} of ${things.length}`
	const icons = draft.whyBookWithUsIcons.filter(({ text }) => text.trim())
	const total = readMoney(draft.totalPrice ?? '')
	const facts = [
		['Introduction', draft.introductionText],
		['Why Book With Us', draft.whyBookWithUs],
		[
			'Icons',
			icons.length > 0
				? `${icons.length}, with ${counted(icons.filter(({ iconUrl }) => iconUrl).length, 'image')}`
				: null,
		],
		['Destination Overview', draft.destinationOverview],
		['Destination Header Image', draft.destinationHeaderImage && 'Uploaded'],
		['Hotel Images', withPicture(hotels, draft.hotelImages)],
		['Activity Images', withPicture(activities, draft.activityImages)],
		['Total Price', total && formatPence(penceOf(total))],
	] as const
	return (
		<dl className="flex h-fit flex-col gap-4 md:sticky md:top-0">
			{facts.map(([name, value]) => (
				<div key={name}>
					<dt className="text-sm text-ink-soft">{name}</dt>
					<dd className="line-clamp-3 wrap-anywhere whitespace-pre-line">{value?.trim() || 'Not set'}</dd>
				</div>
			))}
		</dl>
	)
}
