import { startTransition, useCallback, useEffect, useState } from 'react'
import { type PreviewedItem, readPreviewMessage, sendPreviewMessage } from '#shared/catalogue/drafts/preview-message.ts'
import { LoadingScreen } from '#web/framework/loading-screen.tsx'
import { fieldAt } from './field-at.ts'
import { PreviewedPage } from './previewed-page.tsx'

/** The page of an item as visitors would see it, in a frame of the editor, which sends what is typed (CRM-203). The server never gets it. */
export default function PreviewPage() {
	const [item, setItem] = useState<PreviewedItem | null>(null)
	useEffect(() => {
		const receive = (event: MessageEvent) => {
			const message = readPreviewMessage(event, parent)
			if (message?.preview === 'item') startTransition(() => setItem(message.item))
		}
		addEventListener('message', receive)
		sendPreviewMessage(parent, { preview: 'ready' })
		return () => removeEventListener('message', receive)
	}, [])
	const content = item?.content
	const pointAt = useCallback(
		(target: Element) => {
			const path = content ? fieldAt(target, content) : null
			if (path !== null) sendPreviewMessage(parent, { preview: 'field', path })
		},
		[content],
	)
	if (parent === window) return <p className="p-6">The preview of a page is next to its form in the catalogue.</p>
	return item ? <PreviewedPage item={item} onClick={pointAt} /> : <LoadingScreen />
}
