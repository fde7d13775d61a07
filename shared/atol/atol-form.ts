import { isObject, readList, readTexts, versioned } from '#shared/stored-shape.ts'
import type { Upload } from '#shared/uploads.ts'
import type { CertificateType } from './atol-type.ts'

/** What a certificate states, with the headings of the CAA's forms. */
export const CERTIFICATE_FACTS = {
	names: 'Who is protected',
	passengers: 'Number of passengers',
	services: 'What is protected',
	holder: 'ATOL holder',
	number: 'ATOL number',
	issuer: 'ATOL Certificate issuer',
	reference: 'Unique reference number',
	issuedOn: 'Date of issue',
	price: 'ATOL protected cost',
} as const
export type CertificateFact = keyof typeof CERTIFICATE_FACTS

/** A text field of a form, or a series of fields whose names differ only in the number at the end. */
export type AtolFormSlot = { name: string; fields: string[]; isMultiline: boolean }
/** The fact that each slot takes. A slot that is missing here stays empty. */
export type SlotAssignments = Record<string, CertificateFact>

/** What the table stores of a form as JSON. */
export type AtolFormContent = { slots: AtolFormSlot[]; filled: SlotAssignments }

/**
 * The two are separate columns, and a list has no room for a version. The first release also includes all members of `filled` in the
 * fingerprint of a certificate, and refuses those that are not slots.
 */
export const formShape = versioned<AtolFormContent>({
	version: 1,
	writesVersion: false,
	read: ({ slots, filled }) => ({
		slots: readList(slots, slotOf),
		filled: Object.fromEntries(Object.entries(readTexts(filled)).filter(([, fact]) => isFact(fact))) as SlotAssignments,
	}),
})

function slotOf(slot: unknown): AtolFormSlot | null {
	if (!isObject(slot) || typeof slot.name !== 'string') return null
	const fields = readList(slot.fields, (field) => (typeof field === 'string' ? field : null))
	return fields.length === 0 ? null : { name: slot.name, fields, isMultiline: slot.isMultiline === true }
}

export const isFact = (fact: string): fact is CertificateFact => Object.hasOwn(CERTIFICATE_FACTS, fact)

/** A form of the CAA that an admin uploaded. Certificates of its type are issued by filling it. */
export type AtolForm = {
	type: CertificateType
	/** The name of the uploaded file. */
	fileName: string
	slots: AtolFormSlot[]
	filled: SlotAssignments
	/** Facts that a certificate must state and that no slot takes. Until one does, no certificate can be issued. */
	missing: CertificateFact[]
	version: number
	/** An instant. */
	updatedAt: string
}

export const atolFormUpload: Upload = {
	field: 'form',
	kinds: ['pdf'],
	maxBytes: 5 * 1024 * 1024,
	wrongKind: 'Only PDF files are allowed',
	tooLarge: 'A form can be at most 5 MB',
}

/** The slots in the order of the form: 'Passenger 1' and 'Passenger 2' are one slot, 'Passenger'. */
export function slotsOf(fields: readonly { name: string; isMultiline: boolean }[]): AtolFormSlot[] {
	const slots = new Map<string, AtolFormSlot>()
	for (const { name, isMultiline } of fields) {
		const run = name.replace(/[\s._#-]*\d+$/, '') || name
		const slot = slots.get(run)
		if (slot) slot.fields.push(name)
		else slots.set(run, { name: run, fields: [name], isMultiline })
	}
	// A number at the end of a single field belongs to its name.
	return [...slots.values()].map((slot) => (slot.fields.length === 1 ? { ...slot, name: slot.fields[0] ?? '' } : slot))
}

/** How forms name their fields. The first match counts. */
const NAME_PATTERNS: [RegExp, CertificateFact][] = [
	[
		/(number|no\.?|count|how many).*(passenger|people|traveller|pax)|(passenger|pax)s?.{0,3}(number|count|total)/,
		'passengers',
	],
	[/reference|unique|\burn\b/, 'reference'],
	[/date.*issue|issue.*date|issued on/, 'issuedOn'],
	[/atol.{0,3}(number|no\b|num)/, 'number'],
	[/issuer|issued by|confirmation|receive.?from/, 'issuer'],
	[/cost|price/, 'price'],
	[/holder|organi[sz]er|protecting|stops.?trading/, 'holder'],
	[/what.?is|protected.?(part|service|trip)|service|itinerary|component/, 'services'],
	[/passenger|traveller|name|who.?is/, 'names'],
]

/** Assigns slots by their names, as a first guess that an admin corrects. */
export function guessAssignments(slots: readonly AtolFormSlot[]): SlotAssignments {
	return Object.fromEntries(
		slots.flatMap(({ name }) => {
			const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
			const fact = NAME_PATTERNS.find(([called]) => called.test(words))?.[1]
			return fact ? [[name, fact]] : []
		}),
	)
}

/** The facts that no slot takes. Only Flight-Only certificates state the cost. */
export function missingFacts(type: CertificateType, filled: SlotAssignments): CertificateFact[] {
	const assigned = new Set(Object.values(filled))
	const facts = Object.keys(CERTIFICATE_FACTS) as CertificateFact[]
	return facts.filter((fact) => !assigned.has(fact) && (fact !== 'price' || type === 'flight-only'))
}
