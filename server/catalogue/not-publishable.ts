import type { Finding } from '#shared/catalogue/rules/finding.ts'
import { Refusal } from '#server/http/refusal.ts'

/** 422 with all findings, and the errors by their fields as in every other refusal. */
export function notPublishable(findings: readonly Finding[]): Refusal {
	const errors = findings.filter(({ level }) => level === 'error')
	const fields = Object.fromEntries(errors.map(({ path, sentence }) => [path, sentence]))
	return new Refusal(422, 'invalid', 'This cannot be published yet', { fields, more: { findings } })
}
