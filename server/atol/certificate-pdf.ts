import { CERTIFICATE_FACTS, type CertificateFact } from '#shared/atol/atol-form.ts'
import { BOOKED_KINDS } from '#shared/trips/kinds/registry.ts'
import { bytesOf, type Storage } from '#server/files/storage.ts'
import { Refusal } from '#server/http/refusal.ts'
import { sha256 } from '#server/issued-documents/fingerprint.ts'
import { missingLetter } from '#server/pdf/letters.ts'
import type { FormText } from '#server/pdf/pdf-job.ts'
import { PdfFault, type PdfMaker, requireLetters } from '#server/pdf/pdf-maker.ts'
import type { StoredForm } from './form-store.ts'
import { britishDay, type PrintedCertificate, certificateRefusal, type ServiceLines } from './printed-certificate.ts'

type Deps = { pdf: PdfMaker; storage: Storage }
type Numbered = { reference: string; issuedOn: string }

/**
 * The certificate as a PDF: the CAA's own form where one was uploaded, else our layout. Names and services that have no room on the first
 * page continue in our layout (DOC-72). Refuses what a form has no room or no letters for (DOC-48).
 */
export async function certificatePdf(
	deps: Deps,
	printed: PrintedCertificate,
	{ reference, issuedOn }: Numbered,
	form: StoredForm | undefined,
): Promise<Uint8Array> {
	const data = { ...printed, reference, issuedOn: britishDay(issuedOn), services: servicesOf(printed) }
	const job = form
		? {
				form: await formFile(deps.storage, form),
				title: `ATOL Certificate ${reference}`,
				texts: textsFor(form, factsOf({ ...printed, reference, issuedOn: data.issuedOn })),
				mark: printed.specimen ? 'SPECIMEN' : null,
				continuation: { template: 'atol/certificate-continuation.typ', data },
			}
		: { template: 'atol/certificate.typ', data, pictures: {} }
	return deps.pdf.make(job).catch((error: unknown) => {
		throw (error instanceof PdfFault && refusalFor(error)) || error
	})
}

/** Refuses letters that the certificate cannot show, before it is made (DOC-48, DOC-73). */
export function requireCertificateLetters(printed: PrintedCertificate, form: StoredForm | undefined): void {
	const missing = form ? missingLetter(factsOf({ ...printed, reference: '', issuedOn: '' }), 'form') : null
	if (missing)
		throw certificateRefusal(
			'foreign_letters',
			`The CAA's form cannot show “${missing.letter}” in “${missing.text}”. Write it in Latin letters, as in the passport`,
		)
	requireLetters(printed)
}

/** What was found out about certificates on a form, by their content. */
const checked = new WeakMap<PdfMaker, Map<string, Refusal | null>>()
const MOST_CHECKED = 200

/**
 * Refuses a certificate that does not fit the CAA's form, before staff press the button: fills the form, once for each content. Our own
 * layout has room for any trip.
 */
export async function requireRoom(
	deps: Deps,
	printed: PrintedCertificate,
	entry: Numbered,
	form: StoredForm | undefined,
): Promise<void> {
	if (!form) return
	const known = checked.get(deps.pdf) ?? new Map<string, Refusal | null>()
	checked.set(deps.pdf, known)
	const content = sha256(JSON.stringify([printed, entry.reference, form.sha256, form.filled]))
	if (!known.has(content)) {
		const refusal = await certificatePdf(deps, printed, entry, form).then(
			() => null,
			(error: unknown) => {
				if (error instanceof Refusal) return error
				throw error
			},
		)
		// A busy server says nothing about the certificate.
		if (refusal && refusal.status !== 422) return
		if (known.size >= MOST_CHECKED) known.clear()
		known.set(content, refusal)
	}
	const refusal = known.get(content)
	if (refusal) throw refusal
}

function refusalFor({ message }: PdfFault): Refusal | null {
	const text = /no room for (.+)/.exec(message)?.[1]
	if (text)
		return certificateRefusal(
			'too_long',
			`The CAA's form has too little room for “${text}”. Shorten it, or upload a form with a larger field in ATOL Forms`,
		)
	const letter = /no letters for (\S+)/.exec(message)?.[1]
	if (!letter) return null
	return certificateRefusal('foreign_letters', `The CAA's form cannot show “${letter}”. Use Latin letters`)
}

async function formFile(storage: Storage, { storageKey }: StoredForm): Promise<Uint8Array> {
	const file = await storage.get(storageKey)
	if (!file) throw new Error(`The form ${storageKey} is gone`)
	return new Uint8Array(await bytesOf(file.stream))
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

/** Lists that continue in our layout where the form has no room for them. */
const CONTINUED: readonly CertificateFact[] = ['names', 'services']

/** The text of each slot of the form. In a slot of several fields, each takes one line. */
function textsFor({ slots, filled }: StoredForm, facts: Record<CertificateFact, string[]>): FormText[] {
	return slots.map(({ name, fields, isMultiline }) => {
		const fact = filled[name]
		return {
			label: fact ? CERTIFICATE_FACTS[fact] : name,
			fields,
			lines: fact ? facts[fact] : [],
			separator: isMultiline ? '\n' : ', ',
			continuesAs: fact && CONTINUED.includes(fact) ? fact : null,
		}
	})
}
