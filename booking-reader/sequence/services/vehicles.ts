import { fold } from '#shared/fold.ts'
import { readTitle } from '../../values/people.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))
/** Makes and kinds of vehicles, in the languages of our documents. */
const VEHICLES = words(
	'mercedes benz maybach bmw audi lexus toyota rover landcruiser cruiser jaguar bentley royce tesla cadillac escalade suburban gmc infiniti cayenne panamera tourneo skoda passat multivan caravelle phaeton peugeot citroen spacetourer renault hiace fortuner vellfire camry hilux eqv eqe eqs evito defender velar lincoln chevrolet volkswagen vw volvo hyundai nissan alphard jeep maserati porsche itama sprinter vito viano vklasse minivan minibus midibus microbus suv 4x4 4wd mpv mpvs minicoach microbuss offroader gelandewagen sedan saloon limousine limo speedboat motorboat seaplane helicopter convertible cabrio cabriolet hotelbus kleinbus shuttlebus autocar berlina berline monovolume motoscafo gommone lancha vedette helicoptere elicottero helikopter furgoneta todoterreno viatura veiculo veicolo vehiculo vehicule vehicle fahrzeug voertuig carrinha catamaran buggy minibusje speedbat watertaxi hubschrauber speedboot motorboot schnellboot personbil minibuss minibussar taxibil drosje dieplodka taksi tilataksi pikkubussi samochod limuzyna busik mikrobus vuz arac minivanas catamara lanchas helikoptern helikopteri smiglowiec vrtulnik onibus microonibus furgao furgon combi kombi coupe roadster cabriolets',
)
/** These need a word that says which: 'private car', 'water taxi'. A private boat is what a journey is called. */
const COMMON = words('car cars van auto voiture wagen coche carro macchina bil bus coach yacht taxi shuttle navette')
const WHICH = words(
	'mini limousine private privat privata privaten privater privaten privates privatem prive privee privado privada privato privata luxury executive water acqueo golf shared hotel house lodge camp group groupe executivo executiva vip de luxe luxe deluxe business first premium own',
)
/** Words around a vehicle: by which one, whose, from where and to where. */
const AROUND = words(
	'by in with mit im con avec em en com met med per i w via par dans z ve autem samochodem autolla onboard aboard an am at au auf ' +
		'a the our your ein eine einem einer eines dem der un une uno una um uma een het et notre votre nuestro nostro unserem unser le la ' +
		'from to for von vom nach zum zur ab fur de du des vers pour desde hasta para da dal dalla naar fran fra till til',
)
/** What a model is called behind its make, besides names and numbers. */
const MODEL = words(
	'class classe clase klasse klass serie series prive privee privado privada privato privata executiva executivo executive vip groupe group or similar oder ahnlich o similar ou similaire similare elettrica electric',
)
const MOVES = words('transfer transfers transfert traslado trasferimento ride drive fahrt pickup')
const BORDERS = /\s*(?:[\t|,;:()¦]|\.(?=\s|$)|\s[–—-]\s|\s{2,})\s*/
const MAX_WORDS = 5

/** The vehicle that a text names: 'Mercedes V-Class' from 'by Mercedes V-Class to Sample Airport', 'limousine van' in a cell of its own. */
export function vehicleIn(text: string): string | undefined {
	for (const piece of text.split(BORDERS).flatMap(splitAtWords)) {
		const at = piece.findIndex((_, index) => isVehicle(piece, index))
		if (at < 0 || readTitle(piece[0]!) !== null) continue
		const end = endOfModel(piece, at)
		const isWhole = piece.slice(end).every((word) => MOVES.has(fold(word)))
		if (isWhole && end <= MAX_WORDS && !MOVES.has(fold(piece[0]!))) return piece.slice(0, end).join(' ')
	}
	return undefined
}

/** The runs of words between those around a vehicle. */
function splitAtWords(text: string): string[][] {
	const runs: string[][] = [[]]
	for (const word of text.replace(/^[\s–—*•-]+/, '').split(' '))
		if (AROUND.has(fold(word)) && !(fold(word) === 'de' && / de luxe/i.test(text))) runs.push([])
		else runs.at(-1)!.push(word)
	return runs
}

const isVehicle = (parts: readonly string[], at: number): boolean => {
	const word = fold(parts[at] ?? '')
	const near = [parts[at - 1], parts[at + 1]].map((one) => fold(one ?? ''))
	return (
		isKnown(word) ||
		(word.split(' ').some((one) => COMMON.has(one)) && (near.some((one) => WHICH.has(one)) || word.includes(' ')))
	)
}
const isKnown = (word: string) => word.split(' ').some((one) => VEHICLES.has(one)) || COMPOUND.test(word)

/** 'Hotellimousine', 'V-Klasse'. */
const COMPOUND = /\p{L}(?:limousine|taxi|minibus|shuttle|helikopter)$|^[a-z] ?klasse?$|^[a-z] class$/u

function endOfModel(parts: readonly string[], at: number): number {
	let to = at + 1
	while (
		to < at + 5 &&
		parts[to] !== undefined &&
		(/^[\p{Lu}\d]/u.test(parts[to]!) || MODEL.has(fold(parts[to]!)) || isVehicle(parts, to))
	)
		if (MOVES.has(fold(parts[to]!))) break
		else to++
	return to
}

const PEOPLE =
	/(?<!\d|(?:up to|max\.?|bis zu|hasta|jusqu['’]à|fino a|até|tot) )(\d{1,2}) ?(?:pax|passengers?|people|persons?|guests?|travell?ers?|adults?|pers\.?|personen|personnes?|personas?|pasajeros?|persone|passegger[io]|passagers?|voyageurs?|pessoas?|passageiros?|viajeros|passagiere?|reisende|gäste|erwachsene|adultos|adulti|reizigers?|personer|passagerare|gäster|osoby|osób)(?!\p{L})|(?<!\p{L})(?:pax|passengers?|passagiers?|passagiere|passagers|passageiros|pasajeros|viajeros|passegger[io]|persone|reizigers|n\. ?pers\.?|pers\.?|personen)(?: ?: ?| \(?)(\d{1,2})(?!\d)/iu

/** How many people a text states: '2 pax', 'n. pers. 2'. Null if it does not. */
export function peopleIn(text: string): number | null {
	const [, before, behind] = PEOPLE.exec(text) ?? []
	return before || behind ? Number(before ?? behind) : null
}
/** A text without its number of people. */
export const withoutPeople = (text: string): string => text.replace(PEOPLE, ' ¦ ')
