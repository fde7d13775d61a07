/** The words of labels for travellers. */
const TRAVELLER = new Set(
	(
		'pax guest guests passenger passengers traveller travellers traveler travelers travelling traveling party lead customer client clients cliente clienti clientes clienta klient kunde kunden klant kund member members ' +
		'voyageur voyageurs passager passagers reisende reisender reisenden reiseteilnehmer teilnehmer mitreisende passagier passagiere gast gastes gaste gasten gaester pasajero pasajeros viajero viajeros acompanante huesped huespedes ' +
		'ospite ospiti passeggero passeggeri viaggiatore viaggiatori passageiro passageiros hospede hospedes viajante viajantes reiziger reizigers rejsende deltager deltagere deltakere deltagare gaster gjester gjest resande resenar resenarer passagerer passasjer passasjerer passagerare ' +
		'pasazerowie renter charterer hoofdbestuurder mieter locataire inquilino participant participants participantes partecipanti titular holder occupants name names nombre nombres nome nomi nomes nom noms namen navn namn nominativo intestato intestatario'
	).split(' '),
)
/** Whether a label is about a traveller: 'Client mobile', 'Telemóvel do cliente'. */
export const namesTraveller = (label: string): boolean => label.split(' ').some((word) => TRAVELLER.has(word))
const QUALIFIER = new Set(
	(
		'primary main reservation booking on extra additional first second third other full card of the s in on for booked reserved der die des del dell della di du de da do dos la le les los las el il lo gli op naam van im auf den au a em no your our its billete billetes biglietto ticket billet ' +
		'e y et und and cognome apellido apellidos nachname vorname prenom sobrenome achternaam voornaam principal hoofd haupt weitere andere altri otros autres surname given family last'
	).split(' '),
)

/** Whether a label is for travellers: 'Lead guest', 'Nome dell’ospite', 'Op naam van', 'Surname / Name'. */
export function isNaming(label: string): boolean {
	const words = label.split(' ').filter((word) => word !== '' && !/^\d+$/.test(word))
	return (
		(words.length <= 6 &&
			words.some((word) => TRAVELLER.has(word)) &&
			words.every((word) => TRAVELLER.has(word) || QUALIFIER.has(word))) ||
		/^(?:op naam van|reserved by|booked for|travell?ing|im namen von|auf den namen|au nom de|a nombre de)$/.test(label)
	)
}
