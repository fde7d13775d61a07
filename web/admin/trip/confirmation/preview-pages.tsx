import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ConfirmationContent } from '#shared/booking-confirmation/content.ts'
import { LoadFailed } from '#web/admin/app/load-failed.tsx'
import { sentenceOf } from '#web/data/request.ts'
import { Button } from '#web/ui/button.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { toast } from '#web/ui/toasts/toasts.tsx'
import { readPreview, usePreview } from './use-preview.ts'

type Props = { tripId: string; content: ConfirmationContent }

/** The pages of the confirmation as they would be printed now, below each other. */
export function PreviewPages({ tripId, content }: Props) {
	const { data, error, isFetching, refetch } = usePreview(tripId, content)
	if (error) return <LoadFailed error={error} onRetry={refetch} />
	return (
		<section aria-label="Pages" className="min-w-0">
			<div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-2">
				<output className="text-sm text-ink-soft">
					{isFetching ? <Spinner label="Setting the pages..." /> : 'As it will be printed'}
				</output>
				<DownloadDraft tripId={tripId} content={content} />
			</div>
			{data ? <Pages picture={data} /> : <Skeleton className="aspect-[210/297] w-full" />}
		</section>
	)
}

/** The height of an A4 page divided by its width. */
const A4 = 297 / 210

function Pages({ picture }: { picture: Blob }) {
	const [shown, setShown] = useState<{ url: string; pages: number; shape: number } | null>(null)
	useEffect(() => {
		const url = URL.createObjectURL(picture)
		const image = new Image()
		image.onload = () => {
			const shape = image.naturalHeight / image.naturalWidth
			const pages = Math.max(1, Math.round(shape / A4))
			setShown({ url, pages, shape: shape / pages })
		}
		image.src = url
		return () => URL.revokeObjectURL(url)
	}, [picture])
	if (!shown) return <Skeleton className="aspect-[210/297] w-full" />
	const { url, pages, shape } = shown
	return (
		<ol className="flex flex-col gap-4">
			{Array.from({ length: pages }, (_, n) => (
				<li key={n} style={{ aspectRatio: `1 / ${shape}` }} className="relative overflow-hidden rounded-sm shadow-card">
					{/* One image contains all pages; each page shows its part. */}
					<img
						src={url}
						alt={`Page ${n + 1} of ${pages}`}
						style={{ top: `${-100 * n}%`, height: `${100 * pages}%` }}
						className="absolute left-0 w-full max-w-none"
					/>
				</li>
			))}
		</ol>
	)
}

function DownloadDraft({ tripId, content }: Props) {
	const [isBusy, setIsBusy] = useState(false)
	const download = async () => {
		setIsBusy(true)
		try {
			saveFile(await readPreview(tripId, content, 'application/pdf'), 'Booking Confirmation draft.pdf')
		} catch (error) {
			toast({
				title: 'Download failed',
				description: sentenceOf(error, 'Please try again.'),
				tone: 'destructive',
			})
		} finally {
			setIsBusy(false)
		}
	}
	return (
		<Button size="small" pending={isBusy} onClick={() => void download()}>
			{isBusy ? null : <Download aria-hidden="true" />}
			Download Draft PDF
		</Button>
	)
}
