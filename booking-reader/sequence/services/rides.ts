import { isAirport } from '../../values/places.ts'
import { withoutEntities } from '../day-lines.ts'
import type { Entity } from '../entities.ts'
import {
	doubtsOf,
	entitiesOf,
	type FieldValues,
	fieldsOf,
	type Line,
	type SequenceElement,
	valueFrom,
} from '../lines.ts'
import { isCancelled } from '../cancelled.ts'
import { referenceIn } from '../segment-values.ts'
import { statedRide } from './stated-rides.ts'
import { peopleIn, vehicleIn } from './vehicles.ts'
import type { Statement } from '../statements.ts'

const LABELS: Readonly<Record<string, RegExp>> = {
	from: /^(?:(?:transfer |pick ?up )?from|pick ?up(?: (?:location|point|address|from|at))?|abholung(?: ort)?|abholort|von|prise en charge|lieu de prise en charge|recogida|ritiro|de|da|desde|ophalen|collection|departure)$/,
	to: /^(?:(?:transfer )?to|drop ?off(?: (?:location|point|address|to|at))?|ziel|zielort|nach|destination|depose|lieu de depose|destino|destinazione|a|bestemming|naar)$/,
	when: /^(?:on|at|date|time|when|pick ?up (?:date|time|at|on|date time|date and time|date time)|datum|uhrzeit|abholzeit|heure|fecha|hora|data|ora|date and time|collection time)$/,
	vehicle: /^(?:with|vehicle|vehicle type|car|car type|fahrzeug|vehicule|vehiculo|veicolo|veiculo|voertuig)$/,
	passengers: /^(?:(?:number of )?(?:passengers|pax|people|guests)|passagiere|passagers|pasajeros|passeggeri)$/,
}

/** Finds journeys on the ground: labelled ones, those of timetables, and those that a statement describes. */
export const readRides = (
	lines: readonly Line[],
	statements: readonly Statement[],
	stopRows: readonly SequenceElement[],
): SequenceElement[] => {
	const found = [...labelledRides(lines), ...stopRows, ...statements.flatMap(statedRide)]
	// Who changes trains waits.
	const moving = found.filter(({ fields }) => fields.fromLocation?.value !== fields.toLocation?.value)
	return moving.filter((one, index) => moving.findIndex((other) => momentOf(other) === momentOf(one)) === index)
}

const momentOf = ({ fields }: SequenceElement) => `${fields.date?.value} ${fields.time?.value}`

/** Each 'From' begins a ride. */
function labelledRides(lines: readonly Line[]): SequenceElement[] {
	const starts = lines.flatMap(({ label, value }, at) =>
		LABELS.from!.test(label) && /\p{L}{3}/u.test(value) ? [at] : [],
	)
	return starts.flatMap((at, index) => {
		const own = lines.slice(at, Math.min(starts[index + 1] ?? lines.length, at + 10))
		const of = (name: string) => own.find(({ label }) => LABELS[name]!.test(label))
		const before = lines.slice(Math.max(0, at - 4, (starts[index - 1] ?? -10) + 6), at)
		const around = [...before, ...own]
		const [from, to] = [of('from'), of('to')]
		const when = own.filter(({ label, entities }) => LABELS.when!.test(label) && entities.length > 0)
		// A line above both places may say the rest: 'Service A   Fri 11 June   12:40   Mercedes V-Class'.
		const heads = lines.slice(Math.max(0, at - 3), at).filter(({ label }) => label === '')
		const date = pick(when, 'date') ?? pick([...heads.toReversed(), ...before.toReversed(), ...own], 'date')
		const time = pick(when, 'time') ?? pick(heads, 'time')
		const isFlight = from && to && isAirport(from.value) && isAirport(to.value)
		if (!from || !to || !date || isFlight || (!time && when.length === 0)) return []
		const reference = referenceIn(around) ?? referenceIn(lines.slice(0, at))
		const [vehicle, people] = [of('vehicle'), of('passengers')]
		const head = heads.findLast(({ entities }) => entities.length > 0)
		const count = Number(/\d{1,2}/.exec(people?.value ?? '')?.[0] ?? 0) || (head && peopleIn(head.text))
		const model = head && vehicleIn(withoutEntities(head.text, head.entities, '   '))
		return ride(
			{
				fromLocation: valueFrom(from, from.text, from.value.slice(0, 200)),
				toLocation: valueFrom(to, to.text, to.value.slice(0, 200)),
				vehicleClass: vehicle
					? valueFrom(vehicle, vehicle.text, vehicle.value.slice(0, 200))
					: model && head && valueFrom(head, head.text, model),
				passengers: count ? valueFrom(people ?? head ?? from, (people ?? head ?? from).text, count) : null,
				confirmationNumber: reference,
			},
			date,
			time,
			own,
		)
	})
}

type Found = { entity: Entity; line: Line }
const pick = (lines: readonly Line[], kind: Entity['kind']): Found | undefined => entitiesOf(lines, kind)[0]

function ride(fields: FieldValues, date: Found, time: Found | undefined, lines: readonly Line[]): SequenceElement[] {
	return [
		{
			fields: fieldsOf({
				...fields,
				date: valueFrom(date.line, date.line.text, date.entity.value),
				time: time && valueFrom(time.line, time.line.text, time.entity.value),
				status: lines.some(isCancelled) && valueFrom(date.line, date.line.text, 'cancelled'),
			}),
			issues: doubtsOf('date', date.entity),
		},
	]
}
