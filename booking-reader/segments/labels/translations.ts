/**
 * English labels with their German, French, Italian, Spanish, Portuguese and Dutch equivalents, normalised and
 * separated by bars.
 */
const TRANSLATIONS: Readonly<Record<string, string>> = {
	'order number':
		'no de reservation|reservierungsnr|numero da reserva|codigo da reserva|expediente|n expediente|expediente n|vorgangsnummer|vorgang|auftragsnummer|buchungsnummer|reservierungsnummer|buchungsnr|numero di prenotazione|numero prenotazione|codice prenotazione|codice di prenotazione|pratica|numero pratica|numero de reservation|n de reservation|numero de dossier|n de dossier|reference du dossier|reference de reservation|numero de reserva|codigo de reserva|localizador de reserva|referencia de reserva|boekingsnummer|reserveringsnummer',
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
		'ansprechperson|votre contact|ihr kontakt|consultora|consultor|operaciones|vostra referente|il suo referente|responsable|interlocutrice|berater|beraterin|ihr berater|ihre beraterin|reiseberater|reiseberaterin|ansprechpartner|ansprechpartnerin|sachbearbeiter|referente|consulente|il vostro consulente|conseiller|conseillere|votre conseiller|votre conseillere|agente|su agente|asesor|asesora|reisadviseur',
	'total price':
		'gesamtpreis|reisepreis|gesamtbetrag|prezzo totale|totale|prix total|montant total|precio total|importe total|totaalprijs',
	notes: 'bemerkungen|anmerkungen|hinweise|note|osservazioni|remarques|observaciones|notas|opmerkingen',
	title: 'anrede|titel|titolo|civilite|titre|tratamiento|aanhef',
	'first name': 'vorname|prenom|prenoms|nombre de pila|voornaam',
	'last name': 'nachname|familienname|cognome|nom de famille|apellido|apellidos|achternaam',
	name: 'nome|nombre|nom|naam',
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
		'accompagnee de|accompagne de|begleitet von|accompagnato da|pasajero|passeggero|passager|passageiro|gast|reisender|reiseteilnehmer|teilnehmer|voyageur|viajero|ospite|huesped|reiziger',
	passengers: 'passageiros|personen|passagiere|passeggeri|persone|passagers|personnes|pasajeros|personas|passagiers',
	airline:
		'companhia|companhia aerea|fluggesellschaft|compagnia|compagnia aerea|compagnie|compagnie aerienne|compania|compania aerea|aerolinea|luchtvaartmaatschappij',
	'flight number':
		'voo|numero do voo|flug|flugnummer|flug nr|volo|numero volo|numero del volo|n volo|vol|numero de vol|n de vol|vuelo|numero de vuelo|n de vuelo|vlucht|vluchtnummer',
	'departure airport':
		'origem|abflughafen|abflugort|aeroporto di partenza|aeroport de depart|origen|origine|aeropuerto de salida',
	'arrival airport':
		'zielflughafen|ankunftsflughafen|ankunftsort|aeroporto di arrivo|aeroport d arrivee|aeropuerto de llegada',
	from: 'von|ab|da|de|desde|van|du',
	to: 'para|nach|a|al|hasta|vers|naar|per',
	'flight departs': 'abflug',
	departure: 'saida|sortie|abfahrt|partenza|depart|salida|partida|vertrek',
	arrival: 'ankunft|arrivo|arrivee|llegada|chegada|aankomst',
	'departure time': 'abflugzeit|abfahrtszeit|ora di partenza|heure de depart|hora de salida|vertrektijd',
	'arrival time': 'ankunftszeit|ora di arrivo|heure d arrivee|hora de llegada|aankomsttijd',
	route: 'strecke|tratta|itineraire|trajet|trayecto|ruta|percorso',
	class: 'klasse|reiseklasse|buchungsklasse|classe|clase|cabina|cabine',
	'airline reference':
		'buchungscode|airline buchungscode|flugbuchungscode|dossier aerien|reference compagnie|codice volo|localizador|localizador aereo|localizador de la aerolinea',
	baggage: 'freigepack|gepack|bagaglio|bagagli|bagages|bagage|franchise bagages|equipaje|bagagem',
	hotel: 'hospedagem|unterkunft|albergo|struttura|alloggio|hebergement|etablissement|alojamiento|accommodatie',
	address: 'endereco|adresse|anschrift|indirizzo|direccion|endereco|adres',
	'check in': 'anreise|entrada|fecha de entrada|ingresso|data check in|date check in',
	'check out': 'abreise|uscita|data check out|date check out',
	nights:
		'nachte|anzahl nachte|ubernachtungen|notti|numero di notti|numero notti|nuits|nombre de nuits|noches|numero de noches|nachten|noites',
	'room type':
		'quarto|tipo de quarto|categorie|categorie de chambre|kategorie|zimmer|zimmertyp|zimmerkategorie|camera|camere|tipo di camera|tipologia camera|sistemazione|chambre|chambres|type de chambre|habitacion|habitaciones|tipo de habitacion|kamer|kamertype',
	board: 'verpflegung|verpflegungsart|pension|trattamento|pensione|formule|repas|regime|regimen|pensao|verzorging',
	'confirmation number':
		'bestatigungsnr|no de confirmation|no di conferma|confirmacao|n de confirmacao|numero de confirmacao|bestatigung|bestatigungsnummer|bestatigungs nr|hotel bestatigung|hotelbestatigung|conferma|numero di conferma|codice di conferma|codice conferma|numero de confirmation|n de confirmation|numero de confirmacion|n de confirmacion|confirmacion|codigo de confirmacion|bevestigingsnummer',
	date: 'datum|tag|data|giorno|jour|fecha|dia|dag',
	'date and time': 'data e hora|data e ora|fecha y hora|date et heure|datum und uhrzeit|datum en tijd|dia e hora',
	time: 'horario|hora de inicio|hora inicio|uhrzeit|zeit|ora|orario|heure|horaire|hora|tijd',
	'pick up':
		'abholung|abholort|ritiro|luogo di ritiro|prise en charge|lieu de prise en charge|recogida|lugar de recogida|ophaalpunt',
	'pick up time': 'abholzeit|ora di ritiro|heure de prise en charge|hora de recogida',
	'drop off': 'ziel|zielort|consegna|depose|lieu de depose|bestemming transfer',
	vehicle: 'fahrzeug|fahrzeugtyp|veicolo|mezzo|vehicule|vehiculo|voertuig|veiculo',
	activity:
		'visita|visita guiada|visite|visite guidee|fuhrung|passeio|atividades|aktivitat|ausflug|erlebnis|programmpunkt|attivita|esperienza|escursione|activite|actividad|excursion|experiencia|activiteit|atividade',
	location:
		'lieu de depart|ritrovo|local de encontro|ponto de encontro|ontmoetingspunt|lugar de encuentro|ort|treffpunkt|luogo|punto d incontro|punto di incontro|lieu|lieu de rendez vous|point de rencontre|lugar|punto de encuentro|plaats|local',
	service: 'servicio|servizio|leistung|prestation|servico',
	details: 'detalle|detalles|dettaglio|dettagli|detail|beschreibung|descripcion|descrizione',
	reference: 'codigo|codice|code|referencia|riferimento|referenz',
	status: 'stato|statut|estado',
}

const ENGLISH_LABELS = new Map(
	Object.entries(TRANSLATIONS).flatMap(([english, others]) =>
		others.split('|').map((other): [string, string] => [other, english]),
	),
)

/** The English label for a normalised one in another language. Other labels stay unchanged. */
export const toEnglishLabel = (label: string): string => ENGLISH_LABELS.get(label) ?? label
