import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { ImportPreview } from '#shared/import/preview.ts'
import { RequestError } from '#web/data/request.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogFooter } from '#web/ui/dialogs/dialog.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { CustomerField } from '../customers/customer-picker.tsx'
import { AskAi } from './ask-ai.tsx'
import { PageOrFile } from './page-or-file.tsx'
import { useDroppedFile } from './use-dropped-file.ts'
import { useHanded } from './use-handed.ts'
import { previewOf, type ReadAgain } from './use-import.ts'
import { useReading } from './use-reading.ts'

type Props = {
	customerId: string
	/** What was handed in is being looked at. */
	isBehind: boolean
	onBusy: (isBusy: boolean) => void
	onImported: () => void
	/** Something has to be looked at first. */
	onPreview: (preview: ImportPreview, readAgain: ReadAgain) => void
	onCancel: () => void
}

/** The link and the customer (IMPORT-1); or, for what lies behind a login, the page itself or a file. */
export function ImportForm({ customerId, isBehind, onBusy, onImported, onPreview, onCancel }: Props) {
	const [userId, setUserId] = useState(customerId)
	const form = useRef<HTMLFormElement>(null)
	const { pending, faults, unread, forget, tellMissing, read } = useReading({ onBusy, onImported, onPreview })
	const { handed, byLink, bookingUrl, write, file, choose, pasted, paste, turnTo } = useHanded(forget)
	const isOver = useDroppedFile((dropped) => isBehind || pending || choose(dropped))

	useEffect(() => {
		if (Object.keys(faults).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
	}, [faults])

	const start = (how: 'import' | 'review') => {
		if (handed && userId) void read(handed, userId, how)
		else tellMissing(handed, userId, byLink)
	}
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		start('import')
	}
	return (
		<form ref={form} noValidate onSubmit={submit} className="relative">
			{isOver ? (
				<p className="pointer-events-none absolute -inset-x-2 -top-2 bottom-3 z-20 grid place-items-center rounded-lg border-2 border-dashed border-sea bg-sea-wash font-medium text-sea">
					Drop the file to read the booking in it
				</p>
			) : null}
			<div className="flex flex-col gap-4">
				{byLink ? (
					<Field label="Booking form URL" required error={faults.booking}>
						{(control) => (
							<Input
								{...control}
								type="url"
								placeholder="https://"
								autoComplete="off"
								maxLength={2000}
								value={bookingUrl}
								onChange={(event) => write(event.currentTarget.value)}
							/>
						)}
					</Field>
				) : (
					<PageOrFile file={file} onFile={choose} pasted={pasted} onPasted={paste} error={faults.booking} />
				)}
				<div className="-mt-1">
					<Button size="small" variant="quiet" className="-ml-3" onClick={() => turnTo(byLink ? 'page' : 'link')}>
						{byLink ? 'Paste the page or choose a file instead' : 'Use a link instead'}
					</Button>
				</div>
				<CustomerField
					label="Assign to Customer"
					value={userId}
					none="Choose…"
					error={faults.userId}
					onChange={(chosen) => {
						setUserId(chosen)
						forget()
					}}
				/>
				{unread ? (
					<AskAi
						key={unread}
						previewId={unread}
						draft={null}
						onRead={(preview) => handed && onPreview(preview, () => previewOf(handed, userId))}
						onFailed={(error) => {
							if (error instanceof RequestError && error.code === 'ai_found_nothing') forget()
						}}
					/>
				) : null}
			</div>
			<DialogFooter>
				<Button onClick={onCancel} disabled={pending !== null}>
					Cancel
				</Button>
				<Button pending={pending === 'review'} disabled={pending === 'import'} onClick={() => start('review')}>
					Review first
				</Button>
				<Button type="submit" variant="primary" pending={pending === 'import'} disabled={pending === 'review'}>
					{pending === 'import' ? 'Importing...' : 'Import Trip'}
				</Button>
			</DialogFooter>
		</form>
	)
}
