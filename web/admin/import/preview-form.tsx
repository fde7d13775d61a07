import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { DRAFT_LISTS, type DraftElement, type DraftFields, type DraftList } from '#shared/import/draft.ts'
import { IMPORTED, importedTripFields, titleOf, tripFieldsIn } from '#shared/import/imported-records.ts'
import { MONEY_FIELDS } from '#shared/import/money-fields.ts'
import type { ImportDecisions, ImportPreview } from '#shared/import/preview.ts'
import { isBlank } from '#shared/record.ts'
import { RequestError } from '#web/request.ts'
import { readForm } from '#web/trips/read-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { DialogFooter } from '#web/ui/dialog.tsx'
import { ChangesList } from './changes-list.tsx'
import { PartCard } from './part-card.tsx'
import { SourceNote } from './source-note.tsx'
import { tellFailure, useImport } from './use-import.ts'

type Props = {
	preview: ImportPreview
	onBusy: (isBusy: boolean) => void
	onImported: () => void
	/** Back to the link: the preview has run out. */
	onBack: () => void
	onCancel: () => void
}

const TITLES: Record<DraftList, string> = {
	guests: 'Guests',
	flights: 'Flights',
	accommodations: 'Accommodations',
	transfers: 'Transfers',
	activities: 'Activities',
}

/** Shows what was read of a booking, to be filled in, corrected and chosen; then imports exactly that. */
export default function PreviewForm({ preview, onBusy, onImported, onBack, onCancel }: Props) {
	const { draft, wants, match, otherCustomer } = preview
	const form = useRef<HTMLFormElement>(null)
	const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
	const [leaveOut, toggleLeaveOut] = useToggled()
	const [take, toggleTake] = useToggled()
	const [remove, toggleRemove] = useToggled()
	const [isSecond, setIsSecond] = useState(false)
	const [isPending, setIsPending] = useState(false)
	const { commit } = useImport(onImported)

	// The form has taken the dialog's place: reading starts at its top, and at the first thing to do.
	useEffect(() => {
		form.current?.querySelector<HTMLElement>('[data-start]')?.focus()
	}, [])
	useEffect(() => {
		if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
	}, [errors])

	const submit = async (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		const decisions: ImportDecisions = {
			corrections: correctionsIn(event.currentTarget, preview),
			leaveOut: [...leaveOut],
			take: [...take],
			remove: [...remove],
			otherCustomer: isSecond,
		}
		setIsPending(true)
		onBusy(true)
		try {
			await commit(preview, decisions)
		} catch (error) {
			tellFailure(error)
			if (error instanceof RequestError) setErrors(error.fields)
			if (error instanceof RequestError && error.code === 'preview_expired') onBack()
		} finally {
			setIsPending(false)
			onBusy(false)
		}
	}
	const doubts = { wants, issues: draft.issues, errors }
	const parts = (
		<div className="flex flex-col gap-6">
			<Part title="Trip">
				<PartCard
					{...doubts}
					path="trip"
					title={String(draft.trip.name?.value ?? 'Trip')}
					fields={importedTripFields}
					read={tripFieldsIn(draft)}
				/>
			</Part>
			{DRAFT_LISTS.filter((list) => draft[list].length > 0).map((list) => (
				<Part key={list} title={TITLES[list]}>
					{draft[list].map((element, index) => (
						<PartCard
							{...doubts}
							key={titleOf(list, valuesOf(element), index)}
							path={`${list}/${index}`}
							title={titleOf(list, valuesOf(element), index)}
							fields={IMPORTED[list].fields}
							read={element.fields}
							isOptional
							isLeftOut={leaveOut.has(`${list}/${index}`)}
							onLeaveOut={(isLeftOut) => toggleLeaveOut(`${list}/${index}`, isLeftOut)}
						/>
					))}
				</Part>
			))}
			{Object.keys(draft.pricing).length > 0 ? (
				<Part title="Price">
					<PartCard
						{...doubts}
						path="pricing"
						title="For the booking confirmation"
						fields={MONEY_FIELDS}
						read={draft.pricing}
					/>
				</Part>
			) : null}
		</div>
	)
	return (
		<form ref={form} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
			<SourceNote preview={preview} />
			{otherCustomer ? (
				<div className="rounded-lg bg-yellow-wash px-4 py-3 md:px-5">
					<p>
						This order is already the trip ‘{otherCustomer.tripName}’ of {otherCustomer.customerName}.
					</p>
					<Checkbox
						label="Make a second trip of it for the customer chosen now"
						checked={isSecond}
						onChange={(event) => setIsSecond(event.currentTarget.checked)}
					/>
				</div>
			) : null}
			{match ? (
				<>
					<Part title={`Changes to ‘${match.tripName}’`}>
						{match.reopensApproval ? (
							<p className="rounded-lg bg-yellow-wash px-4 py-3 md:px-5">
								Guests who were approved change: their details will have to be approved again.
							</p>
						) : null}
						<ChangesList match={match} take={take} remove={remove} onTake={toggleTake} onRemove={toggleRemove} />
					</Part>
					<details open={wants.length > 0}>
						<summary className="flex min-h-11 cursor-pointer items-center font-medium text-sea">
							All that the order says
						</summary>
						<div className="pt-3">{parts}</div>
					</details>
				</>
			) : (
				parts
			)}
			<DialogFooter>
				<Button onClick={onCancel} disabled={isPending}>
					Cancel
				</Button>
				<Button type="submit" variant="primary" pending={isPending} disabled={otherCustomer !== null && !isSecond}>
					{isPending ? 'Importing...' : match ? 'Update Trip' : 'Import Trip'}
				</Button>
			</DialogFooter>
		</form>
	)
}

function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div className="flex flex-col gap-3">
			<h3 className="font-display text-xl">{title}</h3>
			{children}
		</div>
	)
}

function useToggled() {
	const [paths, setPaths] = useState<ReadonlySet<string>>(new Set())
	const toggle = (path: string, isIn: boolean) =>
		setPaths((before) => {
			const after = new Set(before)
			if (isIn) after.add(path)
			else after.delete(path)
			return after
		})
	return [paths, toggle] as const
}

const valuesOf = ({ fields }: DraftElement) =>
	Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))

/** What staff typed, where it isn't what was read. */
function correctionsIn(form: HTMLFormElement, { draft }: ImportPreview): ImportDecisions['corrections'] {
	const given = Object.entries(readForm(form)).filter(([path]) => /^[a-z]+\//i.test(path))
	return Object.fromEntries(
		given.flatMap(([path, value]) => {
			const text = typeof value === 'string' ? value : ''
			const was = readAt(draft, path)
			const isSame = isBlank(text) ? was === undefined : text === was || text === was?.slice(0, 16)
			return isSame ? [] : [[path, text]]
		}),
	)
}

function readAt(draft: ImportPreview['draft'], path: string): string | undefined {
	const [list = '', ...rest] = path.split('/')
	const fields: DraftFields | undefined =
		list === 'trip'
			? tripFieldsIn(draft)
			: list === 'pricing'
				? draft.pricing
				: draft[list as DraftList][Number(rest[0])]?.fields
	const value = fields?.[rest.at(-1) ?? '']?.value
	return value === undefined ? undefined : String(value)
}
