import { type SubmitEvent, useState } from 'react'
import type { ImportPreview } from '#shared/import/preview.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogFooter } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toasts.tsx'
import { CustomerField } from '../customer-picker.tsx'
import { RequestError } from '#web/request.ts'
import { AskAi } from './ask-ai.tsx'
import { type Handed, tellFailure, useImport } from './use-import.ts'
import { PageOrFile } from './page-or-file.tsx'

type Props = {
	customerId: string
	onBusy: (isBusy: boolean) => void
	onImported: () => void
	/** Something has to be looked at first. */
	onPreview: (preview: ImportPreview) => void
	onCancel: () => void
}

/** The link and the customer (specification 2 section 2); or, for what lies behind a login, the page itself or a file. */
export function ImportForm({ customerId, onBusy, onImported, onPreview, onCancel }: Props) {
	const [bookingUrl, setBookingUrl] = useState('')
	const [other, setOther] = useState<Handed | null>(null)
	const [byLink, setByLink] = useState(true)
	const [userId, setUserId] = useState(customerId)
	const [pending, setPending] = useState<'import' | 'look' | 'ai' | null>(null)
	/** What our readers found nothing in, where AI may be asked. */
	const [unread, setUnread] = useState<string | null>(null)
	const { start } = useImport(onImported)

	const read = async (how: 'import' | 'look') => {
		const handed = byLink ? (bookingUrl.trim() ? { bookingUrl: bookingUrl.trim() } : null) : other
		if (!handed || !userId) {
			const missing = byLink
				? 'Please enter a booking URL and select a customer.'
				: 'Please paste a page or choose a file and select a customer.'
			toast({ title: 'Error', description: missing, tone: 'destructive' })
			return
		}
		setPending(how)
		setUnread(null)
		onBusy(true)
		try {
			const preview = await start(handed, userId, how === 'look')
			if (preview) onPreview(preview)
		} catch (error) {
			tellFailure(error)
			setUnread(previewIdOf(error))
		} finally {
			setPending(null)
			onBusy(false)
		}
	}
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		void read('import')
	}
	return (
		<form noValidate onSubmit={submit}>
			<div className="flex flex-col gap-4">
				{byLink ? (
					<Field label="Booking form URL" required>
						{(control) => (
							<Input
								{...control}
								type="url"
								placeholder="https://"
								autoComplete="off"
								maxLength={2000}
								value={bookingUrl}
								onChange={(event) => setBookingUrl(event.currentTarget.value)}
							/>
						)}
					</Field>
				) : (
					<PageOrFile onHanded={setOther} />
				)}
				<div className="-mt-1">
					<Button size="small" variant="quiet" className="-ml-3" onClick={() => setByLink(!byLink)}>
						{byLink ? 'Paste the page or choose a file instead' : 'Use a link instead'}
					</Button>
				</div>
				<CustomerField label="Assign to Customer" value={userId} none="Choose…" onChange={setUserId} />
				{unread ? (
					<AskAi
						key={unread}
						previewId={unread}
						draft={null}
						disabled={pending !== null}
						onBusy={(isBusy) => {
							setPending(isBusy ? 'ai' : null)
							onBusy(isBusy)
						}}
						onRead={onPreview}
					/>
				) : null}
			</div>
			<DialogFooter>
				<Button onClick={onCancel} disabled={pending !== null}>
					Cancel
				</Button>
				<Button pending={pending === 'look'} disabled={pending !== null} onClick={() => void read('look')}>
					Look First
				</Button>
				<Button type="submit" variant="primary" pending={pending === 'import'} disabled={pending !== null}>
					{pending === 'import' ? 'Importing...' : 'Import Trip'}
				</Button>
			</DialogFooter>
		</form>
	)
}

function previewIdOf(error: unknown): string | null {
	if (!(error instanceof RequestError) || error.code !== 'nothing_found') return null
	return (error.body as { previewId?: string }).previewId ?? null
}
