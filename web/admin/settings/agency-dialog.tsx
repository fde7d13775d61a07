import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type AgencyValues, agencySchema } from '#shared/agency/agency-settings.ts'
import type { Reads } from '#shared/contract.ts'
import { query } from '#web/data/query.ts'
import { send } from '#web/data/request.ts'
import { FieldsForm } from '#web/trips/fields-form.tsx'
import { FormDialog } from '#web/trips/form-dialog.tsx'
import { withToast } from '#web/trips/with-toast.ts'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { LoadFailed } from '../app/load-failed.tsx'
import { refreshIssuedDocuments } from '../app/refresh.ts'
import { AGENCY_GROUPS, agencyFormFields } from './agency-groups.ts'

/** What issued documents say about the agency: names, numbers, statements and legal texts (CRM-71). */
export default function AgencyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
	const client = useQueryClient()
	// Read once when the dialog opens. The form learns of later changes when it saves.
	const { data, error, refetch, isFetching } = useQuery({
		...query('/api/admin/settings'),
		enabled: open,
		staleTime: 0,
	})
	const save = async (values: AgencyValues, version: number) => {
		await withToast({ success: 'Settings saved successfully', failure: 'Failed to save settings' }, async () => {
			const saved = await send<Reads['/api/admin/settings']>('PUT', '/api/admin/settings', values, { version })
			client.setQueryData(query('/api/admin/settings').queryKey, saved)
			await refreshIssuedDocuments(client)
		})
		onClose()
	}
	return (
		<FormDialog
			isOpen={open}
			onClose={onClose}
			shape="panel"
			title="Agency Settings"
			description="Shown on confirmations and certificates. Documents that no longer match are flagged on their trips."
		>
			{(askToClose) =>
				error ? (
					<LoadFailed error={error} onRetry={refetch} />
				) : data && !isFetching ? (
					<FieldsForm
						fields={agencyFormFields}
						groups={AGENCY_GROUPS}
						schema={agencySchema}
						initialValues={data.settings}
						action="Save Settings"
						onSave={save}
						onCancel={askToClose}
					/>
				) : (
					<SkeletonRows rows={8} />
				)
			}
		</FormDialog>
	)
}
