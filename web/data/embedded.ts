import type { Reads } from '#shared/contract.ts'
import { use } from 'react'
import { RenderContext } from '../framework/render-context.tsx'
import { settingsBlock } from './settings.tsx'

export type EmbeddedAnswers = Record<string, unknown> & { '/api/auth/user'?: Reads['/api/auth/user'] }

let answers: EmbeddedAnswers | undefined

/** The API's answers that the server put into this page, by path (PORTAL-73). */
export const embeddedAnswers = (): EmbeddedAnswers =>
	(answers ??= JSON.parse(settingsBlock().dataset.answers ?? '{}') as EmbeddedAnswers)

/** The same, also while the server renders the page. */
export const useEmbeddedAnswers = (): EmbeddedAnswers =>
	import.meta.env.SSR ? (use(RenderContext)?.answers ?? {}) : embeddedAnswers()
