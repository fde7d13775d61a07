import { MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Contact, initialsOf } from '#shared/portal/contact.ts'
import { useSettings } from '#web/data/settings.tsx'
import { phoneHref } from '#web/shell/header-links.ts'

/** Whom to call or write to: the trip's consultant with their picture, or the agency, and the number for emergencies (PORTAL-113). */
export function ContactStrip({ contact: given }: { contact: Contact | undefined }) {
	const { agency } = useSettings()
	const { consultant, hours, phone, emergencyPhone }: Contact = given ?? {
		consultant: null,
		hours: '',
		phone: agency.phone,
		emergencyPhone: null,
	}
	const name = consultant?.name ?? agency.name
	const direct = consultant?.phone ?? phone
	return (
		<div>
			<div className="flex items-center gap-3 md:gap-5">
				<Portrait name={name} picture={consultant?.picture ?? null} />
				<div className="min-w-0 grow leading-snug wrap-anywhere md:grow-0">
					<p className="font-medium">{name}</p>
					<a
						href={phoneHref(emergencyPhone ?? phone)}
						className="flex min-h-8 flex-wrap items-center gap-x-2 text-sea hover:text-sea-deep"
					>
						{emergencyPhone ? 'Emergencies' : 'Your agency'}
						<span className="font-medium tabular-nums">{emergencyPhone ?? phone}</span>
					</a>
				</div>
				<Round href={phoneHref(direct)} label={`Call ${name} on ${direct}`}>
					<Phone aria-hidden="true" />
				</Round>
				{consultant?.whatsApp ? (
					<Round href={whatsAppHref(consultant.whatsApp)} label={`Write to ${name} by WhatsApp`} isElsewhere>
						<MessageCircle aria-hidden="true" />
					</Round>
				) : null}
			</div>
			{hours ? <p className="mt-1 text-sm text-ink-soft">In the office {hours}</p> : null}
		</div>
	)
}

/** The same as a card of its own, for a page without anything to put it into. */
export const ContactCard = ({ contact }: { contact: Contact | undefined }) => (
	<section
		aria-label="Your contact"
		className="mb-8 rounded-lg border border-line bg-card px-4 py-3 shadow-card md:px-6"
	>
		<ContactStrip contact={contact} />
	</section>
)

const whatsAppHref = (number: string) => `https://wa.me/${number.replaceAll(/\D/g, '')}`

function Portrait({ name, picture }: { name: string; picture: string | null }) {
	const look = 'size-12 shrink-0 rounded-full'
	if (picture) return <img src={picture} alt="" width={48} height={48} className={`${look} object-cover`} />
	return (
		<span
			aria-hidden="true"
			className={`${look} grid place-items-center bg-terracotta-wash font-display text-lg text-terracotta`}
		>
			{initialsOf(name)}
		</span>
	)
}

type RoundProps = { href: string; label: string; isElsewhere?: true; children: ReactNode }

const Round = ({ href, label, isElsewhere, children }: RoundProps) => (
	<a
		href={href}
		aria-label={label}
		{...(isElsewhere && { target: '_blank', rel: 'noreferrer' })}
		className="grid size-11 shrink-0 place-items-center rounded-full border border-control text-sea print:hidden transition-colors duration-150 hover:border-sea hover:text-sea-deep [&_svg]:size-5"
	>
		{children}
	</a>
)
