import { fold } from '#shared/fold.ts'
import { monthNamed, weekdaysNamed } from '../../values/month-names.ts'

const COUNTED =
	'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen;eine?r?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn;une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze;una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce;una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici;uma|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|catorze;één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|dertien|veertien;ett|två|tre|fyra|fem|sex|sju|åtta|nio|tio|elva|tolv|tretton|fjorton;ei|to|tre|fire|fem|seks|s[jy][uv]|[åo]tte|ni|ti|elleve|tolv|tretten|fjorten;yksi|kaksi|kolme|neljä|viisi|kuusi|seitsemän|kahdeksan|yhdeksän|kymmenen|yksitoista|kaksitoista|kolmetoista|neljätoista;jedna|dwie|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć|dziesięć|jedenaście|dwanaście|trzynaście|czternaście;jedna|dvě|tři|čtyři|pět|šest|sedm|osm|devět|deset|jedenáct|dvanáct|třináct|čtrnáct;bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz'
		.split(';')
		.map((language) => language.split('|'))
const NIGHT =
	'(?:nights?|nts?|[uü]bernachtung(?:en)?|di[aá]rias?|pernoites?|pernottamenti|n[äa]chte?|nuits?|nuitées?|noches?|notti|notte|noites?|nachten|nacht|netter|nætter|nätter|natt|nat|yötä|yö|noc(?:e|y|i|leg\\p{L}*)?|gece|νύχτες|vradies|haku)'
/** '4 nights', '14 nuits', 'three nights', and 'notti 9'. */
export const NIGHTS = new RegExp(
	`\\(?(?<![\\p{L}\\d])(\\d{1,3}|${COUNTED.flat().join('|')})(?: ?x)?[ -]?${NIGHT}(?!\\p{L})\\)?|(?<!\\p{L})(?:nights|nts|n[äa]chte|nuits|notti|noches|noites|nachten) {1,3}(\\d{1,2})(?![\\d.:/]| ?(?:and|und|et|e|y|to|[&–-]) ?\\d)`,
	'iu',
)

/** 'Up to 10 nights', 'ab 3 Nächten': nobody has booked those. */
const OFFERED =
	/(?<!\p{L})(?:up to|at least|minimum|from|bis zu|ab|mindestens|jusqu['’]à|dès|hasta|desde|fino a|até|vanaf|minst|fra) $/iu

/** How many nights a text states. Null if it does not. */
export function nightsIn(text: string): number | null {
	const match = NIGHTS.exec(text)
	const stated = (match?.[1] ?? match?.[2])?.toLowerCase()
	if (!match || !stated || OFFERED.test(text.slice(0, match.index))) return null
	if (/\d/.test(stated)) return Number(stated)
	const place = COUNTED.map((words) => words.findIndex((word) => new RegExp(`^(?:${word})$`, 'u').test(stated)))
	return Math.max(...place) + 1 || null
}

const IN =
	'check ?in|incheck\\p{L}*|innsjekk\\p{L}*|indtjek\\p{L}*|arrival|anreise|arrivo|arrivee|llegada|entrada|chegada|aankomst|ankomst'
const OUT =
	'check ?out|utcheck\\p{L}*|utsjekk\\p{L}*|udtjek\\p{L}*|uitcheck\\p{L}*|departure|abreise|partenza|partida|depart|salida|saida|vertrek|avresa|avreise|afrejse'
/** Words for when a stay begins or ends. */
export const SIDE = new RegExp(`\\b(?:${IN}|${OUT})\\b`, 'u')
/** 'Incheckning fre 16 juli, utcheckning tis 20 juli': a departure before an arrival is that of a journey. */
export const IN_AND_OUT = new RegExp(`\\b(?:${IN})\\b.*\\b(?:${OUT})\\b`, 'u')

/** Words in the names of hotels and villas. */
export const NOUN =
	/(?<!\p{L})(?:\p{L}*hote[ln]l?|h[oô]tels?|\p{L}*villa|palace|palazzo|\p{L}*resort|\p{L}*lodge|house|\p{L}*haus|inn|riad|kasbah|chalet|suites?|residences?|camp|retreat|manor|castle|\p{L}*schl[oö]ss(?:l|chen)?|\p{L}*hof|grand|park|club|spa|ryokan|onsen|minshuku|dar|guest ?house|hostal|posada|estancia|cortijo|albergue|albergo|pensione|pensión|pensão|solar|herdade|tenuta|castello|castillo|castelo|dimora|dammuso|trullo|g[iî]te|manoir|bastide|gutshof|alm|kasteel|slott?|herreg[aå]rd|g[aå]rd|kro|kartano|linna|pa[lł]ac|dw[oó]r|zamek|zámek|pensjonat|penzion|konak|otel|tented camp|boma|parador|pousada|quinta|hacienda|finca|masseria|borgo|relais|auberge|maison|ch[aâ]teau|mas|domaine|locanda|agriturismo|gasthof|gasthaus|pension|apartments?|cottage|island|beach|yacht|m\/[yvs]|m[yvs]|s\/y|gulet|catamaran)(?!\p{L})/iu
/** A run of words that begin with capitals, and of what joins them: 'Quinta de la Sample'. */
export const NAME =
	"((?:[Tt]he |[Ll][ae]s? |[Ii]l |[Ee]l |[MS]\\/[YV] )?\\p{Lu}[\\p{L}\\p{N}’'&.-]*(?: (?:(?:de|del|della|delle|dei|degli|di|da|do|das|dos|du|des|d’|la|las|le|les|los|el|al|on|at|of|the|and|&|y|e|et|by)(?!\\p{L})|(?:[dl][’'])?\\p{Lu}[\\p{L}\\p{N}’'&.-]*)){0,7})"
/** Words that are no part of a name though they begin with a capital. */
const STARTS =
	'(?:På|Hos|Bei|Beim|Chez|Bij|Presso|Dans|Nel|Na|The|Your|Our|Dear|From|At|In|To|On|Das|Der|Die|Im|Ihr|Unser|Le|La|Les|El|Il|Lo|O|A|An|Votre|Su|Vostro|Check|Confirm\\p{L}*|Booking|Reservation|Welcome|Stay|Transfer|Overnight|Private|Hotel|Accommodation|Drive|Car|Arrive|Return)(?!\\p{L})'
const NAMED = [
	/\b(?:denominat[oa]|known as|called|named|namens|dénommée?|denominad[oa]|chamad[oa]|genaamd|chalet(?: meublé)?|villa|maison|casa|property|finca|ferienhaus|ferienwohnung) [„“"«‘']([^„”“"»’]{3,60})[”“"»’']/gu,
	new RegExp(
		`\\b(?:known as|called|confirmed at|named|reservation at|booking at|stay(?:ing)? (?:at|in)|nights? (?:at|in)|(?:notti|notte|nuits?|noches?|noites?|[Nn]ächte|nacht(?:en)?|n[æä]tter|netter|natt) (?:all?[ao]?|presso|à|au|en|na|no|im|in|på|i)|guests? (?:at|of)|welcome (?:you )?to|accommodated (?:at|in)|check(?:ing)? (?:in|into) (?:at|to)?|overnight at|accommodation at) ${NAME}`,
		'gu',
	),
	// 'Clarion Hotel Sample', 'Four Samples Hotel Boston'
	new RegExp(
		`(?<!\\p{L})((?:The )?(?!${STARTS})(?:\\p{Lu}[\\p{L}’'&-]{1,24} ){1,3}(?:Hotell?|Inn|Manor|Lodge|Resort|Palace|Ryokan|Badehotel|House|Camp|Castle|Retreat|Rooms|Residences)(?: (?:& )?\\p{Lu}[\\p{L}’'-]+){0,3})(?!\\p{L})`,
		'gu',
	),
	new RegExp(
		`(?<!\\p{L})(?=(?:[MS]\\/[YV]|[MS]\\.[YV]\\.|H[oô]tell?|\\p{Lu}\\p{L}+hotel|Villa|Palace|Palazzo|Riad|Casa|Ch[aâ]teau|Chalet|Relais|Schloss|Schlosshotel|Hacienda|Finca|Masseria|Pousada|Parador|Quinta|Agriturismo|Gasthof|Auberge|Domaine|Locanda|Borgo|Tenuta|Ryokan|Resort|Lodge|Kasbah|Landhaus) (?:(?:de|del|della|delle|dei|degli|di|da|do|das|dos|du|des|la|le|les|el|al|zum|zur|am) )*\\p{Lu})${NAME}`,
		'gu',
	),
	new RegExp(
		`^(?:(?:booking|reservation|hotel|your) )*(?:confirmation|reservation|booking|stay)(?: of your \\p{L}+)?\\s*[:–-]\\s*${NAME}$`,
		'giu',
	),
]

/** A part of an address: 'Santa Croce 1961', 'via Muro 117', '3/2 Thanon Khao', '72015 Fasano (BR)' */
const PLACE =
	/^(?:\d{1,6}[\p{L}/\d-]{0,4} ){0,2}(?:\p{Lu}|(?:via|rue|avenue|calle|rua|place|piazza|quai|route|chemin|plaza|praça|alameda) )(?:No:|[\p{L}\d\s’'./ºª()-]){2,60}$|^\d{1,4}$/u

export const isPlace = (part: string): boolean =>
	PLACE.test(part) &&
	(part.match(NEXT_TO_DAY) ?? []).every((word) => monthNamed(word) === null) &&
	[part, ...part.split(' ').filter((word) => word.length > 3)].every((word) => weekdaysNamed(word).size === 0)
const NEXT_TO_DAY = /(?<=\d\.? )\p{L}{3,}|\p{L}{3,}(?=\.? \d{1,2}(?!\d))/gu

/** Words of rooms. */
export const ROOM =
	/(?<!\p{L})(?:\p{L}*suite|\p{L}*sviitti|\p{L}*room|villa|bungalow|bangal[oô]|cottage|\p{L}*(?:tent|zelt)|tenda|penthouse|residence|pavilion|studio|kings?|queens?|twin|double|deluxe|superior|junior|sea view|garden|\p{L}*zimmer|chambre|camera|matrimoniale|habitaci[oó]n|doble|quarto|duplo|\p{L}*kamer|(?:\p{L}{4,})?r[ou]m|pok[oó]j|\p{L}*kabine|cabina|cabine?|stateroom|\p{L}*v[æe]relse|\p{L}*hytte?|bungalows?|maisonette|duplex|appartement|apartment|appartamento|apartamento|monolocale|bilocale|dormitorio|individual|individuelle|singola|doppia|doppel|matrimonial|casal|solteiro|\p{L}*huone|pokoje?|apartm[aá]n|oda(?:s[ıi])?|tvåbäddsrum|washitsu|tatami)(?!\p{L})/iu

const ROOM_WORD =
	'(?:\\p{L}*[Ss]uite|[Rr]oom|[Kk]ing|[Bb]ungalow|[Tt]ent|[Pp]avilion|\\p{L}*[Zz]immer|[Kk]amer|[Dd]obbeltrom|[Dd]ubbelrum)'
const ROOM_NAMED = new RegExp(
	`(?<!\\p{L})((?:\\p{Lu}[\\p{L}’'&-]{0,24} ){1,4}${ROOM_WORD}|[Ss]uite(?: \\p{Lu}[\\p{L}’'-]+){1,3})(?!\\p{L})`,
	'u',
)
/** A room that a sentence names: 'in an Owner’s Suite with breakfast'. */
export const roomIn = (text: string): string | undefined => ROOM_NAMED.exec(text)?.[1]
const ROOM_ONLY = new RegExp(
	`^(?:\\d ?x? )?(?:${ROOM_WORD}|[Cc]hambre|[Cc]amera|[Hh]abitaci[oó]n|[Qq]uarto|[Bb]angal[oô]|[Cc]abana|[Dd]eluxe|[Ss]uperior|[Jj]unior|[Dd]oble|[Tt]win|[Dd]ouble|(?:One|Two|Three|Four|Five|\\d)[- ][Bb]edroom|Overwater|Beachfront|Oceanfront)(?!\\p{L})|(?<!\\p{L})${ROOM_WORD}(?: \\([^)]*\\)| (?:with|con|mit|avec|com|med|met) .*)?$`,
	'u',
)
/** Whether a name is one of a room, and not of a hotel: 'Aqua Suite', but not 'Suite Hotel Sample'. */
export const isRoomOnly = (text: string): boolean => {
	const [name = ''] = text.replace(/\s*\([^)]*\)$/, '').split(/,\s|\s{2,}/)
	return ROOM_ONLY.test(name.trim()) && !/hotel|hôtel|lodge|resort|palace|suites/i.test(name)
}

/**
 * The name that a text gives a hotel: 'staying at Sample House', 'Villa Sample'. Of several, the one next to `at`, where the days or nights of the
 * stay are: the last before it in its sentence, otherwise the first behind it.
 */
export function hotelNamedIn(text: string, at = 0): string | undefined {
	const all = NAMED.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap(({ 0: whole, 1: name = '', index }) => {
		const from = index + whole.indexOf(name)
		const isNone = isRoomOnly(name) || roomIn(name) !== undefined || name.replace(NOUN, '').trim() === ''
		return isNone ? [] : [{ name, from, to: from + name.length }]
	})
	// 'Hotel Sample' is the end of 'Clarion Hotel Sample'.
	const names = all
		.filter(
			(one) => !all.some(({ name, from, to }) => name.length > one.name.length && from <= one.from && to >= one.to),
		)
		.toSorted((a, b) => a.from - b.from)
	const named =
		names.findLast(({ from, to }) => from < at && !/[.;!?]\s/.test(text.slice(to, at))) ??
		names.find(({ from }) => from >= at) ??
		names.at(-1)
	return named?.name.replace(/\.$/, '')
}

const OVERNIGHT =
	/^(?:o n|overnight(?: at| stay| in)?|nights? at|(?:your )?(?:accommodation|hotel|lodge|camp|stay|lodging)|unterkunft|ubernachtung(?: im| in)?|hebergement|alojamiento|alloggio|accommodatie|hotell?|alojamento|hospedagem|indkvartering|boende|overnatting|overnatning|overnattning|overnatting(?: pa| i)?|majoitus|yopyminen|zakwaterowanie|ubytovani|nocleh|konaklama|logement|hospedaje|estadia|estancia|pernoita|alojado en|logies|verblijf|nuit(?:ee)?s?(?: a| au)?|noches?(?: en)?|nott[ei]|nacht|nachte|noites?|nights?|pernottamento(?: presso| a| al)?|pernocte|overnachting|nocleg)$/

/** 'Overnight: Palace Sample' and 'Overnight at Palace Sample' below the heading of a day: where its night is spent. Null for other texts. */
export function spentAt(text: string): string | null {
	const [, label = '', labelled = ''] = /^([^:]{3,24}?)(?:\s?:\s+|\s{2,})(\S.*)$/su.exec(text) ?? []
	if (OVERNIGHT.test(fold(label).replaceAll(/ ?\d+(?: (?:et|and|und|e|y|to|a|bis))?/g, ''))) return labelled
	const [, verb = '', place = ''] =
		/^(\p{L}+(?: \p{L}+)?(?: (?:at|in|im|à|au|en|a|presso|al))) ((?:the |le |la |el |il )?\p{Lu}.{3,})$/su.exec(text) ??
		[]
	return OVERNIGHT.test(fold(verb)) ? place : null
}
