import type { AgencySettings } from '#shared/agency/agency-settings.ts'
import { phoneHref } from '#web/shell/header-links.ts'
import { FactList } from './fact-list.tsx'

/** Who the agency is and how to reach it, with the memberships that its settings have (SITE-42). */
export function Contact({ agency }: { agency: AgencySettings }) {
	const { name, legalName, address, phone, email, abtaNumber, atolNumber } = agency
	const facts = [
		{ name: 'Company', text: legalName && legalName !== name ? `${legalName}, trading as ${name}` : name },
		{ name: 'Address', text: <span className="whitespace-pre-line">{address}</span> },
		{ name: 'Telephone', text: <a href={phoneHref(phone)}>{phone}</a> },
		{ name: 'E-mail', text: <a href={`mailto:${email}`}>{email}</a> },
		abtaNumber && { name: 'ABTA', text: `Member ${abtaNumber}` },
		atolNumber && { name: 'ATOL', text: `Licence ${atolNumber}` },
	]
	return <FactList facts={facts.filter((fact) => fact !== null && fact !== '')} />
}
