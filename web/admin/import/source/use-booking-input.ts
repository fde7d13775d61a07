import { useState } from 'react'
import { importUpload } from '#shared/uploads.ts'
import type { BookingInput } from '../use-import.ts'

/** A pasted page. `clipboard` also holds the HTML, whose tables and headings make the reading far better. */
export type PastedPage = { text: string; clipboard: { html: string; text: string } | null }

/** What staff enter: a link, a pasted page, or a file. Switching between them loses nothing. A file that is too large is refused. */
export function useBookingInput(onChange: () => void, onRefused: (message: string) => void) {
	const [byLink, setByLink] = useState(true)
	const [bookingUrl, setBookingUrl] = useState('')
	const [pasted, setPasted] = useState<PastedPage>({ text: '', clipboard: null })
	const [file, setFile] = useState<File | null>(null)

	return {
		input: byLink ? linkInput(bookingUrl) : file ? { file } : pageInput(pasted),
		byLink,
		bookingUrl,
		pasted,
		file,
		switchTo: (way: 'link' | 'page') => {
			setByLink(way === 'link')
			onChange()
		},
		changeUrl: (text: string) => {
			setBookingUrl(text)
			onChange()
		},
		paste: (change: Partial<PastedPage>) => {
			setPasted((before) => ({ ...before, ...change }))
			onChange()
		},
		chooseFile: (chosen: File | null) => {
			const isTooLarge = chosen !== null && chosen.size > importUpload.maxBytes
			if (!isTooLarge) setFile(chosen)
			setByLink(false)
			onChange()
			if (isTooLarge) onRefused(importUpload.tooLarge)
		},
	}
}

function linkInput(bookingUrl: string): BookingInput | null {
	const trimmed = bookingUrl.trim()
	return trimmed === '' ? null : { bookingUrl: trimmed }
}

function pageInput({ text, clipboard }: PastedPage): BookingInput | null {
	if (text.trim() === '') return null
	// If the text was edited after pasting, the HTML no longer matches it.
	if (clipboard?.text.trim() === text.trim()) return { content: clipboard.html, contentType: 'text/html' }
	const isSource = /^\s*<(!doctype|html|\?xml|[a-z]+[\s>])/i.test(text)
	return { content: text, contentType: isSource ? 'text/html' : 'text/plain' }
}
