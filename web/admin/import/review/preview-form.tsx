import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { ImportDecisions, ImportPreview } from '#shared/import/preview.ts'
import { RequestError } from '#web/data/request.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogFooter } from '#web/ui/dialogs/dialog.tsx'
import { DiscardChanges } from '#web/ui/dialogs/discard-changes.tsx'
import { AskAi } from '../ask-ai.tsx'
import { ChangesList } from './changes-list.tsx'
import { OtherCustomer } from './decisions.tsx'
import { DocumentsList } from './documents-list.tsx'
import { correctionsIn } from './draft-values.ts'
import { DraftParts, ReviewSection } from './draft-parts.tsx'
import { ReviewSummary } from './review-summary.tsx'
import { type RereadBooking, showFailure, useImport } from '../use-import.ts'
import { UnusedList } from './unused-list.tsx'
import { tickedPaths, useTicks } from './use-ticks.ts'

type Props = {
	preview: ImportPreview
	reread: RereadBooking
	onBusy: (isBusy: boolean) => void
	onImported: () => void
	/**
	 * Returns to the link, either on request or because the preview has expired and the booking now reads differently.
	 */
	onBack: () => void
	onCancel: () => void
}

/** Shows what was read of a booking for staff to complete and correct, then imports exactly that. */
export default function PreviewForm({ preview: given, reread, onBusy, onImported, onBack, onCancel }: Props) {
	// AI may replace the preview. What staff typed and ticked stays.
	const [preview, setPreview] = useState(given)
	const [typed, setTyped] = useState<ImportDecisions['corrections']>({})
	const { draft, documents, wants: missingFields, match, staysAway, otherCustomer } = preview
	// A value that the document lacks may exist in the trip. `missingFields` lists what is really missing.
	const issues = draft.issues.filter(({ code }) => code !== 'MISSING')
	const form = useRef<HTMLFormElement>(null)
	const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
	const { ticks, tick, isTicked } = useTicks(given)
	const [isSecond, setIsSecond] = useState(false)
	const [isPending, setIsPending] = useState(false)
	const [isConfirmingBack, setIsConfirmingBack] = useState(false)
	const { commit } = useImport(onImported)

	// The form replaced another one in the dialog, so the summary gets the focus and is read out.
	useEffect(() => focusSummary(form.current), [])
	useEffect(() => {
		if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
	}, [errors])

	const replacePreview = (next: ImportPreview) => {
		if (form.current) setTyped(correctionsIn(form.current, preview))
		setPreview(next)
		requestAnimationFrame(() => focusSummary(form.current))
	}
	const back = () => {
		const isEdited = isTicked || (form.current && Object.keys(correctionsIn(form.current, preview)).length > 0)
		if (isEdited) setIsConfirmingBack(true)
		else onBack()
	}
	const submit = async (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		const corrections = correctionsIn(event.currentTarget, preview)
		setIsPending(true)
		onBusy(true)
		try {
			await commit(preview, { corrections, ...tickedPaths(ticks), otherCustomer: isSecond }, reread)
		} catch (error) {
			showFailure(error)
			if (!(error instanceof RequestError)) return
			setErrors(error.fields)
			if (error.code === 'preview_expired') onBack()
			// Another import of the order was faster.
			if (error.code === 'order_other_customer')
				replacePreview({ ...preview, ...(error.body as Pick<ImportPreview, 'otherCustomer'>) })
		} finally {
			setIsPending(false)
			onBusy(false)
		}
	}
	const parts = (
		<DraftParts
			draft={draft}
			review={{ missingFields, issues, errors, typed }}
			staysAway={staysAway}
			leaveOut={ticks.leaveOut}
			onLeaveOut={(path, isLeftOut) => tick('leaveOut', path, isLeftOut)}
		/>
	)
	return (
		<form ref={form} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
			<ReviewSummary preview={preview} issues={issues} />
			{otherCustomer ? <OtherCustomer preview={preview} isSecond={isSecond} onSecond={setIsSecond} /> : null}
			{match ? (
				<>
					<ChangesList match={match} ticks={ticks} onTick={tick} />
					<details open={missingFields.length > 0}>
						<summary className="min-h-11 cursor-pointer py-2.5 font-medium text-sea">All values in the order</summary>
						<div className="pt-3">{parts}</div>
					</details>
				</>
			) : (
				parts
			)}
			{draft.unused && draft.unused.length > 0 ? (
				<ReviewSection title="Not Used from the Document">
					<UnusedList unused={draft.unused} />
				</ReviewSection>
			) : null}
			{documents.length > 0 ? (
				<ReviewSection title="Documents">
					<DocumentsList documents={documents} errors={errors} ticked={ticks.documents} onTick={tick} />
				</ReviewSection>
			) : null}
			{preview.canAskAi ? (
				<AskAi previewId={preview.id} draft={draft} disabled={isPending} onRead={replacePreview} />
			) : null}
			<DialogFooter>
				<Button variant="quiet" className="sm:mr-auto sm:-ml-5" disabled={isPending} onClick={back}>
					Back
				</Button>
				<Button onClick={onCancel} disabled={isPending}>
					Cancel
				</Button>
				<Button type="submit" variant="primary" pending={isPending} disabled={otherCustomer !== null && !isSecond}>
					{isPending ? 'Importing...' : match ? 'Update Trip' : 'Import Trip'}
				</Button>
			</DialogFooter>
			<DiscardChanges open={isConfirmingBack} onKeep={() => setIsConfirmingBack(false)} onDiscard={onBack} />
		</form>
	)
}

const focusSummary = (form: HTMLFormElement | null) => form?.querySelector<HTMLElement>('[data-start]')?.focus()
