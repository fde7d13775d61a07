import { z } from 'zod'
import { Refusal } from '#server/http/refusal.ts'
import { fetchJson, ProviderFailure, providerRefusal } from './fetch-json.ts'

/**
 * A service with an OpenAI-compatible chat completions API, hosted or self-hosted. `deadlineMs` overrides the default limit for one
 * answer. `readsEveryBooking`: it reads each booking that staff import, without being asked (IMPORT-89).
 */
export type AiSettings = {
	baseUrl: string
	apiKey: string | null
	model: string
	deadlineMs?: number
	readsEveryBooking?: boolean
}

/** Less than the thirty seconds after which the server closes a silent connection (server/http/serving/serve.ts). */
const DEADLINE_MS = 25_000

const completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) })

/** `answer` is a JSON schema in OpenAI's strict subset: the model can answer nothing else, where the service supports this. */
type Prompt = { task: string; text: string; jpeg?: Uint8Array; temperature?: number; answer?: object }

/** Services that refuse a request with a schema for the answer. */
const withoutSchemas = new Set<string>()

/** Asks a language model to do one task with one text, and with a picture if there is one. Its answer is text that must not be trusted. Throws ProviderFailure. */
export async function askLanguageModel(ai: AiSettings, { answer, ...prompt }: Prompt): Promise<string> {
	if (!answer || withoutSchemas.has(ai.baseUrl)) return ask(ai, prompt)
	try {
		return await ask(ai, { ...prompt, answer })
	} catch (error) {
		if (!(error instanceof ProviderFailure) || (error.status !== 400 && error.status !== 422)) throw error
		const reply = await ask(ai, prompt)
		withoutSchemas.add(ai.baseUrl)
		return reply
	}
}

async function ask(ai: AiSettings, { task, text, jpeg, temperature, answer }: Prompt): Promise<string> {
	const { choices } = await fetchJson({
		provider: 'AI',
		url: new URL(`${ai.baseUrl.replace(/\/+$/, '')}/chat/completions`),
		headers: ai.apiKey ? { authorization: `Bearer ${ai.apiKey}` } : {},
		body: {
			model: ai.model,
			...(temperature === undefined ? {} : { temperature }),
			...(answer ? { response_format: { type: 'json_schema', json_schema: answer } } : {}),
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
