import { type SubmitEvent, useState } from 'react'
import type { CatalogueItem, CatalogueOffer } from '#shared/catalogue/catalogue-item.ts'
import type { Choices } from '#shared/catalogue/drafts/merge-content.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogFooter } from '#web/ui/dialogs/dialog.tsx'
import type { DraftStore } from '../editor/draft-store.ts'
import { labelAt } from '../fields/sections.ts'
import { isWithin } from '../form/form-context.ts'
import { itemName } from '../item-names.ts'
import { useItemCall } from '../publish/use-item-call.ts'
import { OfferedChange, type OfferedField } from './offered-change.tsx'

type Props = { item: CatalogueItem; offer: CatalogueOffer; store: DraftStore; onDone: () => void; onCancel: () => void }

/** The choice for each field that the offer changes. What staff have not written themselves is taken unless they say otherwise. */
export function OfferForm({ item, offer, store, onDone, onCancel }: Props) {
	const [choices, setChoices] = useState<Choices>({})
	const [isMissing, setIsMissing] = useState(false)
	const { isPending, call } = useItemCall(store, onDone)
	const fields = fieldsOf(offer)
	const choiceFor = ({ path, isConflict }: OfferedField) => choices[path] ?? (isConflict ? null : 'theirs')
	const chooseAll = (whose: 'yours' | 'theirs') =>
		setChoices(Object.fromEntries(fields.map(({ path }) => [path, whose])))
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		const undecided = fields.find((field) => choiceFor(field) === null)
		setIsMissing(undecided !== undefined)
		if (undecided) event.currentTarget.querySelector<HTMLElement>(`[name="${CSS.escape(undecided.path)}"]`)?.focus()
		else
			void call(
				{ success: 'Taken into the draft', failure: 'Not taken' },
				`/api/admin/catalogue/items/${item.id}/offer`,
				{
					version: item.version,
					choices,
				},
			)
	}
	if (item.state === 'offered')
		return (
			<form noValidate onSubmit={submit}>
				<p>{`It becomes a draft of ${itemName(item)}, which visitors see once you publish it.`}</p>
				<Footer isPending={isPending} onCancel={onCancel} />
			</form>
		)
	return (
		<form noValidate onSubmit={submit} className="grid gap-6">
			{fields.length === 0 ? <p>The draft says all of it already.</p> : null}
			{fields.length > 1 ? (
				<div className="flex flex-wrap gap-3">
					<Button size="small" onClick={() => chooseAll('theirs')}>
						Take everything
					</Button>
					<Button size="small" onClick={() => chooseAll('yours')}>
						Leave everything
					</Button>
				</div>
			) : null}
			{fields.map((field) => {
				const choice = choiceFor(field)
				return (
					<OfferedChange
						key={field.path}
						field={field}
						label={labelAt(item.kind, offer.content, field.path)}
						choice={choice}
						isMissing={isMissing && choice === null}
						onChoose={(whose) => setChoices({ ...choices, [field.path]: whose })}
					/>
				)
			})}
			<Footer isPending={isPending} onCancel={onCancel} />
		</form>
	)
}

/** Conflicts first: only staff can decide them. */
function fieldsOf({ conflicts, changes }: CatalogueOffer): OfferedField[] {
	const isOpen = (path: string) => conflicts.some((conflict) => isWithin(path, conflict.path))
	return [
		...conflicts.map(({ path, yours, theirs }) => ({ path, yours, theirs, isConflict: true })),
		...changes
			.filter(({ path }) => !isOpen(path))
			.map(({ path, before, after }) => ({ path, yours: before, theirs: after, isConflict: false })),
	]
}

const Footer = ({ isPending, onCancel }: { isPending: boolean; onCancel: () => void }) => (
	<DialogFooter>
		<Button onClick={onCancel} disabled={isPending}>
			Cancel
		</Button>
		<Button type="submit" variant="primary" pending={isPending}>
			Take into the draft
		</Button>
	</DialogFooter>
)
