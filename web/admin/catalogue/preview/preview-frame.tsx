import { useEffect, useRef, useState } from 'react'
import type { CatalogueItem } from '#shared/catalogue/catalogue-item.ts'
import { type PreviewedItem, readPreviewMessage, sendPreviewMessage } from '#shared/catalogue/drafts/preview-message.ts'
import { PAGES } from '#shared/paths.ts'
import { useScale } from './use-scale.ts'
import { usePreviewFiles } from './use-preview-files.ts'

/** Frame and form share one thread: what is typed is drawn in its pauses. */
const DRAW_AFTER_MS = 150

type Props = {
	item: Pick<CatalogueItem, 'kind' | 'number'>
	content: CatalogueItem['content']
	/** In pixels of the page. A wider one than there is room for is made smaller. */
	width: number
	/** Somebody clicked the words of this field. */
	onField: (path: string) => void
}

/** The page of an item, drawn from what is being typed (CRM-203). */
export function PreviewFrame({ item: { kind, number }, content, width, onField }: Props) {
	const frame = useRef<HTMLIFrameElement>(null)
	const [isReady, setIsReady] = useState(false)
	// As text, so that it is sent only when it has changed.
	const item = JSON.stringify({ kind, number, content, ...usePreviewFiles(content) })
	const { box, scale, height } = useScale(width)
	useEffect(() => {
		const receive = (event: MessageEvent) => {
			const message = readPreviewMessage(event, frame.current?.contentWindow)
			if (message?.preview === 'ready') setIsReady(true)
			if (message?.preview === 'field') onField(message.path)
		}
		addEventListener('message', receive)
		return () => removeEventListener('message', receive)
	}, [onField])
	useEffect(() => {
		const page = frame.current?.contentWindow
		if (!isReady || !page) return undefined
		const send = () => sendPreviewMessage(page, { preview: 'item', item: JSON.parse(item) as PreviewedItem })
		const timer = setTimeout(send, DRAW_AFTER_MS)
		return () => clearTimeout(timer)
	}, [isReady, item])
	return (
		<div ref={box} className="min-h-0 grow overflow-hidden rounded-md border border-line bg-sunk">
			{/* Our own page, which needs its scripts and the session. */}
			{/* oxlint-disable-next-line react/iframe-missing-sandbox */}
			<iframe
				ref={frame}
				title="How the page will look"
				src={PAGES.preview}
				style={{ width, height, scale }}
				className="mx-auto block max-w-none origin-top-left"
			/>
		</div>
	)
}
