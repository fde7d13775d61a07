import { describe, expect, test } from 'vitest'
import { readIsoClock, resolveClock } from './clock.ts'
import { readEmail, readPassportNumber, readPhone } from './contacts.ts'
import { dayOrderOf, findDays } from './days.ts'
import { readCabinClass, readFlightName } from './flights.ts'
import { readMoment } from './moments.ts'
import { readMoney } from './money.ts'
import { looksLikeName, personKey, readPersonName } from './people.ts'
import { readAirport, readRoute } from './places.ts'
import { readBoardBasis } from './stays.ts'
import { findTimes } from './times.ts'
import { isPlaceholder } from './text.ts'

const near = '2027-01-10'
const british = { order: { first: 'day', assumed: false }, near, tripDay: near } as const
const days = (text: string) => findDays(text, british).map(({ day }) => day)

describe('days', () => {
	test.each([
		['2027-05-20', ['2027-05-20']],
		['until 9 June, 50 %', ['2027-06-09']],
		['20/05/2027 - 24/05/2027', ['2027-05-20', '2027-05-24']],
		['Sat 14 Aug 2027', ['2027-08-14']],
		['DAY 1  APR 11 2027 (SUN)  TOKYO', ['2027-04-11']],
		['14th of August, 2027', ['2027-08-14']],
		['August 14, 2027', ['2027-08-14']],
		['6. März 2027', ['2027-03-06']],
		['06.03.2027', ['2027-03-06']],
		['2 – 12 Oct 2027', ['2027-10-02', '2027-10-12']],
		['April 4 – 9, 2027', ['2027-04-04', '2027-04-09']],
		['Fri 4th to Mon 7th June 2027', ['2027-06-04', '2027-06-07']],
		['vom 12. bis zum 15. Juni 2027', ['2027-06-12', '2027-06-15']],
		['vom 30.01. bis 06.02.2027', ['2027-01-30', '2027-02-06']],
		['30.12.-02.01.2028', ['2027-12-30', '2028-01-02']],
		['15.–20.05.2027', ['2027-05-15', '2027-05-20']],
		['du 03/06 au 04/06/27', ['2027-06-03', '2027-06-04']],
		['8/7 - 11/7, 3 nätter', ['2027-07-08', '2027-07-11']],
		['3/14–3/20', ['2027-03-14', '2027-03-20']],
		['10.30 - 12.45', []],
		['Sexta 15, 15h15 - jantar', ['2027-01-15']],
		['2027/4/6 (Tue) - 4/9 (Fri)', ['2027-04-06', '2027-04-09']],
		['2027年4月6日〜4月9日', ['2027-04-06', '2027-04-09']],
		['05/06/2027-08/06/2027', ['2027-06-05', '2027-06-08']],
		['30. Jänner 2027', ['2027-01-30']],
		['28 Dec – 3 January 2028', ['2027-12-28', '2028-01-03']],
		['20JAN', ['2027-01-20']],
		['fredag den 4:e juni 2027', ['2027-06-04']],
		['1.º de junho e 1° giugno 2027', ['2027-06-01', '2027-06-01']],
		['June the 4th, 2027', ['2027-06-04']],
		['pátek 4. 6. 2027', ['2027-06-04']],
		['4/6-2027, 14.VIII.2027', ['2027-06-04', '2027-08-14']],
		['pt 4.06, fredag 4/6', ['2027-06-04', '2027-06-04']],
		['od 4 do 8 czerwca 2027', ['2027-06-04', '2027-06-08']],
		["dal 4 all'8 giugno 2027", ['2027-06-04', '2027-06-08']],
		['perjantaina 4. kesäkuuta', ['2027-06-04']],
		['4.6. klo 9', ['2027-06-04']],
		['22.7., 14.10.2027', ['2027-07-22', '2027-10-14']],
		['kl. 13.01', []],
		['Tag 1 – Freitag, 03.09.2027', ['2027-09-03']],
		['DÍA 1 – sábado 8 de mayo de 2027', ['2027-05-08']],
		['14:20 +1 GRU', []],
		['Roma 15.30 - Amman 20.05.', []],
		['Ankunft um 14.10.', []],
		['ankomst kl. 14.10.', []],
		['Fri 10.05 dinner', []],
		['martedì 12, ore 10.30, Thursday the 14th', ['2027-01-12', '2027-01-14']],
		['So 17., Sonntag, den 17., le mardi 12 à 10 h', ['2027-01-17', '2027-01-17', '2027-01-12']],
		['za 13-02, fredag 4/6 kl 10.30', ['2027-02-13', '2027-06-04']],
		['tavolo per 2, Friday 15 guests, Mon 11-17 Uhr, Saturday 16:00', []],
		['MARTES 4 DE MAYO 2027, 20 December 2027', ['2027-05-04', '2027-12-20']],
		['31 June 2027', []],
		['12 Avenue Princesse Alice', []],
	])('%s', (text, expected) => expect(days(text)).toEqual(expected))

	test('nn/nn follows the document, then its language, then day first with a doubt', () => {
		expect(dayOrderOf('03/04/2027 and 04/25/2027', 'en')).toEqual({ first: 'month', assumed: false })
		expect(dayOrderOf('03/04/2027', 'en-US')).toEqual({ first: 'month', assumed: false })
		const order = dayOrderOf('03/04/2027', 'en')
		expect(findDays('03/04/2027', { order, near })[0]).toMatchObject({
			day: '2027-04-03',
			doubts: ['DATE_ORDER_ASSUMED'],
		})
	})

	test('a date without a year shows the order too, unless another contradicts it', () => {
		const shown = (...lines: string[]) => dayOrderOf(['03/04/2027', ...lines].join('\n'), 'en')
		for (const day of ['14/03', 'Check-in: 14/03', 'Dinner\t14/03\t20:00', 'Sun 14/3', '08/03 - 14/03'])
			expect([day, shown(day)]).toEqual([day, { first: 'day', assumed: false }])
		expect(shown('Arrival: 03/14')).toEqual({ first: 'month', assumed: false })
		// Dates with a year count first.
		expect(shown('14/03', '04/25/2027')).toEqual({ first: 'month', assumed: false })
		for (const lines of [['14/03', '03/14'], ['02/03'], ['Room 14/03'], ['Seats: 14/3'], ['open 24/7'], ['14/03/2']])
			expect([lines, shown(...lines)]).toEqual([lines, { first: 'day', assumed: true }])
	})

	test('doubts: wrong weekday, two-digit year, missing year', () => {
		expect(findDays('Mon 14 Aug 2027', british)[0]?.doubts).toEqual(['WEEKDAY_DIFFERS'])
		expect(findDays('03/07/27', british)[0]).toMatchObject({ day: '2027-07-03', doubts: ['TWO_DIGIT_YEAR'] })
		expect(findDays('Sun 14 Feb', british)[0]).toMatchObject({ day: '2027-02-14', doubts: ['YEAR_ASSUMED'] })
	})
})

test('times, and the rest of the text', () => {
	const times = (text: string) => findTimes(text).map(({ time }) => time)
	expect(times('8:40pm, 7.30 am, 12am')).toEqual(['20:40', '07:30', '00:00'])
	expect(times('07:25–10:25, 1145 hrs, 18h05, noon')).toEqual(['07:25', '10:25', '11:45', '18:05', '12:00'])
	for (const [text, ...expected] of [
		['Mon at 01:15 (PM)', '13:15'],
		['kl. 13.01, klo 9 och kl 14,05', '13:01', '09:00', '14:05'],
		['avgång 14.10, lähtö 15.20, odjazd 16.30, příjezd 17.40', '14:10', '15:20', '16:30', '17:40'],
		['vertrek 08.05 - aankomst 10.20', '08:05', '10:20'],
		['13 Uhr 5, à 9 heures, v 9 hod.', '13:05', '09:00', '09:00'],
		['von 10.30 bis 12.00 Uhr', '10:30', '12:00'],
		['LV MIDDLETOWN         800A   AR SEAPORT      1244P', '08:00', '12:44'],
		['from 2-4pm, 1.25 p. m., 6:30p', '14:00', '16:00', '13:25', '18:30'],
		['a las 8.30 de la tarde, 8 Uhr abends, alle ore 9 di sera', '20:30', '20:00', '21:00'],
		['a mezzogiorno, à midi, um Mitternacht', '12:00', '12:00', '00:00'],
		['le Canal du Midi, l’après-midi', undefined],
		['from 12.50 EUR, ab 1200 m, 4 ore 20', undefined],
		['kl. 14.30 den 9 mars', '14:30'],
	])
		expect(times(text ?? ''), text).toEqual(expected.filter(Boolean))
	expect(readMoment('LHR, Sat 14 Aug 2027 at 8:40pm', british)).toMatchObject({
		days: ['2027-08-14'],
		times: ['20:40'],
		rest: 'LHR',
	})
	expect(readMoment('Di 23.02.2027, 17:00 Uhr, Sample Hafen', british)).toMatchObject({ rest: 'Sample Hafen' })
	expect(readMoment('07:25–10:25 (+1)', british)).toMatchObject({ times: ['07:25', '10:25'], dayOffset: 1 })
})

test('local times stay, instants are converted, and a wrong offset is reported', () => {
	const settle = (text: string) => resolveClock(readIsoClock(text) ?? { clock: '' }, 'Europe/London')
	expect(settle('2027-05-20T06:25:00Z')).toEqual({ value: '2027-05-20T07:25', zone: 'Europe/London' })
	expect(settle('2027-05-20T07:25+01:00')).toEqual({ value: '2027-05-20T07:25', zone: 'Europe/London' })
	expect(settle('2027-05-20T07:25+05:00')).toMatchObject({ value: '2027-05-20T07:25', offsetClashes: true })
	expect(settle('2027-05-20T09:25+02:00[Europe/Paris]')).toEqual({ value: '2027-05-20T09:25', zone: 'Europe/Paris' })
})

test('names in any notation, with separate titles', () => {
	for (const text of ['Mr John Doe', 'DOE/JOHN MR', 'DOE/JOHNMR', 'Doe, John (Mr)', '1. MR JOHN DOE'])
		expect(readPersonName(text)).toEqual({ title: 'Mr', fullName: 'John Doe' })
	for (const [text, title, fullName] of [
		['Herrn Prof. Dr. Joachim Muster', 'Professor', 'Joachim Muster'],
		['Frau Mag. Eva Muster (Tochter, 17 J.)', 'Mrs', 'Eva Muster'],
		['Sra. D. Teresa Exemplo da Cunha', 'Mrs', 'Teresa Exemplo da Cunha'],
		['SAMPLE/GRETCHENMS', 'Ms', 'Gretchen Sample'],
		['EXEMPLE/SIBYLLE MME', 'Mrs', 'Sibylle Exemple'],
		['1.1SAMPLE/MARGARET ANNE MS', 'Ms', 'Margaret Anne Sample'],
		['Mme DE L’EXEMPLE Solange', 'Mrs', 'Solange de L’Exemple'],
		['M. Yann DE EXEMPLE', 'Mr', 'Yann de Exemple'],
		['Mej. Floor van Voorbeeld (kind)', 'Miss', 'Floor van Voorbeeld'],
		['de heer Willem Voorbeeld', 'Mr', 'Willem Voorbeeld'],
		['Univ.-Prof. Dr. med. Eva Muster', 'Professor', 'Eva Muster'],
		['Herr Dr. h.c. Max Muster', 'Dr', 'Max Muster'],
		['MUDr. Jan Vzorek', 'Dr', 'Jan Vzorek'],
		['rouva Liisa Malli', 'Mrs', 'Liisa Malli'],
		['Mr Phil Sample Muster', 'Mr', 'Phil Sample Muster'],
	])
		expect(readPersonName(text ?? '')).toEqual({ title, fullName })
	expect(readPersonName('Ing. Petr Vzorek')).toEqual({ fullName: 'Petr Vzorek' })
	expect(readPersonName('SMITH/WILLIAMS')).toEqual({ fullName: 'Williams Smith' })
	expect(readPersonName('Hélène d’Aubigny')).toEqual({ fullName: 'Hélène d’Aubigny' })
	expect(['Ms Ito', 'Asha Okafor'].every(looksLikeName)).toBe(true)
	expect(['2 adults', 'Ito', 'From £99'].some(looksLikeName)).toBe(false)
})

test('a person’s key ignores order, case and accents', () => {
	expect(personKey('OKAFOR/DANIEL MR')).toBe(personKey('Dr Daniel Okafor'))
	expect(personKey('Петрова Анна')).toBe(personKey('Анна Петрова'))
	expect(personKey('Анна Петрова')).not.toBe(personKey('Иван Петров'))
	expect(personKey('Søren Strauß')).toBe(personKey('SOREN STRAUSS'))
})

test('airports by code or unambiguous name', () => {
	const value = (text: string) => readAirport(text)?.value
	expect(['London Heathrow (LHR)', 'LHR, Terminal 5', 'lhr', 'London Heathrow'].map(value)).toEqual([
		'LHR',
		'LHR',
		'LHR',
		'LHR',
	])
	expect(value('Paris')).toBe('Paris')
	expect(readRoute('London Heathrow to Dubai International')).toEqual(['London Heathrow', 'Dubai International'])
	expect(readRoute('LHR → NCE')).toEqual(['LHR', 'NCE'])
})

test('classes, boards, placeholders and prices are normalised', () => {
	expect(readFlightName('Emirates EK 030')).toEqual({ airline: 'Emirates', flightNumber: 'EK30' })
	expect(readFlightName('AB6439, Air Berlin')).toEqual({ airline: 'Air Berlin', flightNumber: 'AB6439' })
	expect(['PremiumEconomy', 'Club World', 'FIRST', 'ECO LIGHT', 'Seat 4A'].map(readCabinClass)).toEqual([
		'Premium Economy class',
		'Business class',
		'First class',
		'Economy class',
		null,
	])
	for (const [cabin, texts] of [
		['First class', 'La Première|Flagship First|1ère classe|primeira classe|Eerste Klas'],
		['Business class', 'Polaris|Delta One|Club World|Upper Class|Qsuite|klasa biznes|zakenklasse'],
		['Premium Economy class', 'Comfort+|Premium Select|World Traveller Plus|Economy Plus'],
		['Economy class', 'Main Cabin|Euro Traveller|turistklasse|klasa ekonomiczna|Ekonomiklass'],
		[null, 'Polaris Suite|Raffles Hotel|Première Suite|Villa Magnifica'],
	] as const)
		for (const text of texts.split('|')) expect(readCabinClass(text), text).toBe(cabin)
	for (const [board, texts] of [
		[
			'Bed and Breakfast',
			'ÜF|APA|frukost ingår|morgenmad inkl.|aamiainen|śniadania w cenie|snídaně v ceně|kahvalti dahil',
		],
		['Half Board', 'HP|MP|halvpensjon|puolihoito|polopenze|yarım pansiyon'],
		['Full Board', 'VP|PC|täysihoito|plná penze|pełne wyżywienie|helpension'],
		['All Inclusive', 'AI|tudo incluído|alt inkludert|allt inkluderat|her şey dahil'],
		['Room Only', 'Nur Übernachtung|logement seul|solo camera|sem refeições|kun overnatting|tylko nocleg|bez stravy'],
	] as const)
		for (const text of texts.split('|')) expect(readBoardBasis(text), text).toBe(board)
	expect(['HB', 'B&B', 'full-board', 'All Inclusive Plus'].map(readBoardBasis)).toEqual([
		'Half Board',
		'Bed and Breakfast',
		'Full Board',
		'All Inclusive Plus',
	])
	const none = [
		'-',
		'–',
		'None',
		'N/A',
		'TBC',
		'null',
		'',
		'to follow',
		'folgt',
		'à confirmer',
		'da definire',
		'****42',
	]
	expect(none.filter((text) => !isPlaceholder(text))).toEqual([])
	expect(['Hotel ****', 'Follow Me', 'Noneta', '42'].filter(isPlaceholder)).toEqual([])
	expect(readMoney('£18,400.00')).toEqual({ amount: '18400.00', currency: 'GBP' })
	expect(readMoney('1.234,5 €')).toEqual({ amount: '1234.50', currency: 'EUR' })
})

describe('what is masked is not read in part (IMPORT-38)', () => {
	test('passport numbers', () => {
		const whole = ['GB 123456789', '12AB34567', 'C01X00T47', 'A1234567 (exp. 2031)'].map(readPassportNumber)
		expect(whole).toEqual(['GB 123456789', '12AB34567', 'C01X00T47', 'A1234567'])
		const kept = ['****4821', 'XXXXX4821', 'C01X****8', '•••• 4821', 'ending in 4821', 'on file', '4821']
		expect(kept.map(readPassportNumber)).toEqual(kept.map(() => null))
	})
	test('addresses and telephone numbers', () => {
		expect(readEmail('Mail: ola.sample@mail.example, or call')).toBe('ola.sample@mail.example')
		expect(['j***n@mail.example', 'jo•••@mail.example', 'jon@m***.example'].map(readEmail)).toEqual([
			undefined,
			undefined,
			undefined,
		])
		const phone = (text: string) => readPhone(text, /[\d+(][\d\s().+/-]{5,40}/)
		expect(phone('+44 7700 900 123')).toBe('+44 7700 900 123')
		expect(['+44 7700 9** ***', '+44 **** **123456', '*** 900 123'].map(phone)).toEqual([
			undefined,
			undefined,
			undefined,
		])
	})
})
