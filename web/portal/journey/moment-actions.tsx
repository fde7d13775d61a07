import { FileText, MapPin, Phone } from 'lucide-react'
import { useIsHydrating } from '#web/ui/rendered-at.ts'
import { phoneHref } from '#web/shell/header-links.ts'
import { CopyableReference } from '../app/copyable-reference.tsx'
import { mapLink } from './map-link.ts'
import type { MomentFacts } from './moment-facts.ts'

const LINK =
	'inline-flex min-h-11 items-center gap-2 rounded-md border border-line px-3 font-medium text-sea transition-colors duration-150 hover:bg-sea-wash [&_svg]:size-4 print:hidden'

/** What a traveller does at a moment: find the place, call, copy the reference, show the document (PORTAL-75). */
export function MomentActions({ facts, of }: { facts: MomentFacts; of: string }) {
	const { address, phone, reference, document } = facts
	const device = useIsHydrating() ? '' : navigator.userAgent
	if (!address && !phone && !reference && !document) return null
	return (
		<div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1">
			{address ? (
				<a
					href={mapLink(address, device)}
					target="_blank"
					rel="noreferrer"
					aria-label={`Map of ${address}`}
					className={LINK}
				>
					<MapPin aria-hidden="true" />
					Map
				</a>
			) : null}
			{phone ? (
				<a href={phoneHref(phone)} aria-label={`Call ${of} on ${phone}`} className={LINK}>
					<Phone aria-hidden="true" />
					Call
				</a>
			) : null}
			{document ? (
				<a href={document.fileUrl} download aria-label={`Open ${document.displayName}`} className={LINK}>
					<FileText aria-hidden="true" />
					<span className="max-w-40 truncate">{document.displayName}</span>
				</a>
			) : null}
			{reference ? (
				<span className="inline-flex items-center gap-2 pl-1">
					<span className="text-sm text-ink-soft">{reference.label}</span>
					<CopyableReference label={reference.label} value={reference.value} />
				</span>
			) : null}
		</div>
	)
}
