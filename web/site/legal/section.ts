import type { ReactNode } from 'react'

/** A part of a legal page. A fact stays when the agency's own text takes the place of ours (SITE-162). */
export type Section = { id: string; title: string; content: ReactNode; isFact?: boolean }

/** The default wording of a page. `wordedOn` is the day on which it was last changed. */
export type LegalText = {
	title: string
	description: string
	lead: string
	wordedOn: string
	sections: readonly Section[]
}
