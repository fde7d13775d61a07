import { fieldAt } from '#shared/import/imported-records.ts'
import type { TaughtLayout, TaughtValue } from '#shared/import/taught-layout.ts'
import { ENTERED_KINDS } from '#shared/trips/kinds/registry.ts'
import { ForEditors } from '#web/data/for-editors.tsx'
import { NameForm } from '#web/trips/forms/name-form.tsx'
import { useEditInPlace } from '#web/trips/forms/use-edit-in-place.ts'
import { staffDate } from '#web/trips/staff-date.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'

type Props = { layout: TaughtLayout; onRenamed: () => Promise<unknown>; onDelete: () => void }

/** One taught layout: whose it is, when it was used, and where it finds each value. Its name is edited in place. */
export function LayoutRow({ layout, onRenamed, onDelete }: Props) {
	const { id, name, sender, taughtAt, usedAt, uses, changedAt, values } = layout
	const { isEditing, edit, close, opener } = useEditInPlace()

	const facts = [
		...(sender && sender !== name ? [`From ${sender}`] : []),
		`taught ${staffDate(taughtAt.slice(0, 10))}`,
		usedAt ? `used ${uses === 1 ? 'once' : `${uses} times`}, last ${staffDate(usedAt.slice(0, 10))}` : 'not used yet',
	]
	return (
		<li className="grid gap-2 px-4 py-3 md:px-5">
			{isEditing ? (
				<NameForm
					label="Name of the layout"
					name={name}
					path={`/api/admin/taught-layouts/${id}`}
					onSaved={() => onRenamed().then(close)}
					onCancel={close}
				/>
			) : (
				<div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
					<div className="min-w-0">
						<p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium wrap-anywhere">
							{name} {changedAt ? <Badge tone="amber">Layout has changed</Badge> : null}
						</p>
						<p className="text-sm text-ink-soft wrap-anywhere">{capitalised(facts.join(', '))}</p>
					</div>
					<ForEditors>
						<div className="flex gap-2">
							<Button ref={opener} size="small" aria-label={`Rename ${name}`} onClick={edit}>
								Rename
							</Button>
							<Button size="small" aria-label={`Delete ${name}`} onClick={onDelete}>
								Delete
							</Button>
						</div>
					</ForEditors>
				</div>
			)}
			{changedAt ? (
				<p className="text-sm text-ink-soft">
					Since {staffDate(changedAt.slice(0, 10))} its documents look different and are read without it. Correct one to
					teach the new layout.
				</p>
			) : null}
			<details>
				<summary className="min-h-11 cursor-pointer py-2.5 text-sm font-medium text-sea">
					Where it finds the values
				</summary>
				<dl className="grid gap-x-5 gap-y-1 pb-2 text-sm sm:grid-cols-[14rem_1fr]">
					{values.map((value) => (
						<div key={`${value.list} ${value.field}`} className="contents">
							<dt className="text-ink-soft">{labelOf(value)}</dt>
							<dd className="wrap-anywhere max-sm:mb-1.5">{placeOf(value)}</dd>
						</div>
					))}
				</dl>
			</details>
		</li>
	)
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const labelOf = ({ list, field }: TaughtValue) => {
	const label = fieldAt(list === 'trip' ? `trip/${field}` : `${list}/0/${field}`)?.label ?? field
	return list === 'trip' ? label : `${ENTERED_KINDS[list].labels.title}: ${label}`
}

function placeOf({ before, above }: TaughtValue): string {
	if (before !== '') return `After ‘${before}’`
	return above === '' ? 'By its place among the others' : `At ‘${above}’`
}
