import { useQuery } from '@tanstack/react-query'
import { Images, ScrollText } from 'lucide-react'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { ForEditors } from '#web/data/for-editors.tsx'
import { query } from '#web/data/query.ts'
import { useDialog } from '#web/trips/use-dialog.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, CardHeader } from '#web/ui/card.tsx'
import { prefetched } from '#web/ui/lazy-part.tsx'
import { IssuedDocumentRow } from './issued-document-row.tsx'

const EditConfirmationDialog = prefetched(() => import('../confirmation/edit-confirmation-dialog.tsx'))
const CertificatesDialog = prefetched(() => import('./certificates-dialog.tsx'))

type Props = { trip: WholeTrip; onSaved: () => Promise<unknown> }

/** The papers that we make of a trip: how each stands today, what it lacks, and the button that makes it (DOC-52). */
export function IssuedDocumentsCard({ trip, onSaved }: Props) {
	const editing = useDialog<true>()
	const certificates = useDialog<true>()
	const { data } = useQuery({
		...query('/api/admin/trips/:id/papers', { id: trip.id }),
		// Settings and the clock change them, too.
		staleTime: 0,
	})
	const rowProps = (kind: 'booking-confirmation' | 'atol-certificate') => ({
		kind,
		status: data?.papers.find((status) => status.kind === kind),
		tripId: trip.id,
		onSaved,
	})
	return (
		<Card>
			<CardHeader title="Papers" level={3} />
			<div className="divide-y divide-line border-t border-line">
				<IssuedDocumentRow {...rowProps('booking-confirmation')}>
					<ForEditors>
						<Button size="small" onClick={() => editing.show(true)}>
							<Images aria-hidden="true" />
							{'Edit Content & Images'}
						</Button>
					</ForEditors>
				</IssuedDocumentRow>
				<IssuedDocumentRow {...rowProps('atol-certificate')}>
					<Button size="small" onClick={() => certificates.show(true)}>
						<ScrollText aria-hidden="true" />
						Type and Register
					</Button>
				</IssuedDocumentRow>
			</div>
			{editing.subject ? <EditConfirmationDialog trip={trip} open={editing.isOpen} onClose={editing.close} /> : null}
			{certificates.subject ? (
				<CertificatesDialog trip={trip} open={certificates.isOpen} onClose={certificates.close} onSaved={onSaved} />
			) : null}
		</Card>
	)
}
