/**
 * What documents write of leaving and of reaching a place, as sources of patterns for texts and for folded words: verbs, nouns and abbreviations.
 * Short words such as 'ab' and 'an' need a time or a place behind them.
 */
export const DEPARTS = [
	'dep(?:art(?:s|ures?|ing)?)?|leav(?:es|ing)|etd|std|takes? ?off',
	'ab|abfahrt|abflug|abgang',
	'd[ée]p|d[ée]part|d[ée]colle|d[ée]collage',
	'sale|salidas?|despegue',
	'parte|partenz[ae]|decollo',
	'sai|sa[ií]das?|partidas?|descolagem|decolagem',
	'vertrek|vertrekt|vertr',
	'avg[åa]ng|avg[åa]r|avg|avresa|avreise|afgang|afg[åa]r|afg|afrejse',
	'l[äa]ht[öo]|l[äa]htee|l[äa]ht[öo]aika',
	'odlot|odjazd|wylot|wyjazd|odlet|odjezd',
	'kalk[ıi][şs]|αναχ[ώω]ρηση|anachorisi|shuppatsu',
].join('|')

export const ARRIVES = [
	'arr(?:iv(?:es?|als?|ing))?|lands|landing|eta|sta',
	'an|ankunft|landung|landet',
	'arriv[ée]es?|arrive|atterrissage|atterrit|se pose',
	'llega|llegadas?|aterrizaje|aterriza',
	'arriva|arriv[oi]|atterraggio',
	'chega|chegadas?|aterragem|aterrissagem',
	'aankomst|aank|arriveert',
	'ankomst|ankommer|ank|framme|fremme|lander',
	'saapuminen|saapuu|saap|tuloaika',
	'przylot|przyjazd|p[rř][íi]let|p[rř][íi]jezd',
	'var[ıi][şs]|[άα]φιξη|afixi|t[oō]chaku',
].join('|')

/** What stands before a time and before nothing else, in each language: 'kl. 13.01' is no day in January. */
export const AT_TIME =
	"kl\\.?|klo|kello|klockan|klokken|ore|alle(?: ore)?|all['’]|dalle(?: ore)?|às|a las?|(?:o |od |do )?godz(?:in(?:a|y|ie))?\\.?|saat|ώρα|um|om|at|à"
/** About when, from when and until when. */
export const ABOUT_TIME =
	"about|around|approx\\.?|circa|ca\\.?|cca\\.?|c\\.|gegen|etwa|vers|environ|hacia(?: las?)?|sobre las?|verso le|pelas|cerca das|rond|omstreeks|omkring|cirka|noin|ok\\.|około|okolo|from(?: about)?|von|by|until|till|bis|ab|fino alle|hasta las?|desde las?|jusqu[’']à|dès|até às|das|tot|vanaf|til|till|från|fra|od"
/** Labels of times. */
export const TIME_LABEL =
	'times?|uhrzeit|zeit|heure|hora|horario|horário|orario|ora|tijd|tid|aika|czas|čas|pick ?-?up|p\\/?u|collection|abholung|treffpunkt|rendez-vous|prise en charge|recogida|recolha|ritiro|ophalen|afhaling|upphämtning|hämtning|henting|afhentning|nouto|odbiór|vyzvednutí|check ?-?in|check ?-?out|boarding|meet(?:ing)?'
