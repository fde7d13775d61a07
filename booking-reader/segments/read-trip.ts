import type { Draft, DraftIssue } from '#shared/import/draft.ts'
import { readMoney } from '../values/money.ts'
import { looksLikeName, readPersonName } from '../values/people.ts'
import { toSingleLine } from '../values/text.ts'
import type { FieldGroup } from './field-groups.ts'
import { parseStatus } from './read-status.ts'
import { type ReadOptions, createGroupReader } from './group-reader.ts'

/** The person among what names an agent: 'Ms Ann Lee, Sample Travel (M: +44 …)'. A number is nobody. */
function agentIn(text: string): string | null {
	const parts = text.split(/[\n,;(|]|\s{3,}| [-–] /).map((part) => part.trim())
	const person = readPersonName(parts.find(looksLikeName) ?? '')
	return person?.fullName ?? (/\p{L}{2}/u.test(text) ? toSingleLine(text).slice(0, 120) : null)
}

/** Adds a group's values to the draft's trip, without replacing existing ones. */
export function readTrip(group: FieldGroup, options: ReadOptions, draft: Draft): void {
	const values = createGroupReader(group, options)
	const { pair, put, fields } = values
	values.text('name')
	const heading = pair('headingName')
	if (!fields.name) put('name', heading, heading && toSingleLine(heading.value).slice(0, 200), { certainty: 'derived' })
	const place = pair('destination')
	put('destination', place, place && toSingleLine(place.value.split(/\s{3,}/)[0] ?? '').slice(0, 200))
	values.text('packageName')
	const agent = pair('bookingAgent')
	put('bookingAgent', agent, agent && agentIn(agent.value))
	values.lines('notes')
	values.range('startDate', 'endDate')
	const deposit = pair('firstPaymentDate')
	values.day('firstPaymentDate', deposit)
	// 'Deposit due 10 Dec 2026' next to its amount.
	if (deposit && !fields.firstPaymentDate) values.day('firstPaymentDate', { ...deposit, value: deposit.label })
	const status = pair('status')
	put('status', status, status && (/complet/i.test(status.value) ? 'completed' : parseStatus(status.value)))
	const order = pair('orderId')
	put(
		'orderId',
		order,
		order &&
			(/#?\s*([A-Z]{2,5} \d[\w/.-]{2,40}(?=$|[,;\s])|[A-Z0-9][\w/.-]{1,60})/i.exec(toSingleLine(order.value))?.[1] ??
				null),
	)
	for (const price of ['totalPrice', 'perPersonPrice'] as const) {
		const from = pair(price)
		const money = from ? readMoney(from.value) : null
		if (!money) continue
		if (money.currency === undefined || money.currency === 'GBP') put(price, from, money.amount)
		else draft.issues.push(foreignPrice(money.currency))
	}
	const { orderId, totalPrice, perPersonPrice, status: orderStatus, ...trip } = fields
	if (orderId) draft.order.id ??= orderId
	if (orderStatus) draft.order.status ??= orderStatus
	draft.pricing = {
		...(totalPrice ? { totalPrice } : {}),
		...(perPersonPrice ? { perPersonPrice } : {}),
		...draft.pricing,
	}
	if (draft.trip.name?.certainty === 'derived' && trip.name?.certainty !== 'derived' && trip.name)
		delete draft.trip.name
	const newFields = Object.keys(trip).filter((name) => !draft.trip[name])
	draft.trip = { ...trip, ...draft.trip }
	for (const { field, ...issue } of values.issues)
		if (newFields.includes(field)) draft.issues.push({ severity: 'warning', path: `trip/${field}`, ...issue })
}

/** IMPORT-46 */
export const foreignPrice = (currency: string): DraftIssue => ({
	severity: 'warning',
	code: 'CURRENCY',
	path: 'pricing',
	message: `The prices are in ${currency} and were left out. Only pounds are supported.`,
})
