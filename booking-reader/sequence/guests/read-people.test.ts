import { expect, test } from 'vitest'
import { readDocument } from '../../read-document.ts'

const STAY = 'Hotel: Palace Sample\nCheck-in: 12 June 2027\nCheck-out: 15 June 2027\n'
const read = async (text: string, contentType = 'text/plain') => {
	const document = { bytes: Buffer.from(text), contentType, url: null, receivedAt: new Date('2026-11-20') }
	const { draft } = await readDocument(document)
	return draft
}
const peopleIn = async (text: string) => (await read(text)).guests.map(({ fields }) => fields)

test.each([
	[
		'a couple with a title',
		'For Mrs. Ann Sample and Mr. Ben Sample.\nThe driver is Mr. Carl Wheel.',
		['Ann Sample', 'Ben Sample'],
	],
	[
		'children in German',
		'Für Herrn Prof. Georg Muster, Theresa (14 J.) und Moritz Muster (11 J.)',
		['Georg Muster', 'Theresa Muster', 'Moritz Muster'],
	],
	[
		'a family with a particle',
		'Gäste: Herr Dr. Ulrich von Muster\nKilian (9) und Amelie (6) von Muster',
		['Ulrich von Muster', 'Kilian von Muster', 'Amelie von Muster'],
	],
	[
		'a system without titles',
		'Travelers\nSAMPLE / DANA R — eTicket 016\nPROVA / TEMI — eTicket 017\nKind regards\nIrene Esempio',
		['Dana R Sample', 'Temi Prova'],
	],
	[
		'a heading with a number',
		'Passengers (2)\nLENORE SAMPLE   Adult\nCYRUS SAMPLE    Adult',
		['Lenore Sample', 'Cyrus Sample'],
	],
	[
		'a sentence that lists a family, or says that it lists names',
		'It is Michael Sample, Jenna Sample and Carter Sample (11).\nNames for the tickets are Ada Prova and Celia March as above.',
		['Michael Sample', 'Jenna Sample', 'Carter Sample', 'Ada Prova', 'Celia March'],
	],
	[
		'a label in a line',
		'Bestillingsnr. FF-27-608 · Reisende: Ingrid Eksempel og Torstein Prøve · Utstedt 16.11.2026',
		['Ingrid Eksempel', 'Torstein Prøve'],
	],
	[
		'a wrapped Dutch sentence',
		'Op naam van de heer Willem Voorbeeld en mevrouw Hedwig Voorbeeld-van Loon.',
		['Willem Voorbeeld', 'Hedwig Voorbeeld-van Loon'],
	],
	[
		'Italian in small letters',
		'Intestato a: dott.ssa Chiara Esempio, sig. Stefano Prova.',
		['Chiara Esempio', 'Stefano Prova'],
	],
	[
		'rows with a birth below no known heading',
		'ON BOARD\n1   SAMPLE, Piers (Mr)   27/01/1966   GBR\n2   EXAMPLE, Theo (Mr)   05/05/1997',
		['Piers Sample', 'Theo Example'],
	],
	[
		'cells with the family name in capitals',
		'PASSAGERS\n  01  Mme  DE SAMPLE  Solange   née le 21/03/1955\n  02  M.   EXEMPLE    Hubert    né le 08/10/1951',
		['Solange de Sample', 'Hubert Exemple'],
	],
	[
		'no guide',
		'Ospiti: Sig. Bo Prova\nGuida a Pompei: dott.ssa Irene Esempio\nVs. rif. pratica IP-3308 (sig.ra Ada Rho)',
		['Bo Prova'],
	],
	['systems', '1.1SAMPLE/MARGARET ANNE MS\nSEAT 05A FOR SAMPLE/MARGARET ANNE MS', ['Margaret Anne Sample']],
	[
		'two spellings of one person',
		'Dear Ms Sample,\nGuests: Ms Anna Maria Sample\nAnna Sample will be met.',
		['Anna Maria Sample'],
	],
])('%s (IMPORT-116)', async (_, text, names) => {
	const people = await peopleIn(`${STAY}\n${text}`)
	expect(people.map(({ fullName }) => fullName?.value)).toEqual(names)
})

test('a column for travellers', async () => {
	const cells = (...texts: string[]) => `<tr>${texts.map((text) => `<td>${text}</td>`).join('')}</tr>`
	const table = `<table>${cells('Passenger', 'Seat')}${cells('Ann Sample', '1A')}${cells('Bo Example', '1B')}</table>`
	const other = `<table>${cells('Fare', 'Sum')}${cells('Lunch Menu', '12')}</table>`
	const draft = await read(
		`<html><body><p>${STAY.replaceAll('\n', '</p><p>')}</p>${table}${other}</body></html>`,
		'text/html',
	)
	expect(draft.guests.map(({ fields }) => fields.fullName?.value)).toEqual(['Ann Sample', 'Bo Example'])
})

test.each([
	['Bo is allergic to shellfish.', 'allergic to shellfish'],
	['Mr Sample : sans fruits à coque', 'sans fruits à coque'],
	['Allergien: Bo - Erdnüsse', 'Erdnüsse'],
	['Bo eet geen vlees.', 'eet geen vlees'],
	['Speciel kost: Bo – laktoseintolerant', 'laktoseintolerant'],
	['Bo: celíaco', 'celíaco'],
])('a diet is that of the one person whom the line names: %s', async (line, diet) => {
	const people = await peopleIn(`${STAY}Guests: Mrs Ann Sample, Mr Bo Sample\n\n${line}`)
	expect(people.map(({ dietaryRequirements }) => dietaryRequirements?.value)).toEqual([undefined, diet])
})

test('an address belongs to the person whom it names, with the number below it', async () => {
	const people = await peopleIn(
		`${STAY}Guests: Mrs Ann Sample, Mr Bo van Voorbeeld\n\nContact\nb.vanvoorbeeld@example.nl\n+31 6 00 11 22 33`,
	)
	expect(people[1]).toMatchObject({
		email: { value: 'b.vanvoorbeeld@example.nl' },
		phone: { value: '+31 6 00 11 22 33' },
	})
	expect(people[0]?.email).toBeUndefined()
})

test('a number below a name and a birth in the row of a table are that person’s', async () => {
	const card = '<p><b>Guest</b><br>Ms Ann Sample<br>+1 (917) 555-0148</p>'
	const row = '<table><tr><td>1</td><td>Ms Ann Sample</td><td>22.08.1955</td></tr></table>'
	const draft = await read(
		`<html><body><p>${STAY.replaceAll('\n', '</p><p>')}</p>${card}${row}</body></html>`,
		'text/html',
	)
	expect(draft.guests.map(({ fields }) => [fields.phone?.value, fields.dateOfBirth?.value])).toEqual([
		['+1 (917) 555-0148', '1955-08-22'],
	])
})

test.each([
	['Our file SF/31177/jm', 'SF/31177/jm'],
	['N/ refª: QM.27.0915', 'QM.27.0915'],
	['Unsere Auftragsnummer: WS-55204', 'WS-55204'],
	['Betreff: Ihre Bestätigung VH-26-7714', 'VH-26-7714'],
])('the number of the order is the agency’s: %s (IMPORT-117)', async (line, id) => {
	const draft = await read(`${line}\n${STAY}\nMr Bo Sample`)
	expect(draft.order.id?.value).toBe(id)
})

test.each([
	[
		'a manifest in columns',
		'NAME              DOB          PASSPORT    CTRY  EXP\n1  PROVA, ADA MRS   05/11/1958   X55010087   GBR   30/09/2032',
	],
	['one line', 'Mrs Ada Prova, DOB 5 November 1958, PP X55010087 exp 30 Sep 2032'],
	['Dutch', 'Reizigers:\n- mevr. Ada Prova, geboren 05-11-1958, paspoort X55010087, geldig tot 30-09-2032'],
	['a line below the name', 'Travellers\nMrs Ada Prova\nBorn 5 Nov 1958 · Passport X55010087, expires 30 Sep 2032'],
])('the passport of a traveller: %s (IMPORT-116)', async (_, text) => {
	const [one, another] = await peopleIn(`${STAY}\n${text}`)
	expect(another).toBeUndefined()
	expect(one).toMatchObject({
		fullName: { value: 'Ada Prova' },
		dateOfBirth: { value: '1958-11-05' },
		passportNumber: { value: 'X55010087' },
		passportExpiry: { value: '2032-09-30' },
	})
})

test('names in a rooming list, and in a table with a cell for each part', async () => {
	const list = await peopleIn(
		`${STAY}\nSimba  DBL  SAMPLE, Graham (Mr)   16FEB28\n            SAMPLE, Jasper (Master, 12)`,
	)
	expect(list.map(({ title, fullName }) => `${title?.value} ${fullName?.value}`)).toEqual([
		'Mr Graham Sample',
		'Master Jasper Sample',
	])
	const row = (cells: string) => `<tr><td>${cells.replaceAll('|', '</td><td>')}</td></tr>`
	const table = `<table>${row('1|Mr|Fergus|Sample|12/08/1971')}${row('2|Frau|PROVA, Maeve|geb. 30.01.1974')}</table>`
	const { guests } = await read(
		`<html><body><p>${STAY.replaceAll('\n', '</p><p>')}</p>${table}</body></html>`,
		'text/html',
	)
	expect(guests.map(({ fields }) => [fields.fullName?.value, fields.dateOfBirth?.value])).toEqual([
		['Fergus Sample', '1971-08-12'],
		['Maeve Prova', '1974-01-30'],
	])
})

test.each([
	'Guests: 2\nRef: SMX-7K2P9\nPrepaid AUD 1,470.00, 22 Nov 2026',
	'Passengers\nLondon Heathrow\nAddis Ababa',
	'Handled by: Mr. Devi Sample (M: +91 98 5550 0143)',
	'Bestellt durch: Frau Silke Muster (Reisebüro Muster)',
])('who or what does not travel: %s', async (text) => {
	const people = await peopleIn(`${STAY}Name: Ms Ada Prova\n${text}`)
	expect(people.map(({ fullName }) => fullName?.value)).toEqual(['Ada Prova'])
})

test('a number that is labelled as the traveller’s', async () => {
	const [one] = await peopleIn(
		`${STAY}Guest: Ms Ada Prova\nOffice: +44 7700 900111\nTelemóvel do cliente: +44 7700 900222`,
	)
	expect(one?.phone?.value).toBe('+44 7700 900222')
})

test('a title in a column behind a name in capitals', async () => {
	const rows = ['PASSENGERS', '  1  SAMPLE HELENA  Mrs   adult   GBR', '  2  SAMPLE LEO     Mr    adult   GBR']
	const people = await peopleIn(`${STAY}${rows.join('\n')}`)
	expect(people.map(({ title, fullName }) => [title?.value, fullName?.value])).toEqual([
		['Mrs', 'Helena Sample'],
		['Mr', 'Leo Sample'],
	])
})

test('a day without a year is no birth, nor is the end of a discount', async () => {
	const people = await peopleIn(
		`${STAY}Mrs Agata Prova\nPlease answer until 30 April 2027\nFree until 18 May 2027, then until 9 June, 50 %`,
	)
	expect(people.map(({ dateOfBirth }) => dateOfBirth)).toEqual([undefined])
})

test('who hands over the keys does not travel, nor does a party', async () => {
	const people = await peopleIn(
		`${STAY}Hóspede: Mr Leo Prova\nA entrega é feita pela Sra. Ana Muestra, governanta.\nClient: Prova-Sample party`,
	)
	expect(people.map(({ fullName }) => fullName?.value)).toEqual(['Leo Prova'])
})
