import { useEffect, useState } from 'react'
import type { LinkedPreview } from '#shared/catalogue/drafts/preview-link.ts'
import { get } from '#web/data/request.ts'
import { LoadingScreen } from '#web/framework/loading-screen.tsx'
import { PreviewedPage } from './previewed-page.tsx'

/** The page of a preview link (SITE-189): the item as staff edit it now, with what it is at the lower edge. */
export default function LinkedPreviewPage() {
	const [preview, setPreview] = useState<LinkedPreview | null>(null)
	const [hasFailed, setHasFailed] = useState(false)
	useEffect(() => {
		const token = location.pathname.split('/')[2] ?? ''
		get(`/api/previews/${token}` as '/api/previews/:token').then(
			(answer) => setPreview(answer.preview),
			() => setHasFailed(true),
		)
	}, [])
	if (hasFailed) return <p className="p-6">This preview cannot be shown now. Reload the page, or ask for a new link.</p>
	if (!preview) return <LoadingScreen />
	return (
		<PreviewedPage item={preview}>
			<aside
				aria-label="Preview"
				className="sticky bottom-0 z-50 border-t border-line bg-amber-wash px-4 py-3 text-center text-amber"
			>
				{preview.isPublic ? 'Preview.' : 'Draft, not public.'} This link works until {inWords(preview.expiresAt)}.
			</aside>
		</PreviewedPage>
	)
}

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })
/** On the clocks of who reads it. */
const inWords = (instant: string) => format.format(new Date(instant))
