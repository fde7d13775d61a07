import { type SubmitEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { viewerDay } from '#shared/dates.ts'
import type { ImportedKind, UnusedEntity } from '#shared/import/draft.ts'
import type { ImportDecisions, Imported, ImportPreview } from '#shared/import/preview.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogFooter } from '#web/ui/dialogs/dialog.tsx'
import { DiscardChanges } from '#web/ui/dialogs/discard-changes.tsx'
import { AskAi } from '../ask-ai.tsx'
import { AddPart } from './add-part.tsx'
import { ChangesList } from './changes-list.tsx'
import { OtherCustomer } from './decisions.tsx'
import { DocumentsList } from './documents-list.tsx'
import {
	type DateAnswers,
	type DateQuestion,
	dateQuestions,
	followingValues,
	isAnswered,
	setsOthers,
} from './date-questions.ts'
import { correctionsIn, movedBehind } from './draft-values.ts'
import { DocumentPane } from './document/document-pane.tsx'
import { SourceDocument } from './document/source-document.tsx'
import { useFillFromDocument } from './document/use-fill-from-document.ts'
import { type AddedParts, DraftParts, ReviewSection } from './draft-parts.tsx'
import { OneAnswer } from './one-answer.tsx'
import { ReviewSummary } from './review-summary.tsx'
import type { RereadBooking } from '../use-import.ts'
import { UnusedList } from './unused-list.tsx'
import { useSaveReview } from './use-save-review.ts'
import { tickedPaths, useTicks } from './use-ticks.ts'

type Props = {
	preview: ImportPreview
	reread: RereadBooking
	onBusy: (isBusy: boolean) => void
	onImported: (imported: Imported) => void
	/** Whether the trip is shown once it is imported. */
	opensTrip?: boolean
	/**
	 * Returns to the link, either on request or because the preview has expired and the booking now reads differently.
	 */
	onBack: () => void
	onCancel: () => void
}

/** Shows what was read of a booking for staff to complete and correct, then imports exactly that. */
export default function PreviewForm({
	preview: given,
	reread,
	onBusy,
	onImported,
	opensTrip = true,
	onBack,
	onCancel,
}: Props) {
	// AI may replace the preview. What staff typed and ticked stays.
	const [preview, setPreview] = useState(given)
	const [byHand, setByHand] = useState<ImportDecisions['corrections']>({})
	const { draft, documents, wants: missingFields, match, staysAway, otherCustomer } = preview
	// A value that the document lacks may exist in the trip. `missingFields` lists what is really missing.
	const [answers, setAnswers] = useState<DateAnswers>({})
	const [today] = useState(() => viewerDay(new Date()))
	const questions = dateQuestions(draft, draft.issues, today)
	const typed = { ...followingValues(draft, questions, answers, byHand), ...byHand }
	const issues = draft.issues.filter((issue) => issue.code !== 'MISSING' && !isAnswered(issue, questions, answers))
	const form = useRef<HTMLFormElement>(null)
	const { ticks, tick, isTicked } = useTicks(given)
	const [isSecond, setIsSecond] = useState(false)
	const [isConfirmingBack, setIsConfirmingBack] = useState(false)
	const [selected, setSelected] = useState<UnusedEntity | null>(null)
	const [isDocumentOpen, setIsDocumentOpen] = useState(false)
	const [added, setAdded] = useState<AddedParts>({})
	const { path, isOpen, marks, setMarks, fill } = useFillFromDocument(form, preview.id)
	const { errors, isPending, save } = useSaveReview({
		reread,
		onBusy,
		onImported,
		opensTrip,
		onExpired: onBack,
		onOther: replacePreview,
	})

	// The form replaced another one in the dialog, so the summary gets the focus and is read out.
	useEffect(() => focusSummary(form.current), [])
	useEffect(() => {
		if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
	}, [errors])

	const typedByHand = () => ({ ...byHand, ...(form.current ? correctionsIn(form.current, preview, typed) : {}) })
	function replacePreview(next: ImportPreview) {
		setByHand(movedBehind(typedByHand(), draft, next.draft))
		setPreview(next)
		requestAnimationFrame(() => focusSummary(form.current))
	}
	const answer = ({ id }: DateQuestion, place: number) => {
		setByHand(typedByHand())
		setAnswers({ ...answers, [id]: place })
	}
	/** What was derived from a date follows it as it is typed. */
	const follow = ({ target }: SyntheticEvent) => {
		const name = target instanceof Element ? (target.getAttribute('name') ?? '') : ''
		if (setsOthers(name)) setByHand(typedByHand())
	}
	const back = () => {
		const isEdited = isTicked || (form.current && Object.keys(correctionsIn(form.current, preview)).length > 0)
		if (isEdited) setIsConfirmingBack(true)
		else onBack()
	}
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		const corrections = correctionsIn(event.currentTarget, preview)
		void save(preview, { corrections, ...tickedPaths(ticks), otherCustomer: isSecond })
	}
	const select = (entity: UnusedEntity) => {
		setIsDocumentOpen(true)
		setSelected({ ...entity })
	}
	const add = (list: ImportedKind) => {
		const place = draft[list].length + (added[list] ?? 0)
		setAdded({ ...added, [list]: (added[list] ?? 0) + 1 })
		requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(`[name^="${list}/${place}/"]`)?.focus())
	}
	const parts = (
		<>
			{questions.map((question) => (
				<OneAnswer
					key={question.id}
					question={question}
					chosen={answers[question.id]}
					onChoose={(place) => answer(question, place)}
				/>
			))}
			<DraftParts
				draft={draft}
				review={{ missingFields, issues, errors, typed }}
				staysAway={staysAway}
				added={added}
				leaveOut={ticks.leaveOut}
				onLeaveOut={(path, isLeftOut) => tick('leaveOut', path, isLeftOut)}
			/>
			<AddPart onAdd={add} />
		</>
	)
	return (
		<form ref={form} noValidate onInput={follow} onSubmit={submit} className="flex flex-col gap-6">
			<div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
				<div className="flex min-w-0 flex-col gap-6 max-xl:order-last">
					<ReviewSummary preview={preview} issues={issues} />
					{otherCustomer ? <OtherCustomer preview={preview} isSecond={isSecond} onSecond={setIsSecond} /> : null}
					{match ? (
						<>
							<ChangesList match={match} ticks={ticks} onTick={tick} />
							<details open={missingFields.length > 0}>
								<summary className="min-h-11 cursor-pointer py-2.5 font-medium text-sea">
									All values in the order
								</summary>
								<div className="pt-3">{parts}</div>
							</details>
						</>
					) : (
						parts
					)}
					{draft.unused && draft.unused.length > 0 ? (
						<ReviewSection title="Not Used from the Document">
							<UnusedList unused={draft.unused} onSelect={select} />
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
				</div>
				<DocumentPane isOpen={isDocumentOpen} onToggle={setIsDocumentOpen}>
					<SourceDocument
						preview={preview}
						path={path}
						isOpen={isOpen}
						selected={selected}
						marks={marks}
						onMarks={setMarks}
						onFill={(passage) => void fill(passage)}
					/>
				</DocumentPane>
			</div>
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
