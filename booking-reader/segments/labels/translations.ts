/**
 * English labels with their German, French, Italian, Spanish, Portuguese, Dutch and romanised Japanese equivalents, normalised and
 * separated by bars.
 */
const TRANSLATIONS: Readonly<Record<string, string>> = {
	'order number':
		'no de reservation|reservationsnummer|reservationsnr|reservierungsnr|numero da reserva|codigo da reserva|expediente|n expediente|expediente n|vorgangsnummer|vorgang|auftragsnummer|buchungsnummer|reservierungsnummer|buchungsnr|numero di prenotazione|numero prenotazione|codice prenotazione|codice di prenotazione|pratica|numero pratica|numero de reservation|n de reservation|numero de dossier|n de dossier|reference du dossier|reference de reservation|numero de reserva|codigo de reserva|localizador de reserva|referencia de reserva|boekingsnummer|reserveringsnummer',
	'trip name':
		'reise|name der reise|titel der reise|nome del viaggio|viaggio|nom du voyage|voyage|nombre del viaje|viaje|reisnaam',
	destination: 'reiseziel|destinazione|meta|destino|bestemming|lieu de sejour',
	'travel dates':
		'reisezeitraum|reisedaten|reisetermin|zeitraum|periodo|periode|date del viaggio|dates du voyage|dates de sejour|fechas|fechas del viaje|fechas de viaje|reisdata',
	'trip start':
		'reisebeginn|data di inizio|data inizio|date de debut|debut du voyage|fecha de inicio|inicio del viaje|data de inicio',
	'trip end': 'reiseende|data di fine|data fine|date de fin|fin du voyage|fecha de fin|fin del viaje|data de fim',
	start: 'beginn|inizio|debut|inicio|begin',
	end: 'ende|fine|fin|einde',
	'arrival date': 'anreisedatum|data di arrivo|data arrivo|date d arrivee|fecha de llegada',
	'departure date': 'abreisedatum|data di partenza|data partenza|date de depart|fecha de salida',
	'deposit due':
		'anzahlung|anzahlung fallig|anzahlung fallig am|anzahlung bis|caparra|caparra entro il|acconto|acconto entro il|acompte|acompte avant le|acompte du le|anticipo|deposito|senal|aanbetaling',
	consultant:
		'geboekt door|gebucht von|reservado por|prenotato da|reserve par|expedient|expedient in|expedientin|ejecutivo|ejecutiva|handlaggare|saksbehandler|ansprechperson|votre contact|ihr kontakt|consultora|consultor|operaciones|vostra referente|il suo referente|responsable|interlocutrice|berater|beraterin|ihr berater|ihre beraterin|reiseberater|reiseberaterin|ansprechpartner|ansprechpartnerin|sachbearbeiter|referente|consulente|il vostro consulente|conseiller|conseillere|votre conseiller|votre conseillere|agente|su agente|asesor|asesora|reisadviseur',
	'total price':
		'gesamtpreis|reisepreis|gesamtbetrag|prezzo totale|totale|prix total|montant total|precio total|importe total|totaalprijs',
	notes: 'bemerkungen|anmerkungen|hinweise|note|osservazioni|remarques|observaciones|notas|opmerkingen',
	title: 'anrede|titel|titolo|civilite|titre|tratamiento|aanhef',
	'first name': 'vorname|prenom|prenoms|nombre de pila|voornaam',
	'last name': 'nachname|familienname|cognome|nom de famille|apellido|apellidos|achternaam',
	name: 'nome|nombre|nom|naam|names|namen|navn|namn|noms',
	'full name':
		'titular da reserva|titular de la reserva|titular|a nombre de|em nome de|intestatario|au nom de|auf den namen|op naam van|vollstandiger name|vor und nachname|nome completo|nome e cognome|cognome e nome|nom complet|nom et prenom|prenom et nom|nombre completo|nombre y apellidos|volledige naam',
	'date of birth':
		'nacimiento|nascimento|naissance|nascita|geburtsdatum|geboren|geboren am|geburtstag|data di nascita|nato il|nata il|date de naissance|ne le|nee le|fecha de nacimiento|data de nascimento|geboortedatum',
	nationality:
		'staatsangehorigkeit|nationalitat|nazionalita|cittadinanza|nationalite|nacionalidad|nacionalidade|nationaliteit',
	'passport number':
		'passaporte|numero do passaporte|reisepass|reisepassnummer|reisepass nr|passnummer|passaporto|numero di passaporto|numero passaporto|passeport|numero de passeport|n de passeport|pasaporte|numero de pasaporte|n de pasaporte|paspoort|paspoortnummer',
	'passport expiry':
		'vencimiento|validade|valido hasta|vencimiento del pasaporte|gultig bis|reisepass gultig bis|pass gultig bis|ablaufdatum|scadenza|scadenza passaporto|date d expiration|expiration du passeport|valable jusqu au|caducidad|caducidad del pasaporte|fecha de caducidad|geldig tot',
	email: 'e mail adresse|posta elettronica|courriel|correo|correo electronico',
	phone: 'celular|telemovel|telefon|handy|mobil|mobilnummer|telefono|cellulare|portable|movil|telefoon|telefone',
	diet: 'restricao alimentar|restricoes alimentares|alimentacion|restricciones alimentarias|regime particulier|essen|speisen|besondere ernahrung|ernahrung|diat|kost|allergien|unvertraglichkeiten|esigenze alimentari|allergie|intolleranze|regime alimentaire|allergies|dieta|alergias|dieet',
	'special requests':
		'wunsche|sonderwunsche|besondere wunsche|richieste|richieste particolari|richieste speciali|demandes particulieres|souhaits|peticiones|peticiones especiales|solicitudes especiales|bijzondere wensen',
	guest:
		'o kyaku sama|kyaku sama|accompagnee de|accompagne de|begleitet von|accompagnato da|pasajero|passeggero|passager|passageiro|gast|reisender|reiseteilnehmer|teilnehmer|voyageur|viajero|ospite|huesped|reiziger|gaste|ospiti|huespedes|hospedes|gasten|gaster|gjester|klient|cliente|client|kunde|klant',
	passengers:
		'passageiros|personen|passagiere|passeggeri|persone|passagers|personnes|pasajeros|personas|passagiers|reisende|reizigers|passagerer|passasjerer|osoby|viajeros|viaggiatori|voyageurs',
	airline:
		'companhia|companhia aerea|fluggesellschaft|compagnia|compagnia aerea|compagnie|compagnie aerienne|compania|compania aerea|aerolinea|luchtvaartmaatschappij',
	'flight number':
		'flyg|fly|voo|numero do voo|flug|flugnummer|flug nr|volo|numero volo|numero del volo|n volo|vol|numero de vol|n de vol|vuelo|numero de vuelo|n de vuelo|vlucht|vluchtnummer',
	'departure airport':
		'origem|abflughafen|abflugort|aeroporto di partenza|aeroport de depart|origen|origine|aeropuerto de salida',
	'arrival airport':
		'zielflughafen|ankunftsflughafen|ankunftsort|aeroporto di arrivo|aeroport d arrivee|aeropuerto de llegada',
	from: 'fran|fra|von|ab|da|de|desde|van|du',
	'from to': 'dal al|du au|del al|vom bis|von bis|de a|van tot',
	to: 'till|til|para|nach|a|al|au|hasta|vers|naar|per',
	'flight departs': 'abflug',
	departure:
		'saida|sortie|abfahrt|partenza|depart|salida|partida|vertrek|avg|avgang|avresa|afgang|afrejse|wyjazd|wylot|odlot',
	arrival: 'ankunft|arrivo|arrivee|llegada|chegada|aankomst|ank|ankomst|przyjazd|przylot|arrivals',
	'departure time': 'abflugzeit|abfahrtszeit|ora di partenza|heure de depart|hora de salida|vertrektijd',
	'arrival time': 'ankunftszeit|ora di arrivo|heure d arrivee|hora de llegada|aankomsttijd',
	route:
		'stracka|strekning|rute|trasa|reitti|fahrtstrecke|tramo|strecke|tratta|itineraire|trajet|trayecto|ruta|percorso',
	class: 'klasse|reiseklasse|buchungsklasse|classe|clase|cabina|cabine',
	'airline reference':
		'buchungscode|airline buchungscode|flugbuchungscode|dossier aerien|reference compagnie|codice volo|localizador|localizador aereo|localizador de la aerolinea',
	baggage: 'freigepack|gepack|bagaglio|bagagli|bagages|bagage|franchise bagages|equipaje|bagagem',
	hotel:
		'yado|hospedagem|unterkunft|albergo|struttura|alloggio|hebergement|etablissement|alojamiento|accommodatie|haus|herberge|hotell|boende|overnatting|acomodacao|indkvartering',
	address: 'hoteladresse|hotellets adresse|juusho|jusho|endereco|adresse|anschrift|indirizzo|direccion|adres',
	'check in':
		'giris|tulo|saapuminen|zameldowanie|chekku in|chekkuin|anreise|entrada|fecha de entrada|ingresso|data check in|date check in|embarque|imbarco|einschiffung|embarquement|inchecken|incheckning|innsjekking|indtjekning',
	'check out':
		'cikis|lahto|wymeldowanie|chekku auto|chekkuauto|abreise|uscita|data check out|date check out|desembarque|sbarco|ausschiffung|debarquement|uitchecken|utcheckning|utsjekking|udtjekning',
	nights:
		'gece|yot|oita|haku suu|hakusuu|nachte|anzahl nachte|ubernachtungen|notti|numero di notti|numero notti|nuits|nombre de nuits|noches|numero de noches|nachten|noites|netter|natter|naetter|diarias|pernoites|pernottamenti|noce|nocy|ubernachtung',
	'room type':
		'oda|huone|huonetyyppi|heya|o heya|quarto|tipo de quarto|categorie|categorie de chambre|kategorie|zimmer|zimmertyp|zimmerkategorie|camera|camere|tipo di camera|tipologia camera|sistemazione|chambre|chambres|type de chambre|habitacion|habitaciones|tipo de habitacion|kamer|kamertype|rum|rom|vaerelse|vaerelser|pokoj|alojamento|unterbringung|logies',
	board:
		'pansiyon|wyzywienie|strava|ateriat|arrangement|shokuji|verpflegung|verpflegungsart|pension|trattamento|pensione|formule|repas|regime|regimen|pensao|verzorging|mahlzeiten|mahlzeit|comidas|pasti|refeicoes|maaltijden|maltider',
	'confirmation number':
		'yoyaku bangou|yoyaku bango|bestatigungsnr|no de confirmation|no di conferma|confirmacao|n de confirmacao|numero de confirmacao|bestatigung|bestatigungsnummer|bestatigungs nr|hotel bestatigung|hotelbestatigung|conferma|numero di conferma|codice di conferma|codice conferma|numero de confirmation|n de confirmation|numero de confirmacion|n de confirmacion|confirmacion|codigo de confirmacion|bevestigingsnummer',
	date: 'tarih|tarihi|paiva|datum|tag|data|giorno|jour|fecha|dia|dag|dates|datas|datums|dato|termin',
	'date and time': 'data e hora|data e ora|fecha y hora|date et heure|datum und uhrzeit|datum en tijd|dia e hora',
	time: 'saat|saati|horario|hora de inicio|hora inicio|uhrzeit|zeit|ora|orario|heure|horaire|hora|tijd|hour|tid|klokkeslett|godzina|horas|ore',
	'pick up':
		'anmietung|ubernahme|abholung|abholort|ritiro|luogo di ritiro|prise en charge|lieu de prise en charge|recogida|lugar de recogida|ophaalpunt|presa|abhol|ophaal|afhaal|recolha|ophalen|afhentning|henting|hamtning|odbior|recojo|collection|collect|levantamento',
	'pick up time': 'abholzeit|ora di ritiro|heure de prise en charge|hora de recogida',
	'drop off':
		'ziel|zielort|abgabe|consegna|depose|lieu de depose|bestemming transfer|inleveren|inlevering|ruckgabe|restitution|restituzione|devolucao|aterlamning|entrega|lieferung|afzet|aflevering|levering|lamning|dropoff|devolucion|riconsegna|setdown',
	vehicle:
		'auto|fahrzeug|fahrzeugtyp|veicolo|mezzo|vehicule|vehiculo|voertuig|veiculo|viatura|wagen|voiture|coche|carro|bil|pojazd|fahrzeugklasse',
	activity:
		'visita|visita guiada|visite|visite guidee|fuhrung|passeio|atividades|aktivitat|ausflug|erlebnis|programmpunkt|attivita|esperienza|escursione|activite|actividad|excursion|experiencia|activiteit|atividade|treatment|anwendung|behandlung|soin|trattamento benessere',
	location:
		'lieu de depart|ritrovo|local de encontro|ponto de encontro|ontmoetingspunt|lugar de encuentro|ort|treffpunkt|luogo|punto d incontro|punto di incontro|lieu|lieu de rendez vous|point de rencontre|lugar|punto de encuentro|plaats|local|place|point|punto|ponto|punkt|sted|plats|miejsce',
	service: 'servicio|servizio|leistung|prestation|servico',
	details: 'detalle|detalles|dettaglio|dettagli|detail|beschreibung|descripcion|descrizione',
	reference: 'codigo|codice|code|referencia|riferimento|referenz',
	status: 'stato|statut|estado|state|zustand|stav',
	number:
		'sayisi|numarasi|maara|nummer|nr|num|numero|anzahl|aantal|antal|antall|quantita|quantidade|cantidad|bangou|n|no|liczba',
	booking:
		'rezervasyon|buchung|buchungs|reservierung|reservierungs|bokning|bestilling|boeking|prenotazione|reserva|varaus|rezerwacja',
	confirmation: 'onay|vahvistus|bestatigungs|bekraftelse|bekr|bekreftelse|bevestiging|potwierdzenie',
	type: 'tipi|turu|typ|art|tipo|tipologia|sorte|soort|categoria|kategori|category|kind',
	airport: 'flughafen|aeroport|aeroporto|aeropuerto|luchthaven|lufthavn|flygplats|lotnisko',
	code: 'kode|kod|kennung|chiffre',
}

const ENGLISH_LABELS = new Map(
	Object.entries(TRANSLATIONS).flatMap(([english, others]) =>
		others.split('|').map((other): [string, string] => [other, english]),
	),
)

/** The English label for a normalised one in another language. Other labels stay unchanged. */
export const toEnglishLabel = (label: string): string => ENGLISH_LABELS.get(label) ?? label

const LINKING = new Set(
	(
		'the of a an for your our de del della dei di da do das dos du des d la le les l el il lo los las van der die das den het en og y e per ' +
		'fur zur zum ihre ihr votre vos su sus suo vostra uw deres'
	).split(' '),
)
/** What a label is about stands last in English: 'pick up time' for 'hora de recogida'. */
const HEAD = '(?:number|date|time|name|location|type|airport|code|reference|address)'
const IS_HEAD = new RegExp(`^${HEAD}$`)
const BEFORE_HEAD = new RegExp(` (?=${HEAD}$)`)
/** German puts both into one word: 'Abholzeit', 'Zimmerkategorie'. */
const COMPOUND =
	/^(\p{L}{3,}?)s?(datum|zeit|tijd|uhrzeit|ort|punt|plaats|nummer|nr|name|typ|type|art|kategorie|categorie|adresse|adres|tag|code)$/u
const ENGLISH = new Set([...ENGLISH_LABELS.values()].flatMap((label) => label.split(' ')))

/**
 * What a label that is no entry itself says word by word, in the orders in which English may say it: 'pick up time' for 'hora de recogida'.
 * Empty if a word is unknown.
 */
export function composedLabels(label: string): string[] {
	const words = label
		.replaceAll(/[ºª]/g, '')
		.split(' ')
		.filter((word) => !LINKING.has(word))
	if (words.length > 5) return []
	const english = words.map(englishOf)
	if (!english.every((one) => one !== null)) return []
	const parts = [...new Set(english.flat())]
	const head = parts.find((word) => IS_HEAD.test(word))
	const about = parts.filter((word) => word !== head).join(' ')
	return (head ? [`${about} ${head}`, `${head} of ${about}`, about] : [about]).map((text) => text.trim())
}

function englishOf(word: string): string[] | null {
	const known = ENGLISH_LABELS.get(word)
	if (known) return known.split(BEFORE_HEAD)
	if (ENGLISH.has(word)) return [word]
	const [, first = '', last = ''] = COMPOUND.exec(word) ?? []
	const [about, head] = [ENGLISH_LABELS.get(first), ENGLISH_LABELS.get(last)]
	return about && head ? [...about.split(BEFORE_HEAD), head] : null
}
