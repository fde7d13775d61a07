import { type ConfirmationContent, NO_CONTENT } from '#shared/booking-confirmation/content.ts'
import { contentSchema } from '#shared/booking-confirmation/content-schema.ts'
import { withIsolatedTexts } from '#shared/bidi.ts'
import type { Viewer } from '#shared/customers/identity-sight.ts'
import { impossibilityOf } from '#shared/trips/contradictions.ts'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { type DocumentFields, snapshotFor } from '#shared/issued-documents/document-snapshot.ts'
import { BOOKED_KIND_LIST, BOOKED_KINDS, type BookedKind } from '#shared/trips/kinds/registry.ts'
import { readAgency } from '#server/agency/agency-store.ts'
import { readObject } from '#server/http/body.ts'
import { check, Refusal } from '#server/http/refusal.ts'
import { post, type Route } from '#server/http/routes.ts'
import { PdfFault, requireLetters } from '#server/pdf/pdf-maker.ts'
import { atolTypeOf } from '#server/issued-documents/atol-choice.ts'
import { fingerprintOf } from '#server/issued-documents/fingerprint.ts'
import {
	findIssued,
	type IssuingServices,
	refuseEleventh,
	saveIssued,
} from '#server/issued-documents/issued-document-store.ts'
import { withCatalogueParts } from './catalogue-parts.ts'
import { contentIn, readContent, refuseForeign } from './content-store.ts'
import { FIRST_MEMBERS } from './first-members.ts'
import { FURTHER_CHAPTERS } from './further-chapters.ts'
import { type ImageSources, loadImages, without } from './picture-files.ts'
import { type RouteDrawing, routeDrawing } from './route-drawing.ts'
import { picturesIn, type Printed, printedConfirmation } from './printed.ts'

const NOT_PRINTED = new Set(['atolCover', 'guestIds', 'flightId', 'catalogueItemId', 'catalogueVersionId'])

/** The record fields that a confirmation prints. */
const printedFields = () => {
	const fields = BOOKED_KIND_LIST.map((list) => [
		list,
		Object.keys(BOOKED_KINDS[list].fields).filter((name) => !NOT_PRINTED.has(name)),
	])
	return Object.fromEntries(fields) as Record<BookedKind, string[]>
}
const FIELDS: DocumentFields = {
	trip: ['name', 'destination', 'packageName', 'orderId', 'startDate', 'endDate', 'bookingAgent'],
	guests: ['title', 'fullName'],
	...printedFields(),
}

/**
 * What the booking confirmation of a trip would print now. It has no warnings of its own for staff. 404 without the trip, 422 when the
 * trip's records say what is impossible (DOC-61) or with a letter that no font has (DOC-73).
 */
export async function confirmationOf(
	{ db, reader, agency }: Pick<IssuingServices, 'db' | 'reader' | 'agency'>,
	user: Viewer,
	id: string,
) {
	const trip = await reader.wholeTrip(db, user, id)
	const impossible = impossibilityOf(trip)
	if (impossible) throw new Refusal(422, 'impossible', impossible)
	const kept = await readContent(db, id)
	const printed = await printedNow({ db, agency }, trip, kept?.content ?? NO_CONTENT)
	requireLetters(printed)
	return {
		trip,
		printed,
		fingerprint: fingerprintOf(printed, FIRST_MEMBERS),
		snapshot: snapshotFor(trip, FIELDS),
		warnings: [],
	}
}

/** What a trip with this content would print, with the current agency details and protection. Values from right to left are isolated. */
const printedNow = async (
	{ db, agency }: Pick<IssuingServices, 'db' | 'agency'>,
	trip: WholeTrip,
	content: ConfirmationContent,
) => {
	const complete = await withCatalogueParts(db, trip, content)
	const values = withIsolatedTexts({ trip, content: complete, agency: await readAgency(db, agency) })
	return printedConfirmation(values.trip, values.content, values.agency, await atolTypeOf(db, trip))
}

const TEMPLATE = 'booking-confirmation/confirmation.typ'
const SVG = 'image/svg+xml'

/** Renders the document with the map of its route, or an image of it with `as`. An image that the compiler cannot read costs the images, never the document. */
export async function print(
	{ storage, pictureFiles, pdf }: ImageSources & Pick<IssuingServices, 'pdf'>,
	printed: Printed,
	map: RouteDrawing | null = null,
	as?: 'svg',
): Promise<Uint8Array> {
	const names = picturesIn(printed)
	const make = (data: Printed, pictures: Record<string, Uint8Array>) =>
		pdf.make({ template: TEMPLATE, as, data: { ...data, map, chapters: FURTHER_CHAPTERS }, pictures })
	const { data, pictures } = await loadImages({ storage, pictureFiles }, printed, names)
	return make(data, pictures).catch((error: unknown) => {
		if (!(error instanceof PdfFault) || !error.message.includes('decode image')) throw error
		return make(without(printed, new Set(names)), {})
	})
}

/** Issues the booking confirmation. Issuing it again replaces the document. */
export function confirmationRoutes(deps: IssuingServices & ImageSources): Route[] {
	const { db, reader } = deps

	return [
		post('/api/admin/trips/:id/generate-booking-confirmation', 'admin', async (c, user) => {
			const { trip, printed, fingerprint, snapshot } = await confirmationOf(deps, user, c.req.param('id'))
			const before = await findIssued(db, trip.id, 'booking-confirmation')
			if (before?.fingerprint === fingerprint.whole) {
				// Pressed twice, or nothing has changed: the existing document is identical byte for byte.
				const documents = await reader.completeRecords(db, 'documents', trip.id)
				return c.json({ document: documents.find(({ id }) => id === before.documentId) })
			}
			await refuseEleventh(db, trip.id, 'booking-confirmation')
			const bytes = await print(deps, printed, await routeDrawing(trip))
			const document = await saveIssued(
				deps,
				{ id: user.id, ip: c.var.ip },
				{
					tripId: trip.id,
					kind: 'booking-confirmation',
					displayName: `Booking Confirmation ${printed.trip.reference}`.slice(0, 200),
					fingerprint,
					snapshot,
					bytes,
				},
			)
			return c.json({ document }, 201)
		}),

		// Renders the editor's draft without storing anything: as the PDF, or, for a client that accepts only SVG, as one image of all
		// pages, which every browser can show.
		post('/api/admin/trips/:id/preview-booking-confirmation', 'admin', async (c, user) => {
			const trip = await reader.wholeTrip(db, user, c.req.param('id'))
			const saved = (await readContent(db, trip.id))?.content ?? NO_CONTENT
			const content = check(contentSchema, { ...saved, ...contentIn(await readObject(c)) })
			await refuseForeign(db, trip.id, content)
			const isSvg = c.req.header('accept') === SVG
			const printed = await printedNow(deps, trip, content)
			const bytes = await print(deps, printed, await routeDrawing(trip), isSvg ? 'svg' : undefined)
			return c.body(bytes as Uint8Array<ArrayBuffer>, 200, { 'Content-Type': isSvg ? SVG : 'application/pdf' })
		}),
	]
}
