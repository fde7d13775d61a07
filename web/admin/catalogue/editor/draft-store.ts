import type { CatalogueItem } from '#shared/catalogue/catalogue-item.ts'
import { isSame } from '#shared/catalogue/drafts/content-changes.ts'
import { type ContentConflict, mergeContent } from '#shared/catalogue/drafts/merge-content.ts'
import { RequestError, sentenceOf } from '#web/data/request.ts'
import { trimmed, withValue } from '#shared/catalogue/drafts/content-path.ts'

export type Content = CatalogueItem['content']
export type SaveStatus = 'saved' | 'waiting' | 'saving' | 'retrying' | 'conflict' | 'signedOut' | 'refused' | 'gone'

export type DraftState = {
	/** The item as the server answered last. */
	item: CatalogueItem
	/** What the form shows. */
	content: Content
	/** Fields that somebody else has changed too, with both values. The form shows ours until staff choose. */
	conflicts: readonly ContentConflict[]
	status: SaveStatus
	savedAt: Date | null
	/** Why the server refused the draft as it is, by path. */
	refusals: Readonly<Record<string, string>>
	problem: string | null
}

/** What has not been saved, with the content that it was made from. */
export type Unsaved = { version: number; base: Content; content: Content }

type Options = {
	save: (unsaved: Unsaved, options: { keepalive: boolean }) => Promise<CatalogueItem>
	/** Stores on this device what has not been saved; null once all of it is. */
	remember: (unsaved: Unsaved | null) => void
}

/** After the last key. */
const SAVE_AFTER_MS = 1000
const FIRST_RETRY_MS = 2000
const SLOWEST_RETRY_MS = 30_000

export type DraftStore = ReturnType<typeof createDraftStore>

/**
 * The draft of one item while somebody edits it. It saves by itself, one request at a time, and merges what others have saved. What the server
 * has not acknowledged is remembered on the device (CRM-200, CRM-201).
 */
export function createDraftStore(opened: CatalogueItem, { save, remember }: Options) {
	let state: DraftState = {
		item: opened,
		content: opened.content,
		conflicts: [],
		status: 'saved',
		savedAt: null,
		refusals: {},
		problem: null,
	}
	let timer: ReturnType<typeof setTimeout> | undefined
	let saving: Promise<void> | null = null
	let retryMs = FIRST_RETRY_MS
	const listeners = new Set<() => void>()

	function change(next: Partial<DraftState>) {
		state = { ...state, ...next }
		for (const listener of listeners) listener()
	}
	const isSaved = () => isSame(trimmed(state.content), state.item.content)
	const unsaved = (): Unsaved => ({
		version: state.item.version,
		base: state.item.content,
		content: trimmed(state.content),
	})

	function saveAfter(ms: number) {
		clearTimeout(timer)
		timer = setTimeout(() => void flush(), ms)
	}
	/** Takes content that was typed, and saves it after a pause. */
	function edit(content: Content) {
		const isStopped = state.conflicts.length > 0 || state.status === 'gone'
		change({ content, ...(!isStopped && { status: saving ? 'saving' : 'waiting', refusals: {} }) })
		remember(unsaved())
		if (!isStopped) saveAfter(SAVE_AFTER_MS)
	}

	/** Takes over an answer of the server, but not that it trims texts: the blank may be the one before the next word. `since` is the content that the answer knows of ours. */
	function receive(item: CatalogueItem, since: Content = state.item.content) {
		const { conflicts } = mergeContent(since, state.content, item.content)
		const ours = Object.fromEntries(conflicts.map(({ path }) => [path, 'yours' as const]))
		const { content } = mergeContent(since, state.content, item.content, ours)
		const open = state.conflicts.filter(({ path }) => conflicts.every((one) => one.path !== path))
		change({ item, content, conflicts: [...open, ...conflicts], problem: null, refusals: {} })
		settle()
	}
	/** Says what is left to be done. */
	function settle() {
		const isDone = isSaved()
		remember(isDone ? null : unsaved())
		if (state.conflicts.length > 0) change({ status: 'conflict' })
		else if (isDone) change({ status: 'saved' })
		else {
			change({ status: 'waiting' })
			saveAfter(SAVE_AFTER_MS)
		}
	}

	async function send(keepalive: boolean) {
		const sent = unsaved()
		change({ status: 'saving' })
		try {
			const item = await save(sent, { keepalive })
			retryMs = FIRST_RETRY_MS
			change({ savedAt: new Date() })
			receive(item, sent.content)
		} catch (error) {
			fail(error)
		}
	}
	function fail(error: unknown) {
		const status = error instanceof RequestError ? error.status : 0
		const { current } = (error instanceof RequestError ? (error.body as { current?: CatalogueItem }) : null) ?? {}
		const problem = sentenceOf(error, 'This could not be saved.')
		if (current) receive(current)
		else if (status === 401) change({ status: 'signedOut', problem })
		else if (status === 404) change({ status: 'gone', problem: 'Somebody else has deleted this item.' })
		else if (status >= 400 && status < 500 && status !== 429)
			change({ status: 'refused', problem, refusals: error instanceof RequestError ? error.fields : {} })
		else {
			change({ status: 'retrying', problem })
			saveAfter(retryMs)
			retryMs = Math.min(retryMs * 2, SLOWEST_RETRY_MS)
		}
	}

	/** Saves now. Resolves when everything typed so far was sent, whether or not that succeeded. */
	async function flush({ keepalive = false } = {}): Promise<void> {
		clearTimeout(timer)
		if (saving) await saving
		if (isSaved() || state.conflicts.length > 0 || state.status === 'gone') return
		saving ??= send(keepalive).finally(() => {
			saving = null
		})
		await saving
	}

	return {
		state: () => state,
		subscribe: (listener: () => void) => {
			listeners.add(listener)
			return () => void listeners.delete(listener)
		},
		set: (path: string, value: unknown) => edit(withValue(state.content, path, value)),
		/** Takes over what this device remembers of an earlier visit. */
		resume: ({ base, content }: Unsaved) => {
			state = { ...state, content }
			receive(state.item, base)
		},
		receive,
		flush,
		/** Settles a conflict by taking one of the two values. */
		choose: (conflict: ContentConflict, whose: 'yours' | 'theirs') => {
			const content = whose === 'theirs' ? withValue(state.content, conflict.path, conflict.theirs) : state.content
			change({ content, conflicts: state.conflicts.filter((one) => one !== conflict) })
			settle()
		},
		close: () => clearTimeout(timer),
	}
}
