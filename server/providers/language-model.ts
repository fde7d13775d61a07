import { z } from 'zod'
import { Refusal } from '#server/http/refusal.ts'
import { fetchJson, type ProviderFailure, providerRefusal } from './fetch-json.ts'

/**
 * A service that speaks the OpenAI-compatible chat completions: hosted, or on a machine of the agency's own. `deadlineMs` is for one
 * answer, where it isn't what is usual.
 */
export type AiSettings = { baseUrl: string; apiKey: string | null; model: string; deadlineMs?: number }

/** Less than the thirty seconds after which a connection of ours on which nothing moves is cut (server/http/serve.ts). */
const DEADLINE_MS = 25_000

const completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) })

/** What a language model answers to one task about one text: words, never to be believed. Throws ProviderFailure. */
export async function askLanguageModel(
	ai: AiSettings,
	asked: { task: string; text: string; temperature?: number },
): Promise<string> {
	const { task, text, temperature } = asked
	const { choices } = await fetchJson({
		provider: 'AI',
		url: new URL(`${ai.baseUrl.replace(/\/+$/, '')}/chat/completions`),
		headers: ai.apiKey ? { authorization: `Bearer ${ai.apiKey}` } : {},
		body: {
			model: ai.model,
			...(temperature === undefined ? {} : { temperature }),
			messages: [
				{ role: 'system', content: task },
				{ role: 'user', content: text },
			],
		},
		schema: completion,
		deadlineMs: ai.deadlineMs ?? DEADLINE_MS,
	})
	return choices[0]?.message.content ?? ''
}

/** What the caller is told of a model that failed: 503 when it is busy, 504 too slow, 502 all else. `what` is what it was to give. */
export function modelRefusal(what: string, failure: ProviderFailure): Refusal {
	if (failure.status !== 429) return providerRefusal(what, failure)
	return new Refusal(503, 'provider_busy', 'The AI is busy. Please try again in a minute', {
		retryAfter: 60,
		cause: failure,
	})
}
