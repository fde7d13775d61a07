import { useEffect, useRef, useState } from 'react'
import type { About, MessageFile } from '#shared/messages/thread.ts'
import { createIdempotentSender, type LastSent } from '#web/data/idempotent-sender.ts'
import { draftKey } from '#web/offline/draft-key.ts'
import { readItem, removeItem, saveItem } from '#web/offline/lazy-store.ts'
import type { MessageDraft } from '#web/offline/stored-shapes.ts'
import { askAbout, useAskedAbout } from './asked-about.ts'

/**
 * The message that a traveller is writing about a trip. It is stored on the device as it is written, so that it survives a reload, a lost
 * connection and the end of the session (PORTAL-142). `sendOnce` sends it so that it arrives once, also when it is sent again after a
 * reload. `restored` is what a stored message was about.
 */
export function useMessageDraft(tripId: string) {
	const [text, setText] = useState('')
	const [files, setFiles] = useState<readonly MessageFile[]>([])
	const about = useAskedAbout()
	const restored = useRef<About | null>(null)
	const [isRead, setIsRead] = useState(false)
	const [isStored, setIsStored] = useState(false)
	const [write] = useState(() => draftWriter(tripId))
	const draft = useRef<Draft>({ text: '', files: [], about: null })
	const lastSent = useRef<LastSent | null>(null)
	// oxlint-disable react/refs -- The sender reads them when a button is pressed, never while rendering.
	const [sendOnce] = useState(() =>
		createIdempotentSender({
			read: () => lastSent.current,
			async write(sent) {
				const isSent = sent.key === ''
				lastSent.current = isSent ? null : sent
				setIsStored(await write(isSent ? null : { ...draft.current, sent }))
			},
		}),
	)
	// oxlint-enable react/refs

	useEffect(() => {
		let isShown = true
		void readItem('drafts', draftKey(tripId)).then((found) => {
			if (!isShown) return
			if (found) {
				lastSent.current = found.sent ?? null
				// Something may have been typed or asked by now.
				setText((typed) => typed || found.text)
				setFiles((attached) => (attached.length > 0 ? attached : found.files))
				restored.current = found.about
				askAbout((asked) => asked ?? found.about)
			}
			setIsRead(true)
		})
		return () => {
			isShown = false
			// Another trip has other items.
			askAbout(null)
		}
	}, [tripId])

	useEffect(() => {
		draft.current = { text, files, about }
		if (!isRead) return
		const isEmpty = text.trim() === '' && files.length === 0
		const sent = lastSent.current
		void write(isEmpty ? null : { ...draft.current, ...(sent ? { sent } : {}) }).then(setIsStored)
	}, [text, files, about, isRead, write])

	const clear = () => {
		setText('')
		setFiles([])
		askAbout(null)
	}
	return { text, setText, files, setFiles, about, restored, isStored, sendOnce, clear }
}

type Draft = { text: string; files: readonly MessageFile[]; about: About | null; sent?: LastSent }

/** Stores the latest draft of a trip, one write at a time; null removes it. Says whether one is stored. */
function draftWriter(tripId: string) {
	const key = draftKey(tripId)
	let next: MessageDraft | null = null
	let isWaiting = false
	let writing: Promise<boolean> = Promise.resolve(false)
	const writeNext = async () => {
		isWaiting = false
		if (next) return saveItem('drafts', key, next)
		await removeItem('drafts', key)
		return false
	}
	return (draft: Draft | null): Promise<boolean> => {
		next = draft && { ...draft, tripId, at: Date.now() }
		if (!isWaiting) {
			isWaiting = true
			writing = writing.then(writeNext)
		}
		return writing
	}
}
