import { CircleCheck, CloudDownload, Download, FileText } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { Document } from '#shared/trips/kinds/document.ts'
import type { WholePortalTrip } from '#shared/trips/whole-trip.ts'
import { formatDay, viewerDay } from '#shared/dates.ts'
import { fileSize } from '#shared/trips/timeline/wording.ts'
import { sentenceOf } from '#web/data/request.ts'
import { useAuth } from '#web/data/session.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toasts/toasts.tsx'
import { Cards } from '../trip/cards/item-card.tsx'
import { downloadCached, useCachedDocument } from './cached-document.ts'
import { TripOnDevice } from './trip-on-device.tsx'

/** A trip's documents, and whether they are on this device. Staff who view a traveller's trip have no offline store. */
export function Documents({ trip }: { trip: WholePortalTrip }) {
	const { isCustomer } = useAuth()
	return (
		<>
			<Cards items={trip.documents} emptyText="No documents available yet">
				{(document) => <DocumentCard document={document} />}
			</Cards>
			{isCustomer ? <TripOnDevice trip={trip} /> : null}
		</>
	)
}

function DocumentCard({ document }: { document: Document }) {
	const name = document.displayName || document.fileName
	const cached = useCachedDocument(document.fileUrl)
	const fromDevice = (event: MouseEvent) => {
		event.preventDefault()
		void downloadCached(document.fileUrl, name.endsWith('.pdf') ? name : `${name}.pdf`)
	}
	const uploaded = formatDay(viewerDay(new Date(document.uploadedAt)), 'd MMM yyyy')
	return (
		<article className="flex h-full flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-line bg-card p-4 shadow-card md:p-5">
			<span
				aria-hidden="true"
				className="grid size-12 shrink-0 place-items-center rounded-md bg-brass-wash text-brass [&_svg]:size-5"
			>
				<FileText />
			</span>
			<div className="min-w-40 flex-1">
				<h3 className="font-medium wrap-anywhere">{name}</h3>
				<p className="text-sm text-ink-soft wrap-anywhere">
					{[document.label, uploaded, fileSize(document.bytes)].filter(Boolean).join(' · ')}
				</p>
			</div>
			{/* What the device stores is known late: 'Save Offline' comes and goes without moving 'Download'. */}
			<div className="flex flex-wrap-reverse justify-end gap-2 max-sm:w-full print:hidden">
				<SaveOffline name={name} cached={cached} />
				<a
					href={document.fileUrl}
					download
					aria-label={`Download ${name}`}
					onClick={isOnDevice(cached.state) ? fromDevice : undefined}
					className={buttonClasses()}
				>
					<Download aria-hidden="true" />
					Download
				</a>
			</div>
		</article>
	)
}

type Cached = ReturnType<typeof useCachedDocument>

const isOnDevice = (state: Cached['state']) => state === 'cached' || state === 'automatic'

/** Not for what is stored unasked: the trip's line says so. */
function SaveOffline({ name, cached }: { name: string; cached: Cached }) {
	const { isCustomer } = useAuth()
	const { state, save, remove } = cached
	if (!isCustomer || state === 'unknown' || state === 'automatic') return null
	const toggle = () => (state === 'cached' ? remove() : save().catch(showNotSaved))
	return (
		<Button pending={state === 'saving'} onClick={() => void toggle()}>
			{state === 'cached' ? (
				<CircleCheck aria-hidden="true" className="text-sea" />
			) : (
				<CloudDownload aria-hidden="true" />
			)}
			{state === 'cached' ? 'Saved Offline' : 'Save Offline'}
			<span className="sr-only"> {name}</span>
		</Button>
	)
}

const showNotSaved = (error: unknown) =>
	toast({
		title: 'Not saved on this device',
		description: sentenceOf(error, 'There is not enough space on this device.'),
		tone: 'destructive',
	})
