import { useQuery } from '@tanstack/react-query'
import { Images, ScrollText } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { WholeTrip } from '#shared/contract.ts'
import { query } from '#web/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, CardHeader } from '#web/ui/card.tsx'
import { PaperRow } from './paper-row.tsx'

const EditConfirmationDialog = lazy(async () => ({
	default: (await import('../confirmation/edit-confirmation-dialog.tsx')).EditConfirmationDialog,
}))
const CertificatesDialog = lazy(() => import('./certificates-dialog.tsx'))

type Props = { trip: WholeTrip; onSaved: () => Promise<unknown> }

/** The papers that we make of a trip: how each stands today, what it lacks, and the button that makes it (specification 2 section 2). */
export function PapersCard({ trip, onSaved }: Props) {
	const [open, setOpen] = useState<'content' | 'certificates' | null>(null)
	// Once asked for, a dialog stays: it has to be there to close.
	const [asked, setAsked] = useState({ content: false, certificates: false })
	const show = (dialog: 'content' | 'certificates') => {
		setAsked((was) => ({ ...was, [dialog]: true }))
		setOpen(dialog)
	}
	const { data } = useQuery({
		...query('/api/admin/trips/:id/papers', { id: trip.id }),
		// Settings and the clock change them, too.
		staleTime: 0,
	})
	const paper = (kind: 'booking-confirmation' | 'atol-certificate') => ({
		kind,
		status: data?.papers.find((status) => status.kind === kind),
		tripId: trip.id,
		onSaved,
	})
	return (
		<Card>
			<CardHeader title="Papers" level={3} />
			<div className="divide-y divide-line border-t border-line">
				<PaperRow {...paper('booking-confirmation')}>
					<Button size="small" onClick={() => show('content')}>
						<Images aria-hidden="true" />
						{'Edit Content & Images'}
					</Button>
				</PaperRow>
				<PaperRow {...paper('atol-certificate')}>
					<Button size="small" onClick={() => show('certificates')}>
						<ScrollText aria-hidden="true" />
						Type and Register
					</Button>
				</PaperRow>
			</div>
			<Suspense fallback={null}>
				{asked.content ? (
					<EditConfirmationDialog trip={trip} open={open === 'content'} onClose={() => setOpen(null)} />
				) : null}
				{asked.certificates ? (
					<CertificatesDialog
						trip={trip}
						open={open === 'certificates'}
						onClose={() => setOpen(null)}
						onSaved={onSaved}
					/>
				) : null}
			</Suspense>
		</Card>
	)
}
