import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import {
	type ConfirmationContent,
	contentOf,
	type SentContent,
	sentFields,
} from '#shared/booking-confirmation/content.ts'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { RequestError, send } from '#web/data/request.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogFooter } from '#web/ui/dialogs/dialog.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { ContentConflict } from './content-conflict.tsx'
import { DestinationTab } from './destination-tab.tsx'
import { type Change, checkContent, contentToSend, type Errors } from './draft.ts'
import type { EditorParts } from './editor-parts.ts'
import { IntroductionTab } from './introduction-tab.tsx'
import { PreviewTab } from './preview-tab.tsx'
import { PricingTab } from './pricing-tab.tsx'
import { ActivitiesTab, HotelsTab } from './things-tab.tsx'
import { useEnhancing } from './use-enhancing.ts'
import { useUploads } from './use-uploads.ts'

const TABS = [
	{ value: 'introduction', label: 'Introduction', draw: IntroductionTab, holds: /^(introduction|why)/ },
	{ value: 'destination', label: 'Destination', draw: DestinationTab, holds: /^destination/ },
	{ value: 'hotels', label: 'Hotels', draw: HotelsTab, holds: /^hotel/ },
	{ value: 'activities', label: 'Activities', draw: ActivitiesTab, holds: /^activity/ },
	{ value: 'pricing', label: 'Pricing', draw: PricingTab, holds: /price$|^vat/i },
	{ value: 'preview', label: 'Preview', draw: PreviewTab, holds: /^$/ },
] as const

type Props = {
	trip: WholeTrip
	/** The saved content that the edit starts from; null when nothing has been saved. */
	saved: SentContent | null
	/** Reloads the trip. */
	refresh: () => Promise<unknown>
	onClose: () => void
	onCancel: () => void
	onEdited: () => void
	onSaving: (isSaving: boolean) => void
}

/** Six tabs that edit one draft. Only 'Save & Close' saves it. */
export function ConfirmationEditor({ trip, saved, refresh, onClose, onCancel, onEdited, onSaving }: Props) {
	const form = useRef<HTMLFormElement>(null)
	const [tab, setTab] = useState<string>(TABS[0].value)
	const [base, setBase] = useState(saved)
	const [draft, setDraft] = useState(() => contentOf(saved))
	const [errors, setErrors] = useState<Errors>({})
	const [isSaving, setIsSaving] = useState(false)
	const [theirs, setTheirs] = useState<{ saved: SentContent | null } | null>(null)

	const change: Change = (patch) => {
		onEdited()
		setDraft((was) => ({ ...was, ...(typeof patch === 'function' ? patch(was) : patch) }))
	}
	const uploads = useUploads(trip.id, change)
	const enhancing = useEnhancing(trip.id, draft, change)

	// Focuses the first text once it is rendered.
	useEffect(() => form.current?.querySelector('textarea')?.focus(), [])

	/** A tab opened for the control renders a moment later. */
	const focusSoon = (control: string) =>
		requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(control)?.focus())
	const showErrors = (errors: Errors) => {
		const [first] = Object.keys(errors)
		const place = first === undefined ? undefined : TABS.find(({ holds }) => holds.test(first))
		if (place) setTab(place.value)
		setErrors(errors)
		focusSoon('[aria-invalid="true"]')
	}
	const save = async () => {
		const checked = checkContent(contentToSend(draft, trip))
		if ('errors' in checked) return showErrors(checked.errors)
		setErrors({})
		setIsSaving(true)
		onSaving(true)
		try {
			await withToast({ success: 'Content saved successfully', failure: 'Failed to save content' }, async () => {
				const path = `/api/admin/trips/${trip.id}/booking-confirmation-content` as const
				const body = { tripId: trip.id, ...sentFields(checked.content) }
				await send('PUT', path, body, { version: base?.version ?? 0 })
				await refresh()
			})
			onClose()
		} catch (error) {
			if (!(error instanceof RequestError)) throw error
			showErrors(error.fields)
			if (error.status === 412) setTheirs({ saved: (error.body as { current: SentContent | null }).current })
			// A hotel or an activity may have been deleted in the meantime: reload the trip so that it leaves the draft too.
			if (error.status === 422) void refresh()
		} finally {
			setIsSaving(false)
			onSaving(false)
		}
	}
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		void save()
	}

	const settle = (content: ConfirmationContent) => {
		if (!theirs) return
		setDraft(content)
		setBase(theirs.saved)
		setTheirs(null)
		focusSoon('[type="submit"]')
	}

	const editor: EditorParts = { trip, draft, errors, change, uploads, enhancing }
	return (
		<form ref={form} noValidate onSubmit={submit} className="flex min-w-0 flex-col">
			{theirs ? (
				<ContentConflict trip={trip} before={base} theirs={theirs.saved} mine={draft} onSettle={settle} />
			) : null}
			<fieldset disabled={theirs !== null} className="min-w-0 grow">
				<Tabs
					label="Booking confirmation"
					sticky="dialog"
					value={tab}
					onValueChange={setTab}
					tabs={TABS.map(({ value, label, draw: Draw }) => ({ value, label, content: <Draw editor={editor} /> }))}
				/>
			</fieldset>
			<DialogFooter>
				<output className="mr-auto self-center text-sm text-ink-soft">
					{uploads.isSending ? 'An image is still being uploaded.' : null}
				</output>
				<Button onClick={onCancel} disabled={isSaving}>
					Cancel
				</Button>
				<Button type="submit" variant="primary" pending={isSaving} disabled={theirs !== null || uploads.isSending}>
					{isSaving ? 'Saving...' : 'Save & Close'}
				</Button>
			</DialogFooter>
		</form>
	)
}
