import { expect, test } from 'vitest'
import { findPlaceNames } from './place-names.ts'

const namesIn = (text: string) =>
	findPlaceNames(text).map(({ name, airports }) => `${name} ${airports.map(({ code }) => code).join(' ')}`)

test.each([
	['no voo TP1930 (Lisboa 09h00 – Porto 09h55, Executiva)', ['Lisboa LIS', 'Porto OPO']],
	['met KL 921 van Schiphol naar Edinburgh', ['Schiphol AMS', 'Edinburgh EDI']],
	['sale de Madrid 16:05 y llega a Marrakech', ['Madrid MAD', 'Marrakech RAK']],
	['Mailand Malpensa nach Kopenhagen', ['Mailand Malpensa MXP', 'Kopenhagen CPH']],
	['Chicago(O’Hare) → Tokyo(Haneda)', ['Chicago(O’Hare) ORD', 'Tokyo(Haneda) HND']],
	['PARIS CHARLES DE GAULLE', ['PARIS CHARLES DE GAULLE CDG']],
	['Ciudad de México', ['Ciudad de México MEX NLU']],
	['Flight details, Business Class, Sat 4 May, Terminal 5', []],
])('places in ‘%s’', (text, expected) => expect(namesIn(text)).toEqual(expected))
