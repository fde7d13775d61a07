import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { ImportDecisions, ImportPreview } from '#shared/import/preview.ts'
import { isBlank } from '#shared/record.ts'
import { RequestError } from '#web/request.ts'
import { readForm } from '#web/trips/read-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { DialogFooter } from '#web/ui/dialog.tsx'
import { AskAi } from './ask-ai.tsx'
import { ChangesList } from './changes-list.tsx'
import { DocumentsList } from './documents-list.tsx'
import { readAt } from './field-at.ts'
import { Group, ReadParts } from './read-parts.tsx'
import { SourceNote } from './source-note.tsx'
import { tellFailure, useImport } from './use-import.ts'
import { useToggled } from './use-toggled.ts'

type Props = {
	preview: ImportPreview
	onBusy: (isBusy: boolean) => void
	onImported: () => void
	/** Back to the link: the preview has run out. */
	onBack: () => void
	onCancel: () => void
}

/** Shows what was read of a booking, to be filled in, corrected and chosen; then imports exactly that. */
export default function PreviewForm({ preview: given, onBusy, onImported, onBack, onCancel }: Props) {
	// AI may add to it; what was typed and ticked meanwhile stays.
	const [preview, setPreview] = useState(given)
	const { draft, documents, wants, match, staysAway, otherCustomer } = preview
	// What the document lacks is asked for only where the trip lacks it too: that is what is wanted.
	const issues = draft.issues.filter(({ code }) => code !== 'MISSING')
	const form = useRef<HTMLFormElement>(null)
	const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
	const [leaveOut, toggleLeaveOut] = useToggled()
	const [take, toggleTake] = useToggled()
	const [remove, toggleRemove] = useToggled()
	const [fetched, toggleFetched] = useToggled()
	const [isSecond, setIsSecond] = useState(false)
	const [isPending, setIsPending] = useState(false)
	const { commit } = useImport(onImported)

	// The form has taken another's place in the dialog: what there is to do is read out first.
	useEffect(() => toStart(form.current), [])
	useEffect(() => {
		if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
	}, [errors])

	const addTo = (more: ImportPreview) => {
		setPreview(more)
		requestAnimationFrame(() => toStart(form.current))
	}
	const submit = async (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		const corrections = correctionsIn(event.currentTarget, preview)
		const ticked = { leaveOut: [...leaveOut], take: [...take], remove: [...remove], documents: [...fetched] }
		setIsPending(true)
		onBusy(true)
		try {
			await commit(preview, { corrections, ...ticked, otherCustomer: isSecond })
		} catch (error) {
			tellFailure(error)
			if (!(error instanceof RequestError)) return
			setErrors(error.fields)
			if (error.code === 'preview_expired') onBack()
		} finally {
			setIsPending(false)
			onBusy(false)
		}
	}
	const parts = (
		<ReadParts
			draft={draft}
			doubts={{ wants, issues, errors }}
			staysAway={staysAway}
			leaveOut={leaveOut}
			onLeaveOut={toggleLeaveOut}
		/>
	)
	return (
		<form ref={form} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
			<SourceNote preview={preview} issues={issues} />
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
					<Group title={`Changes to ‘${match.tripName}’`}>
						<ChangesList match={match} take={take} remove={remove} onTake={toggleTake} onRemove={toggleRemove} />
					</Group>
					<details open={wants.length > 0}>
						<summary className="min-h-11 cursor-pointer py-2.5 font-medium text-sea">All that the order says</summary>
						<div className="pt-3">{parts}</div>
					</details>
				</>
			) : (
				parts
			)}
			{documents.length > 0 ? (
				<Group title="Documents">
					<DocumentsList documents={documents} errors={errors} ticked={fetched} onTick={toggleFetched} />
				</Group>
			) : null}
			{preview.canAskAi ? (
				<AskAi previewId={preview.id} draft={draft} disabled={isPending} onBusy={onBusy} onRead={addTo} />
			) : null}
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

const toStart = (form: HTMLFormElement | null) => form?.querySelector<HTMLElement>('[data-start]')?.focus()

/** What staff typed, where it isn't what was read. Of a clock the control shows no seconds. */
function correctionsIn(form: HTMLFormElement, { draft }: ImportPreview): ImportDecisions['corrections'] {
	const given = Object.entries(readForm(form)).filter(([path]) => path.includes('/') && !path.startsWith('choice '))
	return Object.fromEntries(
		given.flatMap(([path, value]) => {
			const text = typeof value === 'string' ? value : ''
			const was = readAt(draft, path)
			const isSame = isBlank(text) ? was === undefined : text === was || text === was?.slice(0, 16)
			return isSame ? [] : [[path, text]]
		}),
	)
}
