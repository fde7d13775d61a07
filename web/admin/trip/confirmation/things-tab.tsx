import { BedDouble, Ticket } from 'lucide-react'
import { dayInWords, dayRange } from '#shared/trips/timeline/wording.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { MAPS, standing } from './draft.ts'
import type { EditorParts } from './editor-parts.ts'
import { PictureField } from './picture-field.tsx'

type Thing = { id: string; name: string; when: string; fallback: string; isTaken: boolean }
type Props = { editor: EditorParts }

export function HotelsTab({ editor }: Props) {
	const hotels = standing(editor.trip.accommodations).map(
		({ id, hotelName, checkIn, checkOut, catalogueVersionId }) => ({
			id,
			name: hotelName,
			when: dayRange(checkIn, checkOut),
			isTaken: catalogueVersionId !== null,
			fallback: catalogueVersionId
				? 'Left empty, the description from the catalogue is printed.'
				: 'Left empty, it is left out.',
		}),
	)
	if (hotels.length === 0) return <EmptyState icon={<BedDouble />} title="No accommodations added yet" />
	return <Things editor={editor} kind="hotel" things={hotels} />
}

export function ActivitiesTab({ editor }: Props) {
	const activities = standing(editor.trip.activities).map(({ id, name, date, description, catalogueVersionId }) => ({
		id,
		name,
		when: dayInWords(date),
		isTaken: catalogueVersionId !== null,
		fallback: description ? 'Left empty, the activity’s own description is printed.' : 'Left empty, it is left out.',
	}))
	if (activities.length === 0) return <EmptyState icon={<Ticket />} title="No activities added yet" />
	return <Things editor={editor} kind="activity" things={activities} />
}

/** An image and a text for each hotel, or each activity. */
function Things({ editor, kind, things }: Props & { kind: keyof typeof MAPS; things: readonly Thing[] }) {
	const { draft, errors, change } = editor
	const { images, descriptions } = MAPS[kind]
	return (
		<ul className="flex flex-col divide-y divide-line">
			{things.map(({ id, name, when, fallback, isTaken }) => (
				<li key={id} className="py-6 first:pt-0 last:pb-0">
					<h3 className="font-medium wrap-anywhere">{name}</h3>
					<p className="mb-4 text-sm text-ink-soft">
						{when}
						{isTaken ? '. Without an image of your own, the catalogue’s photograph is printed.' : null}
					</p>
					<div className="grid gap-x-6 gap-y-4 md:grid-cols-[16rem_1fr]">
						<PictureField
							editor={editor}
							slot={{ section: kind, id }}
							url={draft[images][id] ?? null}
							name={`image of ${name}`}
							label="Image"
							error={errors[`${images}/${id}`]}
						/>
						<Field label={`Description of ${name}`} hint={fallback} error={errors[`${descriptions}/${id}`]}>
							{(control) => (
								<Textarea
									{...control}
									rows={6}
									value={draft[descriptions][id] ?? ''}
									onChange={({ currentTarget }) => {
										const { value } = currentTarget
										change((was) => ({ [descriptions]: { ...was[descriptions], [id]: value } }))
									}}
								/>
							)}
						</Field>
					</div>
				</li>
			))}
		</ul>
	)
}
