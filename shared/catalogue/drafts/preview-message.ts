import { isObject } from '#shared/stored-shape.ts'
import type { SiteKind } from '../content.ts'
import type { ServedFilm, ServedPicture } from '../property.ts'

/** What the editor shows in its preview: an item as it is being edited, and the files of its pictures and films by their names. */
export type PreviewedItem = {
	kind: SiteKind
	/** Its public number; null until it is first published. */
	number: number | null
	content: Readonly<Record<string, unknown>>
	pictures: Readonly<Record<string, ServedPicture>>
	films: Readonly<Record<string, ServedFilm>>
}

/** Between the editor and the preview in its frame: the frame is ready, the item as it is now, and the field of a text that was clicked. */
type PreviewMessage =
	| { preview: 'ready' }
	| { preview: 'item'; item: PreviewedItem }
	| { preview: 'field'; path: string }

/** Sends a message to our own pages alone. */
export function sendPreviewMessage(to: Window, message: PreviewMessage): void {
	to.postMessage(message, location.origin)
}

/** The message of an event, if `from` sent it and is a page of ours; otherwise null. */
export function readPreviewMessage({ source, origin, data }: MessageEvent, from: unknown): PreviewMessage | null {
	const isOurs = source === from && origin === location.origin && isObject(data) && 'preview' in data
	return isOurs ? (data as PreviewMessage) : null
}
