/** In each language, what stands before the place where a journey begins, at which somebody waits, and before the one where it ends. */
type Language = { from: string; of?: string; at?: string; to: string }
const LANGUAGES: readonly Language[] = [
	{
		from: 'from|departing|departs?|dep\\.?|leaves?|leaving|ex',
		at: 'at|outside',
		to: 'to|into|drop[ -]?off at|dropped at|arr\\.?|arrives? at|arriving at|arrives? in|arriving in',
	},
	{ from: 'von|vom|ab|aus', at: 'am|beim|im|an der', to: 'nach|zum|zur|bis|in den|in die|ins' },
	{
		from: 'depuis|départ de|départ|au départ de',
		of: "du|des?|d[’']",
		to: "vers|jusqu[’']à|jusqu[’']au|pour|à|aux?|arrivée à",
	},
	{ from: 'desde|salida del?|sale del?|recogida en', of: 'del?', at: 'en', to: 'hasta|hacia|para|al?|llegada al?' },
	{
		from: "da|dal|dalla|dall[’']|partenza da",
		of: 'di|del|della',
		at: 'presso|in|nel',
		to: "fino a|verso|per|al?|alla|all[’']|ad",
	},
	{ from: 'desde|saída d[eoa]|partida d[eoa]|a partir d[eoa]', of: 'de|d[oa]', at: 'n[oa]|em', to: 'para|até|ao?|à' },
	{ from: 'van de|vanaf de|vanuit de|van|vanaf|vanuit', at: 'op|bij', to: 'naar de|naar|tot' },
	{ from: 'från|fra', at: 'på|vid|ved', to: 'till?' },
	{ from: 'z|ze', at: 'na', to: 'do' },
]
const ARROW = '→|➜|➔|➝|⇒|▶|-?->|=>|›|»|>'
const DASH = '[–—-]'
const ARTICLE =
	"(?:(?:[Tt]he|[Tt]heir|[Yy]our|[Oo]ur|[Dd]e[rmnt]|[Dd]as|[Dd]ie|[Ii]hre[mnr]?|[Uu]nsere[mnr]?|[Ll]a|[Ll]es?|[Vv]otre|[Ee]l|[Ss]u|[Vv]uestro|[Ii]l|[Ll]o|[Oo]|[Aa]|[Hh]et|THE|DER|DEM|LE|LA|EL|IL) |[Ll][’'])?"
const NOUN =
	'(?:[Aa]irport|[Aa]éroport|[Aa]eropuerto|[Aa]eroporto|[Ll]uchthaven|[Hh][oô]tel(?:let)?|[Aa]lbergo|[Vv]illa|[Rr]iad|[Ll]odge|[Cc]amp|[Ss]tation(?:en)?|[Ss]tasjon(?:en)?|[Hh]avne?n?|[Gg]årde?n|[Hh]amn(?:en)?|[Gg]are|[Ss]tazione|[Ee]stación?|[Ee]stação|[Pp]ort|[Pp]uerto|[Pp]orto|[Pp]ier|[Mm]arina|[Jj]etty|[Rr]esort|[Cc]halet|[Pp]ousada|[Qq]uinta|[Ff]lughafen|[Bb]ahnhof|[Vv]liegveld|[Ff]lygplats\\p{L}*|[Ll]ufthavn\\p{L}*|[Aa]partment|[Hh]ouse|[Rr]yokan|[Rr]esidence|[Mm]asseria|[Ll]ocanda|[Tt]enuta|[Ff]inca|[Cc]astle|[Pp]alace|[Mm]anor|[Ss]chloss|[Cc]hâteau|[Pp]roperty|[Tt]erminal|[Dd]omicile|[Hh]ome)'
/** What a place begins with. */
const HEAD = `${ARTICLE}(?:\\p{Lu}|\\d{1,4} \\p{Lu}|${NOUN}(?!\\p{L}))`
/** What is in brackets behind a place and belongs to it: a code, a name or a stop. */
const STOP = '[^()]*(?:[Mm]arina|[Pp]ort|[Pp]ier|[Qq]uay|[Jj]etty|[Ss]tation|[Tt]erminal|[Hh]otel|[Gg]are|Hbf)[^()]*'
/** What ends a place. */
const END = new RegExp(
	`[,;|\\t¦]|\\s?\\((?!(?:[A-Z]{3}|\\p{Lu}\\p{L}+|${STOP})\\))|\\s(?:${ARROW}|${DASH})\\s|(?<=[^.\\s]{3})\\.(?=\\s|$)|\\.$|\\s(?:with|mit|by|con|avec|com|met|par|per|pour|para|for|für|voor|via|where|over|durch|arriv\\p{L}+|incl\\p{L}*|is|are|was|will|wird|est|sera|es|será|è|sarà|on|um|ab|auf|die|que|and|und|et|y|e|och|og|then|dann|puis|where|ref|conf|bij|brengt|bringt|rijdt|fährt|gebracht|abgeholt|hämtar|henter|vers midi)(?=\\s|[.,(¦]|$)|\\s(?:in|en|at)(?=\\s(?:an? |einem|\\p{Ll}|¦)|$)`,
	'u',
)
const MAX_PLACE = 90

/** Each word as it is, at the start of a sentence and in capitals. */
const either = (words = '') =>
	words === ''
		? '(?!)'
		: words
				.split('|')
				.flatMap((word) => [
					`[${word[0]!.toUpperCase()}${word[0]}]${word.slice(1)}`,
					...(/^\p{Ll}{2,}$/u.test(word) ? [word.toUpperCase()] : []),
				])
				.join('|')
const MARKERS = LANGUAGES.map(
	({ from, of, at, to }) =>
		new RegExp(
			`(?:(?<![\\p{L}’'-])(?:(?<from>${either(from)})|(?<to>${either(to)})|(?<of>${either(of)})|(?<at>${either(at)}))(?:(?<=[’'])|\\s*:?\\s+)|(?<arrow>${ARROW}|(?<=\\s)${DASH}|(?<=[\\p{Ll}¦)] )\\/(?= ))\\s*)(?=${HEAD})`,
			'gu',
		),
)

export type Ends = { from: string; to: string }
type Role = 'from' | 'of' | 'at' | 'to' | 'arrow'
type Marker = { role: Role; index: number; end: number }

/**
 * Where a journey begins and ends, in a text whose dates, times and vehicles are '¦'. Either may be ''. Words for from and to count
 * in pairs of one language, since a word of one is a part of names in another (decision 078).
 */
export function endsIn(text: string): Ends {
	let best = { from: '', to: '', score: 0 }
	for (const pattern of MARKERS) {
		const found = pairOf(text, markersIn(text, pattern))
		if (found.score > best.score) best = found
	}
	return { from: best.from, to: best.to }
}

const markersIn = (text: string, pattern: RegExp): Marker[] =>
	[...text.matchAll(pattern)].flatMap(({ index, 0: whole, groups = {} }) => {
		const role = (Object.keys(groups) as Role[]).find((name) => groups[name] !== undefined)
		const isPart = (role === 'of' || SHORT.test(whole)) && isInName(text, index)
		const before = text.slice(Math.max(0, index - 40), index)
		return role && !isPart && !STAY.test(before)
			? [{ role: role === 'to' || role === 'at' ? roleBehind(before, role) : role, index, end: index + whole.length }]
			: []
	})

/** 'li aspetta all’aeroporto e li porta in masseria': what is done there tells more than the preposition. */
const roleBehind = (before: string, role: Role): Role => (WAITS.test(before) ? 'at' : BRINGS.test(before) ? 'to' : role)
const WAITING =
	'driver|chauffeur|chófer|autista|motorista|fahrer|pick(?:s|ed)?[ -](?:you )?up|abholung|abgeholt|empfang|prise en charge|recolha|upphämtning|afhentning|ophalen|opgehaald|meets?|met|waits?|waiting|await\\p{L}*|collect\\p{L}*|fetch\\p{L}*|erwartet?|attend(?:ra|ront|re|ono|e)?|accueil\\p{L}*|reprend\\p{L}*|cherche[rz]?|recog\\p{L}*|recoj\\p{L}*|espera\\p{L}*|aguarda\\p{L}*|aspett\\p{L}*|accogli\\p{L}*|prelev\\p{L}*|haalt|wacht|hämtar|möter|väntar|henter|venter|møder'
const BRINGING =
	'drives?|takes?|brings?|bringt|fährt|conduit|conduira|emmène|lleva|llevará|traslada|leva|porta|accompagna|brengt|rijdt|kör|kører|kjører'
const WAITS = new RegExp(`(?<!\\p{L})(?:${WAITING}) [^.;|]{0,24}$`, 'iu')
const BRINGS = new RegExp(`(?<!\\p{L})(?:${BRINGING}) [^.;|]{0,16}$`, 'iu')
/** A sentence, and no place in front of an arrow. */
const IS_SENTENCE = new RegExp(`(?<!\\p{L})(?:${WAITING}|${BRINGING})(?!\\p{L})`, 'iu')

/** 'Aeroporto de Sevilha', 'Parador de Muestra': what follows a name or a kind of place is its other half. */
function isInName(text: string, at: number): boolean {
	const word = /([^\s’']+)\s$/.exec(text.slice(0, at))?.[1] ?? ''
	return (/^\p{Lu}/u.test(word) && !SERVICE_WORD.test(word)) || IS_NOUN.test(word)
}
/** These are parts of names too: 'Quinta da Sample', 'Hotel van Sample'. */
const SHORT = /^(?:da|dal|dalla|do|von|van|z) $/
/** Where the travellers stop on the way. */
const STAY = /(?<!\p{L})(?:arr[êe]t|halte?|stop|parada|sosta|pausa?|pause|lunch|déjeuner)\s$/iu
const IS_NOUN = new RegExp(`^${NOUN}$`, 'u')
/** Whether a text has a word for a house where travellers stay, or for a stop. */
export const isHouse = (text: string): boolean => HOUSE.test(text)
const HOUSE = new RegExp(`(?<!\\p{L})${NOUN}(?!\\p{L})`, 'u')
const SERVICE_WORD =
	/^(?:transfer\p{L}*|transf\p{L}*|traslad\p{L}*|trasfer\p{L}*|recogida|recolha|salida|sa[ií]da|d[ée]part|prise|navette|trajet|course|viaje|viagem|tren|trem|train|treno|comboio|ferry|taxi|trayecto|percurso|retour|vuelta|regreso|regresso|rit|voiture|coche|chauffeur|partenza|abfahrt|abholung|rückfahrt|hinfahrt|fahrt|departure|bil|tog)$/iu

function pairOf(text: string, markers: readonly Marker[]) {
	const from = markers.find(({ role }) => role === 'from') ?? markers.find(({ role }) => role === 'of')
	const at = markers.find(({ role }) => role === 'at')
	// 'Accueil à l’aéroport et transfert vers le riad': the first of two goals is where somebody waits.
	const goalsOnly = markers.filter(({ role }) => role === 'to')
	const begin = from ?? at ?? (goalsOnly.length > 1 ? goalsOnly[0] : undefined)
	const place = (marker: Marker) => placeAt(text, marker.end, markers, marker.role)
	const begins = begin ? place(begin) : ''
	const beginsAt = begin ? begin.end + begins.length : 0
	const isBehind = (one: Marker) => !begin || one.index >= beginsAt || (one !== begin && one.end <= begin.index)
	const isDirect = (one: Marker) => begin && one.index >= beginsAt && text.slice(beginsAt, one.index).trim() === ''
	const goals = markers.filter((one) => isBehind(one) && (one.role === 'to' || (one.role === 'arrow' && isDirect(one))))
	const goal = goals.find((one) => begin && one.index >= beginsAt) ?? goals[0]
	const ends = goal ? place(goal) : ''
	const between = betweenArrow(text, (from ?? at) ? markers.filter(({ role }) => role === 'arrow') : markers)
	const score = goal?.role === 'arrow' ? 3.2 : from?.role === 'from' ? 4 : from ? 3.5 : at ? 3.2 : 3.1
	if (begins && ends && (score > 3.3 || !between)) return { from: begins, to: ends, score }
	if (between) return { ...between, score: 3.3 }
	return { from: begins, to: ends, score: ends ? 2 : begins ? 1 : 0 }
}

/** 'Paris Nord ¦ – London St Pancras ¦', 'Flisvos Marina > Athens Airport', 'Oslo S to Bergen'. */
function betweenArrow(text: string, markers: readonly Marker[]): Ends | null {
	for (const marker of markers) {
		if (marker.role !== 'arrow' && marker.role !== 'to') continue
		const before = text.slice(0, marker.index).replace(/(?:\s|¦|\((?![A-Z]{3}\))[^()]*\))+$/u, '')
		const from = before.slice(lastBorder(before)).trim().replace(SERVICE, '')
		const to = placeAt(text, marker.end, markers, marker.role)
		if (
			to &&
			from.length <= MAX_PLACE &&
			new RegExp(`^${HEAD}`, 'u').test(from) &&
			!MEANS.test(from) &&
			!IS_SENTENCE.test(from)
		)
			return { from, to }
	}
	return null
}

const lastBorder = (text: string) =>
	Math.max(
		0,
		...[...text.matchAll(/[,;:|\t¦·]|(?<=[^.\s]{3})\.\s|\s[–—-]\s|^[\s–—*•-]+/gu)].map(
			({ index, 0: border }) => index + border.length,
		),
	)

/** The kind of service in front of a place: 'Road transfer', 'Frecciarossa 9310', 'Transfer from'. */
const SERVICE =
	/^(?:(?:\p{L}[\p{L}-]*\s){0,3}?(?:\p{L}*[Tt]ransfers?|TRANSFER|TRASLADO|TRANSFERT|TRASFERIMENTO|[Tt]ransfert|[Tt]raslado|[Tt]rasferimento|[Tt]ransferência|[Pp]ick-?up|[Dd]rop-?off|[Dd]rive|[Tt]axi|[Ss]huttle|[Tt]rain|[Ff]erry|[Bb]oat|[Cc]ar|[Zz]ug|[Ff]ahrt|[Tt]reno|[Tt]ren|[Cc]omboio|[Tt]rein|[Tt]åg|[Tt]og)\s(?:(?:priv\p{L}+|no\.?|nr\.?|\d{1,5}|from|von|de|da|van|från|fra)\s)*|(?:\p{L}[\p{L}-]*\s){1,2}\d{2,5}\s|[A-Z]{1,4}\d{0,2}\s?\d{2,5}\s)(?=\p{Lu})/u
const MEANS =
	/^(?:(?:your|our|a|private|luxury|return|privat\p{L}*) )*(?:transfers?|drive|car|taxi|train|ferry|fahrt|transfert|traslado|trasferimento|driver)(?: back)?$/iu

/** The place behind a marker, up to what ends it or the next marker. */
function placeAt(text: string, from: number, markers: readonly Marker[], role: Role): string {
	const next = markers.find(
		({ index, role: other }) =>
			index > from && other !== 'of' && other !== 'at' && !(role === 'to' && other === 'arrow'),
	)
	const rest = text.slice(from, Math.min(from + MAX_PLACE, next?.index ?? Infinity))
	const isLabelled = /:\s+$/.test(text.slice(0, from))
	const end = isLabelled ? rest.search(/[;|\t¦]|\s{2}/) : rest.search(END)
	return (end < 0 ? rest : rest.slice(0, end))
		.replace(new RegExp(`^${ARTICLE}(?=\\p{L})`, 'u'), (article) => (KEPT.test(article) ? article : ''))
		.trim()
}
/** Articles that names have: 'The Connaught', 'La Mamounia'. */
const KEPT = /^(?:The|THE|La|Le|Les|El|Il|Lo|O|A|Das|Der|Die|L[’']) ?$/
