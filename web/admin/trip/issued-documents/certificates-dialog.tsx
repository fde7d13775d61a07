import { useQuery } from '@tanstack/react-query'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { query } from '#web/data/query.ts'
import { useCloseOnBack } from '#web/trips/use-close-on-back.ts'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { ScrollText } from 'lucide-react'
import { LoadFailed } from '#web/admin/app/load-failed.tsx'
import { AtolTypeChoice } from './atol-type-choice.tsx'
import { CertificateRow } from './certificate-row.tsx'

type Props = { trip: WholeTrip; open: boolean; onClose: () => void; onSaved: () => Promise<unknown> }

/** Which kind of certificate a trip gets, and the register of those that were issued. */
export default function CertificatesDialog({ trip, open, onClose, onSaved }: Props) {
	useCloseOnBack(open, onClose)
	return (
		<Dialog
			open={open}
			onOpenChange={(isOpen) => isOpen || onClose()}
			title="ATOL Certificates"
			description={trip.name}
		>
			<AtolTypeChoice tripId={trip.id} onSaved={onSaved} />
			<h3 className="mt-7 mb-2 font-display text-xl">Register</h3>
			<Register tripId={trip.id} />
		</Dialog>
	)
}

function Register({ tripId }: { tripId: string }) {
	const { data, error, refetch } = useQuery({
		...query('/api/admin/trips/:id/atol-certificates', { id: tripId }),
		staleTime: 0,
	})
	if (error) return <LoadFailed error={error} onRetry={refetch} />
	if (!data) return <SkeletonRows rows={2} />
	if (data.certificates.length === 0) return <EmptyState icon={<ScrollText />} title="No certificate issued yet" />
	const referenceOf = (id: string) => data.certificates.find((certificate) => certificate.id === id)?.reference
	return (
		<ul className="divide-y divide-line border-y border-line">
			{data.certificates.toReversed().map((certificate) => (
				<CertificateRow
					key={certificate.id}
					certificate={certificate}
					successor={certificate.supersededBy && (referenceOf(certificate.supersededBy) ?? null)}
				/>
			))}
		</ul>
	)
}
