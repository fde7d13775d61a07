import { useQuery } from '@tanstack/react-query'
import { CERTIFICATE_TYPES } from '#shared/atol/atol-type.ts'
import { query } from '#web/data/query.ts'
import { useCloseOnBack } from '#web/trips/use-close-on-back.ts'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { LoadFailed } from '../app/load-failed.tsx'
import { AtolFormSection } from './atol-form-section.tsx'

/** What certificates are made by: the CAA's own forms where they were uploaded, our layout where not; and a proof of each. */
export default function AtolFormsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
	useCloseOnBack(open, onClose)
	const { data, error, refetch } = useQuery({ ...query('/api/admin/atol-forms'), enabled: open, staleTime: 0 })
	return (
		<Dialog
			open={open}
			onOpenChange={(isOpen) => isOpen || onClose()}
			title="ATOL Forms"
			description="ATOL holders get the CAA’s certificate forms from ATOLOnline@caa.co.uk, as PDFs with fields to fill in. Certificates are made by those you upload, and follow the CAA’s layout where there is none."
		>
			{error ? (
				<LoadFailed error={error} onRetry={refetch} />
			) : data ? (
				<div className="flex flex-col divide-y divide-line">
					{CERTIFICATE_TYPES.map((type) => (
						<AtolFormSection key={type} type={type} form={data.forms.find((form) => form.type === type)} />
					))}
				</div>
			) : (
				<SkeletonRows rows={6} />
			)}
		</Dialog>
	)
}
