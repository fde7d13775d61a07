import { fold } from '#shared/fold.ts'

/** What events are called, in the languages of our documents, as words and as ends of words. */
const EVENT =
	/(?<!\p{L})(?:(?:half|full|whole) day|ganztag\w*|halbtag\w*|tastings?|tours?|visits?|cruise|massages?|facials?|hammam|treatment|spa|lessons?|(?<!(?<!\p{L})(?:\p{L}|\p{L}*st|second|2nd|business|economy|premium|club|world|saga) )class(?:es)?(?! (?:car|seats?|tickets?|saloon|or|van)(?!\p{L}))|workshop|masterclass|safari|hike|hiking|walk(?:ing)?|trek\w*|ride|riding|concert|opera|ballet|show|performance|theatre|exhibition|match|tickets?|table at|balloon\w*|globo|ballon\w*|montgolfiere|mongolfiera|helicopter over|rundflug|flightseeing|concierto|mergulho|buceo|plongee|tauch\p{L}*|immersion[ei]|duik\p{L}*|dyk\p{L}*|catamaran|kat\w*maran|admission|entrance|excursion|experience|dinner|lunch|brunch|breakfast at|afternoon tea|tea ceremony|ceremony|picnic|cocktails?|drinks|barbecue|bbq|snorkel\w*|div(?:e|ing)|surf\w*|sail(?:ing)?|kayak\w*|rafting|fishing|ski(?:ing)?|golf|tee time|yoga|game drive|sundowners?|boat trip|sightseeing|guide|guiding|\p{L}*fuhrung|\p{L}*fuhrer|\p{L}*verkostung|\p{L}*(?:wein|bier|whisky|kase)probe|\p{L}+wanderung|wanderung|\p{L}*rundfahrt|\p{L}*rundgang|\p{L}*ausflug|\p{L}*(?:koch|ski|tanz|mal|surf)kurs|\p{L}*massage|\p{L}*behandlung|\p{L}*zeremonie|\p{L}*konzert|\p{L}*(?:abend|mittag|fruhstuck)essen|moniteur|maestro di sci|\p{L}*(?:skilehrer|skischule|stunde|unterricht)|\p{L}+abend|besuch|\p{L}*besichtigung|degustation|visite|croisiere|balade|randonnee|cours|soins?|atelier|initiation|diner|dejeuner|spectacle|survol|sortie|seance|cata|paseo|visitas?|excursiones?|clases?|cena|almuerzo|comida|taller|degustacion|espectaculo|entradas?|ruta|masaje|degustazione|giro|gita|lezione|escursione|passeggiata|pranzo|aperitivo|spettacolo|biglietti|ingresso|massaggio|guida|corso|noleggio|prova|passeio|aula|jantar|(?<!pequeno )almoco|espetaculo|massagem|caminhada|vindima|bilhetes|rondleiding|\p{L}*proeverij|\p{L}*wandeling|\p{L}*tocht|\p{L}*excursie|(?:kook|ski|snowboard|surf|dans|rij|duik|golf|zeil|zwem|tennis|prive)les(?:sen)?|middag|lunsj|lunch|aften|omvisning|guidet|\p{L}{3,}(?<!re)tur(?:en)?|smaking|rundtur|vandring|provning|rundvisning|smagning|kolacja|obiad|degustacja|rejs|wycieczka|zwiedzanie|masaz|warsztaty)(?!\p{L})/u

/** Whether words name something that travellers do. */
export const isEvent = (text: string): boolean => EVENT.test(fold(text))
/** Whether a text begins with the name of an event, and not with words that `isOther` knows. */
export function beginsWithEvent(text: string, isOther: (words: string) => boolean): boolean {
	const words = fold(text)
	const { index = -1, 0: event = '' } = EVENT.exec(words) ?? {}
	const before = words.slice(0, Math.max(index, 0))
	const isEnd = /^ (?:terminal|port|pier|hotel)(?!\p{L})/u.test(words.slice(index + event.length))
	return index >= 0 && before.split(' ').length < 5 && !isOther(before) && !isEnd
}

/** Beginnings of what is part of a journey or a stay, or no event. */
export const NO_EVENT =
	/^(?:arriv\w*|dep|departs?|departure|departing|check|embark\w*|disembark\w*|transfers?|pick ?up|pickup|collection|drop|flights?|fly|train|overnight|breakfast|balance|payment|deposit|office|reception|opens?|closes?|meet|leave|free|leisure|optional|retour|return|ritorno|volta|vuelta|ruckfahrt|rueckfahrt|aller|hinfahrt|you|we|they|he|she|it|your|our|please|if|rates?|prices?|total|valid|telephone|tel|call|(?:late|early) (?:check|arriv|dep)|luggage|baggage|boarding|gate|landing|take off|abfahrt|ankunft|abflug|anreise|abreise|abholung|salida|llegada|entrada|depart|arrivee|partenza|arrivo|chegada|partida|date|time|when|from|until|on|at|in|the hotel|room|desayuno|fruhstuck|petit dejeuner|pequeno almoco|colazione|ontbijt|frokost|frukost|alojamiento|noches?|hotel|day|seats?|guests?|passengers?|names?|booking|reservation|confirmation|dear|thank|kind|regards|sent|issued)\b/

/** A word for where something begins, and that place: 'Treffpunkt: Hotelhalle'. */
export const MEETING =
	/(?:^|[\s|,.;(–-])(?:start(?:s|ing)?(?: point)?|meet(?:ing)?(?: point| at| in)?|pick-?up point|venue|where|location|launch site|treffpunkt|rendez-vous|point de rencontre|lieu|partenza(?= da)|départ(?= d[eu])|abfahrt(?= (?:ab|von))|saída(?= d[aeo])|vertrek|verzamelen|trefpunt|mødested|oppmøte|mötesplats|samling|lugar|luogo|lieu|punto de encuentro|salida desde|ritrovo|punto d['’]incontro|ponto de encontro|encontro|departs? from)\s?:?\s(?:from |at |the |desde |dal |dalla |dall['’]|da |du |do |de la |de |ab |von |vom |no |na |på |ved |vid |au |à |am |an der |im |in |vanaf |bij |en |la |el |il |le |al |alla |all['’])*([^|;.()\t]{2,80}?)(?=\s*(?:[|;()\t]|,\s|\s[–—-]\s|\.\s|\.?$))/iu

const ARTICLE =
	"(?:the|el|la|los|las|il|lo|le|les|l['’]|der|die|das|dem|den|het|de|o|a|os|as|su|your|our|propri[oa]|própri[oa])"
const PREPOSITION =
	"(?:from|at|in|im|am|an der|fra|från|vertrek|samling|pres d[eu]|départ d[eu]|d['’]|de|du|beim?|ab|vom|en|au|aux|à|chez|dans|all['’]|alla?|al|nell['’]|nell[ao]|nel|presso|da|dal|dalla|no|na|nos|nas|em|ao|à|desde|bij|op|vanaf|ved|på|hos|i|w|na)"
const PLACE_NOUN =
	'(?:\\p{L}*lobby|\\p{L}*halle|foyer|reception|réception|recepci[oó]n|receção|recepção|rezeption|pier|píer|cais|quay|quai|port|porto|puerto|harbour|hafen|haven|marina|jetty|steg|\\p{L}*steg|beach|spa|tea house|restaurant|ristorante|restaurante|terrace|terrasse|terraza|terrazza|garden|jardin|giardino|riad|villa|lodge|camp|hotel|hôtel|pousada|quinta|courtyard|gate|entrance|ingresso|entrée|entrada|eingang|muelle|pontile|molo|ponton|berth|steiger|brygge|kaia?|\\p{L}*dalstation|heliport|helipad|pied d|\\p{L}*station|pool|bar|salon|library|fire pit)'
const AFTER_PREPOSITION = new RegExp(
	`^${PREPOSITION} (?:${ARTICLE} ?)*((?:\\p{Lu}|\\d).{2,80}|${PLACE_NOUN}(?!\\p{L}).{0,80})$`,
	'u',
)
const BEGINS_AS_PLACE = new RegExp(
	`^(?:\\p{Lu}\\S* \\S|\\p{Lu}\\p{L}{3,}$|\\d+[a-z]? \\p{L}|${PLACE_NOUN}(?!\\p{L})|\\p{Ll}[^\\d,]{2,40}\\p{Lu}[^\\d,]{2,40} (?:\\d{1,4}[a-z]?|s/n)$)`,
	'u',
)

/** The place of a piece that begins with a preposition: 'na própria Quinta da Amostra'. */
export const placeAfterPreposition = (text: string): string | undefined => AFTER_PREPOSITION.exec(text)?.[1]
/** Whether a piece of a sentence behind the event may be its place: a name, an address or a word for a place. */
export const isPlace = (text: string): boolean =>
	text.length < 60 && BEGINS_AS_PLACE.test(text) && !NO_EVENT.test(fold(text))

const VERBS =
	/\s+(?:is|are|has been|have been|ist|sind|wurde|est|sont|está|están|è|sono|foi|is ook|er)\s+(?:also |auch |également |también |anche |também |ook )?(?:\p{L}+ )?(?:booked|arranged|confirmed|reserved|planned|scheduled|gebucht|reserviert|bestätigt|geplant|vorgesehen|vorgemerkt|réservée?s?|confirmée?s?|prévue?s?|reservad[oa]s?|confirmad[oa]s?|previst[oa]s?|prenotat[oaie]|confermat[oaie]|geboekt|gereserveerd|bevestigd|bestilt|bokade?|bokat)(?!\p{L}).*$/iu
/** Which language the guide speaks. */
const GUIDED =
	/\s(?:with|con|avec|mit|com|met|med) (?:an? |una? |einem |einer |um |een )?(?:[\p{L}-]{3,20}[ -](?:speaking|sprachig\p{L}*|sprekende|talande|talende) |\p{L}{3,14}phone |)(?:guide|guía|guida|guia|gids|Reiseleit\p{L}+|Führ\p{L}+)(?: (?:en|in|em) \p{L}+|(?<=(?:[ -]speaking|sprachig\p{L}*|sprekende|phone) \S+))$/iu
/** A conjunction of a sentence, and an article, which a title has in capitals. */
const CONJUNCTION =
	/^(?:and|then|also|und|dann|außerdem|et|puis|y|luego|después|e|poi|depois|en|dan|daarna|og|och)\s+/iu
const WITH_ARTICLE_FIRST =
	/^(?:[Tt]he|[Aa]n?|[Yy]our|[Oo]ur|[Dd]er|[Dd]ie|[Dd]as|[Ee]ine?|[Ii]hre?|[Uu]nsere?|[Ll]es?|[Ll]as?|[Uu]ne?|[Vv]otre|[Nn]otre|[Ee]l|[Ll]os?|[Uu]na|[Ii]l|[Oo]s?|[Aa]s|[Uu]ma?|[Dd]e|[Hh]et|[Ee]en|[Jj]ullie|[Uu]w)\s+(?=\p{Ll})/u

/** The name without the words of the sentence that it is in: 'Tea ceremony with Ms. Fujii is booked'. */
export function withoutVerbs(text: string): string {
	const stated = text.replace(VERBS, '').replace(GUIDED, '').replace(CONJUNCTION, '')
	return stated.replace(WITH_ARTICLE_FIRST, '').trim()
}
