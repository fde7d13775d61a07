import { useState } from 'react'
import { importUpload } from '#shared/uploads.ts'
import { toast } from '#web/ui/toasts/toasts.tsx'
import type { Handed } from './use-import.ts'

/** A page as it was pasted. `rich` is what the clipboard held beside the words: with its tables and headings a page is read far better. */
export type Pasted = { words: string; rich: { html: string; words: string } | null }

/** What staff hand in: a link, a page they pasted, or a file. What they gave one way is still there when they come back to it. */
export function useHanded(onChange: () => void) {
	const [byLink, setByLink] = useState(true)
	const [bookingUrl, setBookingUrl] = useState('')
	const [pasted, setPasted] = useState<Pasted>({ words: '', rich: null })
	const [file, setFile] = useState<File | null>(null)

	return {
		handed: byLink ? link(bookingUrl) : file ? { file } : page(pasted),
		byLink,
		bookingUrl,
		pasted,
		file,
		turnTo: (way: 'link' | 'page') => {
			setByLink(way === 'link')
			onChange()
		},
		write: (text: string) => {
			setBookingUrl(text)
			onChange()
		},
		paste: (change: Partial<Pasted>) => {
			setPasted((before) => ({ ...before, ...change }))
			onChange()
		},
		choose: (chosen: File | null) => {
			if (chosen && chosen.size > importUpload.maxBytes) {
				toast({ title: 'File too large', description: importUpload.tooLarge, tone: 'destructive' })
				return
			}
			setFile(chosen)
			setByLink(false)
			onChange()
		},
	}
}

function link(bookingUrl: string): Handed | null {
	const trimmed = bookingUrl.trim()
	return trimmed === '' ? null : { bookingUrl: trimmed }
}

function page({ words, rich }: Pasted): Handed | null {
	if (words.trim() === '') return null
	// Edited since, the words count.
	if (rich?.words.trim() === words.trim()) return { content: rich.html, contentType: 'text/html' }
	const isSource = /^\s*<(!doctype|html|\?xml|[a-z]+[\s>])/i.test(words)
	return { content: words, contentType: isSource ? 'text/html' : 'text/plain' }
}
