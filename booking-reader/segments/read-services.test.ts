import { expect, test } from 'vitest'
import { readDocument } from '../read-document.ts'

const read = async (text: string, contentType: string) => {
	const document = { bytes: Buffer.from(text), contentType, url: null, receivedAt: new Date('2026-11-20') }
	const { draft } = await readDocument(document)
	return (list: 'transfers' | 'activities' | 'accommodations') =>
		draft[list].map(({ fields }) =>
			Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
		)
}

test('the place of a journey is not its moment, nor what a label below it says', async () => {
	const row = (label: string, value: string) => `<tr><td>${label}</td><td>${value}</td></tr>`
	const table = [
		row('Prise en charge', 'samedi 12 février 2028 à 11 h 40'),
		row('Départ', 'Aéroport de Genève, terminal 1<br><small>Pancarte : M. Prova</small>'),
		row('Destination', 'Chalet Exemple, Megève'),
		row('Véhicule', 'Mercedes Classe V'),
	]
	const listOf = await read(`<p>Dossier : AC-28-00719</p><table>${table.join('')}</table>`, 'text/html')
	expect(listOf('transfers')).toMatchObject([
		{ date: '2028-02-12', time: '11:40', fromLocation: 'Aéroport de Genève, terminal 1' },
	])
})

test('a word for the kind of a row, and its supplier, name nothing', async () => {
	const csv = [
		'Date;Time;Service;Details;From;To;Supplier;Ref',
		'20/10/2028;16:15;Transfer;Private car;Sample Airport;Riad Prova;Prova Cars;AV-2017',
		'21/10/2028;09:30;Activity;Walk with a historian;Riad Prova;;Guide Leo;GH-77',
		'22/10/2028;20:00;Restaurant;Dinner at Le Modele;Rue Prova;;Le Modele;LM-20',
	]
	const listOf = await read(`Client;Mr Leo Prova\n${csv.join('\n')}`, 'text/plain')
	expect(listOf('transfers').map(({ vehicleClass }) => vehicleClass)).toEqual([undefined])
	expect(listOf('activities').map(({ name }) => name)).toEqual(['Walk with a historian', 'Dinner at Le Modele'])
})
