import { fold } from '#shared/fold.ts'
import { versionNamed } from '../formats/html/earlier-version.ts'

const TIME = String.raw`\d{1,2}(?:[:.h]\d\d(?: ?[ap]\.?m\b\.?)?| ?[ap]\.?m\b\.?)(?: ?(?:Uhr|hrs|h))?`
const DAY = String.raw`(?:\p{L}{3,10},? )?\d{1,2}(?:\.|st|nd|rd|th)?(?:[./-]\d{1,2}(?:[./-](?:\d{4}|\d\d))?| \p{L}{3,10}(?: \d{4})?)`
const INSTEAD =
	'was|were|previously|formerly|originally|instead of|rather than|not|no longer|(?:moved|changed|rescheduled) from|statt|anstatt|bisher|vorher|ursprünglich|nicht|au lieu de|initialement|auparavant|en lugar de|en vez de|antes|invece (?:di|delle|del)|anziché|em vez de|in plaats van|i stedet for'
const EARLIER = new RegExp(
	`(?<!\\p{L})(?:${INSTEAD}) (?:at |on |the |um |am |à |às |a las |alle |le |il |el )?(?:(${TIME})|(${DAY}))(?![\\d:])`,
	'giu',
)
const ANY_TIME = new RegExp(`(?<!\\d)${TIME}`, 'iu')
const ANY_DAY = new RegExp(`(?<!\\d)${DAY}`, 'iu')

/** A line without the time or day that something was moved from: '13:45 (not 14:15)', 'was 10:10' (IMPORT-100). */
export function withoutEarlierMoments(text: string): string {
	if (!/\d/.test(text)) return text
	return text.replaceAll(EARLIER, (whole: string, time: string | undefined) =>
		(time ? ANY_TIME : ANY_DAY).test(text.replace(whole, ' ')) ? ' ' : whole,
	)
}

/**
 * Tells of each line whether it is in a part that is headed as the earlier version, up to the heading of the current one. Only where a
 * document has both.
 */
export function earlierSections(lines: readonly string[]): boolean[] {
	const versions = lines.map((line) => {
		// 'NOW  (held until 23FEB27)'
		const heading = line.replace(/\s\([^()]{1,80}\)\s*$/, '').replaceAll(/^[\s*#=\-–—]+|[\s*#=:\-–—]+$/g, '')
		return /\d/.test(heading) || heading === '' ? null : versionNamed(heading)
	})
	if (!versions.includes('earlier') || !versions.includes('current')) return lines.map(() => false)
	let isEarlier = false
	return versions.map((version) => {
		if (version) isEarlier = version === 'earlier'
		return isEarlier
	})
}

/** What documents say of a booking that is no longer as it was. Terms for changes in the future ('changes are free') say nothing. */
const CHANGED = new RegExp(
	`\\b(?:${[
		'(?:has|have|had|been|was|were|ve) (?:(?:also|now|since) )?(?:been )?(?:changed|moved|amended|revised|updated|rescheduled|replaced|retimed|brought forward|put back)',
		'(?:schedule|flight|time|one|last minute) changes?(?! fees?)|changes? (?:to|in|of) (?:your|the|this)|changed (?:the|your)',
		'new (?:flights?|times?|dates?|departure|itinerary|schedule|hotel)|original (?:flights?|times?|dates?|booking|itinerary)|previous(?:ly)?|formerly|originally|instead of',
		'supersedes?|superseded|replaces|correct(?:ed|ion)|amend(?:ed|ment)|revised|rescheduled|updated (?:itinerary|confirmation|booking|programme|schedule)|(?:version|rev|revision|v) [2-9]',
		'geandert\\w*|flugplananderung|zeitenanderung|umgebucht|umbuchung|neue\\w* (?:flug|abflug|zeit|termin|reisedat|uhrzeit)\\w*|bisherige\\w*|ursprunglich\\w*|statt \\d|anstatt|ersetzt|korrigiert\\w*|korrektur',
		'modifiee?s?|modification|changement|nouve\\w+ (?:horaires?|vols?|dates?|heures?)|initialement|au lieu de|remplace\\w*|rectificat\\w*|avance a|reporte\\w* au',
		'cambio de|cambiad\\w*|modificad\\w*|nuev\\w+ (?:vuelo|horario|fecha|hora)s?|anteriormente|en lugar de|sustituye|correccion|\\d+ ?[ªa] versao|segunda version',
		'modificat\\w*|cambiat\\w*|variazione|nuov\\w (?:volo|orari\\w*|data|date)|sostituisce|anziche|invece del\\w*|rettifica',
		'alterad\\w*|alteracao|anula a anterior|substitui|nov\\w (?:voo|horario|data)s?|versao',
		'gewijzigd\\w*|wijziging|vervangt|nieuwe? (?:vlucht|tijd|datum)\\w*|in plaats van|aendret|endret|andrad\\w*',
	].join('|')})\\b`,
	'u',
)

/** Whether a document says that the booking was changed, so that it may hold two versions of a part (IMPORT-106). */
export const speaksOfChange = (texts: readonly string[]): boolean => texts.some((text) => CHANGED.test(fold(text)))
