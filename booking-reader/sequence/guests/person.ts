import { looksLikeName, readPersonName } from '../../values/people.ts'
import { fieldsOf, type Line, type SequenceElement, valueFrom } from '../lines.ts'
import { detailsIn } from './guest-details.ts'

export const GREETING =
	/^(?:dear|hello|hi|good (?:morning|afternoon)|sehr geehrte\p{L}*|liebe\p{L}*|guten tag|hallo|bonjour|ch[eè]re?|estimad\p{L}*|hola|gentile|egregi\p{L}*|buongiorno|prezad\p{L}*|car[oa]|ol[aá]|beste|geachte|k[æj]\p{L}+re|szanown\p{L}*)\b/iu
/** People who serve the travellers. */
export const SERVING =
	/\b(?:driver|chauffeur|guide|captain|pilot|fahrer|agent|consultant|advisor|manager|host|concierge|contact|signed|regards|sincerely|your (?:host|butler)|conductor|conduct(?:eur|rice)|autista|motorista|guía|guia|guida|reiseleit\p{L}*|gids|sj[aå]f[oø]r|chaufför|kuljettaja|opas|kierowca|przewodnik|řidič|průvodce|rehber|kapit[aä]n|capit(?:aine|[aá]n|ano|ão)|comandante|skipper|berater(?:in)?|conseill(?:er|ère)|consulente|adviseur|handläggare|referente|gestora?|consultora?|sachbearbeit\p{L}*|rådgiver|issued by|prepared by|sold by|booked by agent|(?:file )?handler|z\. ?hd\.?|att(?:\.ne|n|ention)?\.?|c\.a\.|ansprechpartner(?:in)?|propriétaire|proprietari[oa]|(?:a la |all['’])?at(?:enci[oó]n|tenzione)(?: de| di)?|c\/o|broker|instructor|skilehrer|moniteur|reception|with your)(?!\p{L})|(?:reserved|booked|arranged|handled|made|confirmed|requested|bestellt|gebucht|feit[oa])(?: (?:for|on behalf of) \p{L}+)? (?:by|von|par|por|pel[oa]|da|door|af|av|durch) ?$|\b(?:ref|rif|file|pratica|dossier|expediente|vorgang)\b[^()]{0,20}\($/iu
/** What follows a name in a list: a seat, an age, a ticket. */
export const AFTER_NAME = /\s*(?:\s[-–—]|[,;:|(\t/]|\s{2,}|\s\d).*$/su

/** The latest day of the document, and the names in the notation of reservation systems. */
export type Context = { latest: string; names: readonly string[] }
/** `own` is what the line says of that person. */
export function person(line: Line, text: string, { latest }: Context, own = line.text): SequenceElement[] {
	const name = readPersonName(text.trim())
	if (!name || !looksLikeName(text) || name.fullName.split(' ').length < 2) return []
	return [
		{
			fields: fieldsOf({
				...detailsIn(line, own, latest),
				title: name.title && valueFrom(line, line.text, name.title),
				fullName: valueFrom(line, line.text, name.fullName),
			}),
			issues: [],
		},
	]
}
