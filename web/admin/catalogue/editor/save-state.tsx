import { clockTime } from '#web/trips/notices/notice-time.ts'
import type { DraftState } from './draft-store.ts'

/** Whether everything typed is saved, in words: among the actions where there is room, otherwise at the lower edge of the screen. */
export function SaveState({ state }: { state: DraftState }) {
	const { status, problem } = state
	return (
		<output className="text-right text-ink-soft max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-t max-lg:border-line max-lg:bg-card max-lg:px-4 max-lg:py-2 max-lg:has-[>:empty:only-child]:hidden lg:max-w-72">
			<span className={status === 'refused' || status === 'gone' ? 'text-danger' : undefined}>{inWords(state)}</span>
			{problem && status !== 'conflict' ? <span className="block text-sm">{problem}</span> : null}
		</output>
	)
}

function inWords({ status, savedAt, conflicts }: DraftState) {
	switch (status) {
		case 'saved':
			return savedAt ? `Saved ${clockTime(savedAt.toISOString())}` : ''
		case 'waiting':
		case 'saving':
			return 'Saving…'
		case 'retrying':
			return 'Not saved yet. We keep trying, and this device remembers it.'
		case 'conflict':
			return `Not saved: choose between two versions (${conflicts.length})`
		case 'signedOut':
			return 'Not saved: your session has ended. This device remembers it.'
		default:
			return 'Not saved'
	}
}
