import type { ContactCard } from '#shared/customers/contact-card.ts'
import { isObject } from '#shared/stored-shape.ts'

/** Whom a traveller can reach about a trip, or about all of them (PORTAL-113). */
export type Contact = {
	/** The colleague who looks after the trip; null without one. */
	consultant: (ContactCard & { name: string }) | null
	/** 'Mon–Fri 09:00–18:00, London time' */
	hours: string
	/** The agency's own number. */
	phone: string
	/** For emergencies while travelling; null where there is none. */
	emergencyPhone: string | null
}

/** A cached contact. Undefined when an earlier release stored the answer. */
export function readContact(value: unknown): Contact | undefined {
	if (!isObject(value) || typeof value.phone !== 'string') return undefined
	const { consultant, hours, phone, emergencyPhone } = value
	return {
		consultant: isObject(consultant) && typeof consultant.name === 'string' ? readConsultant(consultant) : null,
		hours: textOrNull(hours) ?? '',
		phone,
		emergencyPhone: textOrNull(emergencyPhone),
	}
}

const readConsultant = ({ name, phone, whatsApp, picture }: Record<string, unknown>) => ({
	name: String(name),
	phone: textOrNull(phone),
	whatsApp: textOrNull(whatsApp),
	picture: textOrNull(picture),
})

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null)

/** 'ML' of 'Marguerite Lavigne', for a person without a picture. */
export const initialsOf = (name: string) =>
	[...name.matchAll(/(?<=^|\s)\p{L}/gu)]
		.filter((_, n, all) => n === 0 || n === all.length - 1)
		.map(([letter]) => letter.toUpperCase())
		.join('')
