import { buffer } from 'node:stream/consumers'
import type { CertificateFact } from '#shared/atol/atol-form.ts'
import { BOOKED_KINDS } from '#shared/trips/kinds/registry.ts'
import type { Storage } from '#server/files/storage.ts'
import type { Refusal } from '#server/http/refusal.ts'
import { PdfFault, type PdfMaker } from '#server/pdf/pdf-maker.ts'
import type { StoredForm } from './form-store.ts'
import { britishDay, type PrintedCertificate, certificateRefusal, type ServiceLines } from './printed-certificate.ts'

type Deps = { pdf: PdfMaker; storage: Storage }
type Numbered = { reference: string; issuedOn: string }

/** The certificate as a PDF: the CAA's own form where one was uploaded, else our layout. Refuses what does not fit (DOC-48). */
export async function certificatePdf(
	deps: Deps,
	printed: PrintedCertificate,
	{ reference, issuedOn }: Numbered,
	form: StoredForm | undefined,
): Promise<Uint8Array> {
	const numbered = { ...printed, reference, issuedOn: britishDay(issuedOn) }
	const job = form
		? {
				form: await formFile(deps.storage, form),
				title: `ATOL Certificate ${reference}`,
				texts: textsFor(form, factsOf(numbered)),
				mark: printed.specimen ? 'SPECIMEN' : null,
			}
		: { template: 'atol/certificate.typ', data: { ...numbered, services: servicesOf(printed) }, pictures: {} }
	return deps.pdf.make(job).catch((error: unknown) => {
		throw (error instanceof PdfFault && refusalFor(error)) || error
	})
}

function refusalFor({ message }: PdfFault): Refusal | null {
	if (message.includes('too many lines')) return tooLong()
	const letter = /no letters for (\S+)/.exec(message)?.[1]
	if (!letter) return null
	return certificateRefusal('foreign_letters', `The CAA's form cannot show “${letter}”. Use Latin letters`)
}

const tooLong = () =>
	certificateRefusal('too_long', 'The names and services do not fit on one certificate. Please shorten them')

async function formFile(storage: Storage, { storageKey }: StoredForm): Promise<Uint8Array> {
	const file = await storage.get(storageKey)
	if (!file) throw new Error(`The form ${storageKey} is gone`)
	return new Uint8Array(await buffer(file.stream))
}

/** What is protected: the lines of each kind under their heading. */
const servicesOf = (printed: ServiceLines): [heading: string, lines: string[]][] =>
	Object.values(BOOKED_KINDS).map(({ names, certificate }) => [certificate.heading, printed[names.section]])

/** What a certificate states, line by line. */
function factsOf(printed: PrintedCertificate & Numbered): Record<CertificateFact, string[]> {
	const { travellers, agency, price, reference, issuedOn } = printed
	return {
		names: travellers.names,
		passengers: [String(travellers.passengers)],
		services: servicesOf(printed).flatMap(([, lines]) => lines),
		holder: [agency.holder],
		number: [agency.number],
		issuer: [agency.issuer],
		reference: [reference],
		issuedOn: [issuedOn],
		price: price ? [price] : [],
	}
}

/** The text of each field of the form. In a slot of several fields, each takes one line. */
function textsFor({ slots, filled }: StoredForm, facts: Record<CertificateFact, string[]>): Record<string, string> {
	const texts: Record<string, string> = {}
	for (const { name, fields, isMultiline } of slots) {
		const fact = filled[name]
		const lines = fact ? facts[fact] : []
		if (fields.length === 1) texts[fields[0] ?? ''] = lines.join(isMultiline ? '\n' : ', ')
		else if (lines.length > fields.length) throw tooLong()
		else for (const [index, field] of fields.entries()) texts[field] = lines[index] ?? ''
	}
	return texts
}
