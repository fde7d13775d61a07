import { FileText } from 'lucide-react'
import { ATOL_TYPE_LABELS, type AtolCertificate } from '#shared/atol/atol-type.ts'
import { counted } from '#shared/trips/timeline/wording.ts'
import { staffDate } from '#web/trips/staff-date.ts'
import { Badge } from '#web/ui/badge.tsx'
import { iconButtonClasses } from '#web/ui/icon-button-classes.ts'

/** A line of the register. `successor` is the reference of the certificate that took its place. */
export function CertificateRow({ certificate, successor }: { certificate: AtolCertificate; successor: string | null }) {
	const { reference, type, issuedOn, passengers, atolNumber, specimen, fileUrl } = certificate
	return (
		<li className="flex items-center gap-3 py-3">
			<div className="min-w-0 grow">
				<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
					<span className="font-medium wrap-anywhere tabular-nums">{reference}</span>
					{successor ? <Badge tone="grey">Superseded</Badge> : <Badge tone="green">Current</Badge>}
					{specimen ? <Badge tone="yellow">Specimen</Badge> : null}
				</p>
				<p className="text-sm text-ink-soft tabular-nums">
					{[
						`Issued ${staffDate(issuedOn)}`,
						ATOL_TYPE_LABELS[type],
						counted(passengers, 'passenger'),
						`ATOL ${atolNumber}`,
					].join(' · ')}
				</p>
				{successor ? <p className="text-sm text-ink-soft tabular-nums">{`Superseded by ${successor}`}</p> : null}
			</div>
			{fileUrl ? (
				<a
					href={fileUrl}
					target="_blank"
					rel="noreferrer"
					aria-label={`Open ${reference} in a new tab`}
					className={iconButtonClasses()}
				>
					<FileText aria-hidden="true" />
				</a>
			) : null}
		</li>
	)
}
