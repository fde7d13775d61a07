import { useState } from 'react'
import type { ConfirmationContent } from '#shared/booking-confirmation/content.ts'
import { RequestError, send } from '#web/data/request.ts'
import { withToast } from '#web/trips/with-toast.ts'
import type { Change } from './draft.ts'

/** The texts that AI can enhance, by section (DOC-30). */
export const ENHANCED = {
	introduction: 'introductionText',
	whyBookWithUs: 'whyBookWithUs',
	destination: 'destinationOverview',
} as const
export type Section = keyof typeof ENHANCED

export type Enhancing = {
	/** Why AI is unavailable here; null while unknown. */
	refused: string | null
	isBusy: (section: Section) => boolean
	/** Whether the text is still the one AI wrote. */
	canUndo: (section: Section) => boolean
	/** The words from before and those that AI wrote, until staff decide; null where there were none before. */
	comparison: (section: Section) => Comparison | null
	/** Ends the comparison. The text stays. */
	accept: (section: Section) => void
	enhance: (section: Section) => void
	/** Restores the text from before. */
	undo: (section: Section) => void
}

export type Comparison = { before: string; after: string }
type State = 'busy' | { before: string | null; after: string; isAccepted: boolean }

/**
 * Has a language model write texts from the places and dates of the trip, or improve what is written. A text is a proposal and is not
 * saved by this.
 */
export function useEnhancing(tripId: string, draft: ConfirmationContent, change: Change): Enhancing {
	const [states, setStates] = useState<Partial<Record<Section, State>>>({})
	const [refused, setRefused] = useState<string | null>(null)
	const become = (section: Section, state?: State) => setStates((was) => ({ ...was, [section]: state }))
	const written = (section: Section) => {
		const state = states[section]
		return typeof state === 'object' && state.after === draft[ENHANCED[section]] ? state : undefined
	}

	const enhance = async (section: Section) => {
		// The text is read-only until the answer arrives.
		const before = draft[ENHANCED[section]]
		become(section, 'busy')
		try {
			await withToast({ success: 'Content enhanced with AI', failure: 'AI enhancement failed' }, async () => {
				const path = `/api/admin/trips/${tripId}/enhance-section` as const
				const { content } = await send<{ content: string }>('POST', path, { section, text: before ?? '' })
				change({ [ENHANCED[section]]: content })
				become(section, { before, after: content, isAccepted: false })
			})
		} catch (error) {
			become(section)
			if (error instanceof RequestError && error.code === 'not_configured') setRefused(error.sentence)
		}
	}

	return {
		refused,
		isBusy: (section) => states[section] === 'busy',
		canUndo: (section) => written(section) !== undefined,
		comparison: (section) => {
			const { before, after, isAccepted } = written(section) ?? { before: null, after: '', isAccepted: true }
			return isAccepted || !before?.trim() ? null : { before, after }
		},
		accept: (section) => {
			const state = written(section)
			if (state) become(section, { ...state, isAccepted: true })
		},
		enhance: (section) => void enhance(section),
		undo: (section) => {
			change({ [ENHANCED[section]]: written(section)?.before ?? null })
			become(section)
		},
	}
}
