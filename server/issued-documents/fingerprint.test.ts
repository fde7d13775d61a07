import { expect, test } from 'vitest'
import { buildAgencySettings } from '#tests/builders/agency.ts'
import { NO_CONTENT } from '#shared/booking-confirmation/content.ts'
import { FIRST_MEMBERS as OF_CERTIFICATE } from '#server/atol/current-certificate.ts'
import { printedCertificate } from '#server/atol/printed-certificate.ts'
import { FIRST_MEMBERS as OF_CONFIRMATION } from '#server/booking-confirmation/first-members.ts'
import { printedConfirmation } from '#server/booking-confirmation/printed.ts'
import { fingerprintOf } from './fingerprint.ts'
import { issuedTrip } from '#tests/builders/issued-trip.ts'

const agency = buildAgencySettings({ atolHolderName: 'Go Privilege Limited', atolNumber: '11593' })
const confirmation = printedConfirmation(issuedTrip, { ...NO_CONTENT, totalPrice: '28450' }, agency, 'package-single')
const emptyTrip = { ...issuedTrip, flights: [], activities: [], guests: [] }
const emptyConfirmation = printedConfirmation(emptyTrip, NO_CONTENT, agency, 'not-protected')
const certificate = printedCertificate({
	trip: issuedTrip,
	agency,
	type: 'package-single',
	totalPrice: null,
	today: '2027-01-01',
})
const filledForm = { ...certificate, form: { sha256: 'ab', filled: { Passenger: 'names' } } }

// The fingerprints stored for this data: by the first release for certificates, by the second edition for confirmations. A failure means
// that every issued document would be out of date.
test.each([
	['a confirmation', confirmation, OF_CONFIRMATION, '5ab1b7e9a5bb6031785197176a20214d6c177b9343fe4b29dfc8735976ba70b1'],
	[
		'a confirmation of hardly anything',
		emptyConfirmation,
		OF_CONFIRMATION,
		'ef6eb1b99b0ef990c65f13b9177eb39f2f235160a056c3ef320e76160bd14bef',
	],
	['a certificate', certificate, OF_CERTIFICATE, 'af361b88331962bf74eb5cdef00bbc500bb409d619b6c979d8f98ebd65db14c5'],
	[
		'a certificate on the CAA’s form',
		filledForm,
		OF_CERTIFICATE,
		'99489cded94f1cf15093213c450e10e43f208fb4f182ebdedf4535eaf3c1108e',
	],
])('%s issued before is still current', (_, printed, first, fingerprint) =>
	expect(fingerprintOf(printed, first).whole).toBe(fingerprint),
)

test('the parts of the first release keep their own fingerprints, empty ones too', () => {
	const { parts } = fingerprintOf(confirmation, OF_CONFIRMATION)
	expect(Object.keys(parts)).toEqual(expect.arrayContaining(Object.keys(OF_CONFIRMATION)))
	expect(parts.transfers).toBe('4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945')
	expect(parts.flights).toBe('51c8aa54965d623fa8ed47d7dcff8b082c94bca06dc27a064e10be78b2199f16')
})

test.each([null, '', false, [], {}, { text: null, icons: [] }, undefined])(
	'a new part or member that holds %j changes no fingerprint',
	(empty) => {
		const later = {
			...confirmation,
			trip: { carbon: empty, ...confirmation.trip },
			flights: confirmation.flights.map((flight) => ({ ...flight, terminal: empty })),
			reasons: { ...confirmation.reasons, awards: empty },
			cruises: empty,
		}
		expect(fingerprintOf(later, OF_CONFIRMATION)).toEqual(fingerprintOf(confirmation, OF_CONFIRMATION))
	},
)

test('a new part or member that holds something changes the fingerprint, and that of its part alone', () => {
	const before = fingerprintOf(confirmation, OF_CONFIRMATION)
	const cruises = fingerprintOf({ ...confirmation, cruises: [{ ship: 'Aurora', deck: null }] }, OF_CONFIRMATION)
	expect(cruises.whole).not.toBe(before.whole)
	expect(cruises.parts).toEqual({ ...before.parts, cruises: expect.stringMatching(/^[0-9a-f]{64}$/) })
	const flights = confirmation.flights.map((flight) => ({ ...flight, terminal: '5' }))
	const terminal = fingerprintOf({ ...confirmation, flights }, OF_CONFIRMATION)
	expect(terminal.parts).toEqual({ ...before.parts, flights: terminal.parts.flights })
	expect(terminal.parts.flights).not.toBe(before.parts.flights)
})

test('an empty value of the first release counts: taking one away is a change', () => {
	const { transfers: _, ...without } = confirmation
	expect(fingerprintOf(without, OF_CONFIRMATION).whole).not.toBe(fingerprintOf(confirmation, OF_CONFIRMATION).whole)
})
