import { z } from 'zod'
import { Refusal } from '#server/http/refusal.ts'
import { fetchJson, type ProviderFailure, providerRefusal } from './fetch-json.ts'

/**
 * A service with an OpenAI-compatible chat completions API, hosted or self-hosted. `deadlineMs` overrides the default limit for one
 * answer.
 */
export type AiSettings = { baseUrl: string; apiKey: string | null; model: string; deadlineMs?: number }

/** Less than the thirty seconds after which the server closes a silent connection (server/http/serve.ts). */
const DEADLINE_MS = 25_000

const completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) })

/** Asks a language model to do one task with one text, and with a picture if there is one. Its answer is text that must not be trusted. Throws ProviderFailure. */
export async function askLanguageModel(
	ai: AiSettings,
	prompt: { task: string; text: string; jpeg?: Uint8Array; temperature?: number },
): Promise<string> {
	const { task, text, jpeg, temperature } = prompt
	const { choices } = await fetchJson({
		provider: 'AI',
		url: new URL(`${ai.baseUrl.replace(/\/+$/, '')}/chat/completions`),
		headers: ai.apiKey ? { authorization: `Bearer ${ai.apiKey}` } : {},
		body: {
			model: ai.model,
			...(temperature === undefined ? {} : { temperature }),
			messages: [
				{ role: 'system', content: task },
				{ role: 'user', content: jpeg ? withPicture(text, jpeg) : text },
			],
		},
		schema: completion,
		deadlineMs: ai.deadlineMs ?? DEADLINE_MS,
	})
	return choices[0]?.message.content ?? ''
}

const withPicture = (text: string, jpeg: Uint8Array) => [
	{ type: 'text', text },
	{ type: 'image_url', image_url: { url: `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}` } },
]

/** The answer to our caller: 503 when the model is busy, 504 when it timed out, otherwise 502. `what` names what was requested. */
export function modelRefusal(what: string, failure: ProviderFailure): Refusal {
	if (failure.status !== 429) return providerRefusal(what, failure)
	return new Refusal(503, 'provider_busy', 'The AI is busy. Please try again in a minute', {
		retryAfter: 60,
		cause: failure,
	})
}
