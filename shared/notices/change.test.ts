import { expect, test } from 'vitest'
import { type Change, type FieldChange, netChanges } from './change.ts'
import { describeChange, isSignificant } from './describe.ts'
import { factInWords, itemState, itemTitle } from './wording.ts'

let nextId = 0
const change = (act: Change['act'], fields: FieldChange[] = [], given: Partial<Change> = {}): Change => ({
	id: `c${nextId++}`,
	list: 'transfers',
	recordId: 'one',
	act,
	title: 'Airport Pickup: Nice Airport to Hôtel Belle Rade',
	day: '2027-05-20',
	fields,
	actorId: 'ada',
	...given,
})
const field = (name: string, was: FieldChange['was'], now: FieldChange['now']) => ({ name, was, now })

test('the first value and the last are told, and what returns to its first value is not (PORTAL-81)', () => {
	const first = change('changed', [field('time', '08:00', '07:30'), field('vehicleClass', 'Sedan', 'Van')])
	const second = change('changed', [field('time', '07:30', '07:45'), field('vehicleClass', 'Van', 'Sedan')])
	const { net, undone } = netChanges([first, second])
	expect(net).toMatchObject([{ act: 'changed', fields: [field('time', '08:00', '07:45')] }])
	expect(undone).toEqual([])
	const back = change('changed', [field('time', '07:45', '08:00')])
	expect(netChanges([first, second, back])).toEqual({ net: [], undone: [first.id, second.id, back.id] })
})

test('a record that comes and goes was never there; one that changes and goes is gone', () => {
	const added = change('added', [field('time', null, '08:00')])
	const removed = change('removed', [field('time', '08:00', null)])
	expect(netChanges([added, removed])).toEqual({ net: [], undone: [added.id, removed.id] })
	expect(netChanges([change('changed', [field('time', '07:00', '08:00')]), removed]).net).toMatchObject([
		{ act: 'removed' },
	])
	const moved = change('changed', [field('time', '08:00', '09:00')])
	expect(netChanges([added, moved]).net).toMatchObject([{ act: 'added', fields: [field('time', null, '09:00')] }])
})

test('replacements of a document are one', () => {
	const replaced = (from: string, to: string) =>
		change('replaced', [field('id', from, to)], {
			list: 'documents',
			recordId: to,
			title: 'Confirmation.pdf',
			day: null,
		})
	const { net } = netChanges([replaced('a', 'b'), replaced('b', 'c')])
	expect(net).toMatchObject([{ act: 'replaced', recordId: 'c' }])
	expect(itemState(describeChange(net[0]!))).toBe('New version')
	const added = change('added', [], { list: 'documents', recordId: 'a' })
	expect(netChanges([added, replaced('a', 'b')]).net).toMatchObject([{ act: 'added', recordId: 'b' }])
})

test('a change is told as what it is now and what it was; a reference and a long text without their values', () => {
	const fields = [
		field('time', '08:00', '07:30'),
		field('confirmationNumber', 'K7QX2M', 'Z9'),
		field('passengers', null, 3),
	]
	const item = describeChange(netChanges([change('changed', fields)]).net[0]!)
	expect(itemTitle(item)).toBe('Airport Pickup: Nice Airport to Hôtel Belle Rade, Thu 20 May 2027')
	expect(item.facts.map(factInWords)).toEqual([
		'Time: 07:30 (was 08:00)',
		'Passengers: 3 (was not given)',
		'Confirmation Number: changed, see your trip',
	])
	const dates = [field('departureTime', '2027-05-20T09:40:00', '2027-05-21T07:05:00')]
	const flight = describeChange(netChanges([change('changed', dates, { list: 'flights' })]).net[0]!)
	expect(flight.facts.map(factInWords)).toEqual(['Departure Time: 07:05, Fri 21 May 2027 (was 09:40, Thu 20 May 2027)'])
})

test('where, from when and by whom one is met is told as well (CRM-182)', () => {
	const told = (list: Change['list'], fields: FieldChange[]) =>
		describeChange(netChanges([change('changed', fields, { list })]).net[0]!).facts.map(factInWords)
	expect(told('transfers', [field('meetingPoint', 'Arrivals hall', 'Gate C'), field('phone', null, '+33 4')])).toEqual([
		'Telephone: +33 4 (was not given)',
		'Meeting Point: Gate C (was Arrivals hall)',
	])
	expect(told('accommodations', [field('checkInFrom', '15:00', '16:00'), field('checkOutBy', null, '11:00')])).toEqual([
		'Room Ready From: 16:00 (was 15:00)',
		'Leave Room By: 11:00 (was not given)',
	])
	expect(told('activities', [field('endTime', '12:00', '13:00')])).toEqual(['Ends At: 13:00 (was 12:00)'])
})

test('other dates, another hotel, and a stay or flight that is off are significant; a new hour is not', () => {
	const verdict = (list: Change['list'], act: Change['act'], fields: FieldChange[] = []) =>
		isSignificant(netChanges([change(act, fields, { list })]).net[0]!)
	const off = [field('status', 'confirmed', 'cancelled')]
	expect(verdict('trip', 'changed', [field('startDate', '2027-05-20', '2027-05-21')])).toBe(true)
	expect(verdict('accommodations', 'changed', [field('hotelName', 'A', 'B')])).toBe(true)
	expect(verdict('accommodations', 'changed', off)).toBe(true)
	expect(verdict('flights', 'removed')).toBe(true)
	expect(verdict('flights', 'changed', [field('departureTime', '2027-05-20T09:40:00', '2027-05-20T09:45:00')])).toBe(
		false,
	)
	expect(verdict('transfers', 'changed', off)).toBe(false)
	expect(verdict('accommodations', 'added', [field('hotelName', null, 'B')])).toBe(false)
})
