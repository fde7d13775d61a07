import type { ItemContent } from '../content.ts'
import { contentSchemas } from './content-schemas.ts'
import { advice, error, type Finding, type Surroundings } from './finding.ts'
import { landingFindings } from './landing-findings.ts'
import { libraryFindings } from './library-findings.ts'
import { propertyFindings } from './property-findings.ts'
import { altTextsOf, longTexts, sentencesOf, textsOf, wordingAdvice } from './wording.ts'

/**
 * Checks an item as it would be published: the same rules for the editor, the server and the tests of the built-in catalogue. What is not
 * complete has only the errors of its fields, because the other rules need all of them.
 */
export function findingsIn(
	{ kind, content }: { kind: ItemContent['kind']; content: unknown },
	around: Surroundings,
): Finding[] {
	const parsed = contentSchemas[kind].safeParse(content)
	if (!parsed.success)
		return parsed.error.issues.map(({ path, message, code }) =>
			error(path.join('.'), code === 'unrecognized_keys' ? 'This field is not known' : message),
		)
	const item = { kind, content: parsed.data } as ItemContent
	return [
		...ownFindings(item, around),
		...pictureTextFindings(item, around),
		...textsOf(item).flatMap(({ path, text }) => wordingAdvice(text).map((sentence) => advice(path, sentence))),
		...sharedSentences(item, around),
	]
}

function ownFindings(item: ItemContent, around: Surroundings): Finding[] {
	if (item.kind === 'landing') return landingFindings(item.content, around)
	if (item.kind === 'villa' || item.kind === 'hotel') return propertyFindings(item, around)
	return libraryFindings(item, around)
}

/** Two pictures with one description are described wrongly at least once. */
function pictureTextFindings(item: ItemContent, { hasAlt }: Surroundings): Finding[] {
	const seen = new Set<string>()
	return altTextsOf(item).flatMap(({ path, text }) => {
		const isTaken = hasAlt(text) || seen.has(text)
		seen.add(text)
		if (isTaken) return [error(path, 'Another picture has this description')]
		return /\.(jpe?g|png|webp|avif|heic|svg)$/i.test(text) ? [error(path, 'This is the name of a file')] : []
	})
}

function sharedSentences(item: ItemContent, { hasSentence }: Surroundings): Finding[] {
	return longTexts(item).flatMap(({ path, text }) =>
		sentencesOf(text).some(hasSentence) ? [advice(path, 'Another property has the same sentence')] : [],
	)
}
