import { expect, test } from 'vitest'
import { endsIn } from './journey-ends.ts'
import { peopleIn, vehicleIn } from './vehicles.ts'

/** What a statement says without its day, its time and its vehicle: '¦'. */
const ENDS: readonly [text: string, from: string, to: string][] = [
	['Road transfer Maun Airport to Sample River Lodge', 'Maun Airport', 'Sample River Lodge'],
	['Transfer privado do Aeroporto de Sample para o The Sample, em ¦', 'Aeroporto de Sample', 'The Sample'],
	['Départ ¦ du Riad Sample en ¦ par le col. Arrivée à Dar Sample', 'Riad Sample', 'Dar Sample'],
	['Paris Gare du Nord ¦ (heure française) - London St Pancras Intl ¦', 'Paris Gare du Nord', 'London St Pancras Intl'],
	['¦ Port du Sample  >  Aéroport d’Athènes (ATH)\tautocar', 'Port du Sample', 'Aéroport d’Athènes (ATH)'],
	['ferry Piraeus ¦ to Mykonos (Sample Jet), business seats', 'Piraeus', 'Mykonos'],
	['Abholung ¦ am Flughafen Zürich (ZRH) nach Lech (¦)', 'Flughafen Zürich (ZRH)', 'Lech'],
	['Private transfer Da Nang Airport > Four Samples Nam Hai', 'Da Nang Airport', 'Four Samples Nam Hai'],
	['Traslado al Hotel Sample desde el aeropuerto de Sevilla', 'aeropuerto de Sevilla', 'Hotel Sample'],
	['de trein van Fort Sample naar Mallaig, eerste klas', 'Fort Sample', 'Mallaig'],
	['From: Villa 12, Frond K, Palm Sample\tTo: Dubai Airport ¦', 'Villa 12, Frond K, Palm Sample', 'Dubai Airport'],
	['¦  HANEDA AIRPORT -> THE SAMPLE TOKYO by ¦', 'HANEDA AIRPORT', 'THE SAMPLE TOKYO'],
	[
		'Notre chauffeur vous attend ¦ à l’aéroport de Sample et vous conduit au Riad Muestra',
		'aéroport de Sample',
		'Riad Muestra',
	],
	['Salvatore li aspetta ¦ all’aeroporto di Sample e li porta in masseria', 'aeroporto di Sample', 'masseria'],
	['Recojo en el aeropuerto Sample (LIM) y traslado al Hotel Muestra', 'aeropuerto Sample (LIM)', 'Hotel Muestra'],
	['Privattransfer Flughafen Sample - Hotel Muster', 'Flughafen Sample', 'Hotel Muster'],
	['TRASLADO Aeropuerto de Sample / Hotel Muestra\tPrivado', 'Aeropuerto de Sample', 'Hotel Muestra'],
	['TREN Sample 301 Ollanta Muestra ¦ / Machu Sample ¦', 'Ollanta Muestra', 'Machu Sample'],
	['¦ Hotel lobby, Rua do Exemplo, Lisbon', '', ''],
	['Your car back to the airport is reserved for ¦', '', 'airport'],
]
test.each(ENDS)('where a journey begins and ends: %s (IMPORT-118)', (text, from, to) => {
	expect(endsIn(text)).toEqual({ from, to })
})

const VEHICLES: readonly [text: string, vehicle: string | undefined][] = [
	['Sample Station -> Ryokan Sample by hotel shuttle', 'hotel shuttle'],
	['bring you to Sample Island by private speedboat.', 'private speedboat'],
	['accueil et transfert en Range Rover vers le Riad', 'Range Rover'],
	['die jullie in een Jaguar XF naar Sample brengt', 'Jaguar XF'],
	['Hotel Sample > Sample Marina (limousine van)', 'limousine van'],
	['¦\tPort Sample > Airport\tautocar groupe\t¦', 'autocar groupe'],
	['transfer em minibus VIP para a Quinta', 'minibus VIP'],
	['¦ minibus from Sample Airport to Sample House', 'minibus'],
	['Abholung am Bahnhof Sample mit unserer Hotellimousine', 'unserer Hotellimousine'],
	['Business Premier, voiture 12, places 21 et 22', undefined],
	['coach 8, seats 21 and 22', undefined],
]
test.each(VEHICLES)('the vehicle of a journey: %s (IMPORT-118)', (text, vehicle) => {
	expect(vehicleIn(text)).toBe(vehicle)
})

test.each(['n. pers. 2', '2 pax', 'Mercedes, 2 passeggeri', 'für 2 Personen', '2 travellers'])('people: %s', (text) => {
	expect(peopleIn(text)).toBe(2)
})
