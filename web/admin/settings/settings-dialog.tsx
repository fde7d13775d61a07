import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { AgencyValues } from '#shared/agency/agency-settings.ts'
import type { Reads } from '#shared/contract.ts'
import type { Fields } from '#shared/fields.ts'
import { query } from '#web/data/query.ts'
import { send } from '#web/data/request.ts'
import { storeAnswer } from '#web/data/store-answer.ts'
import { FieldsForm } from '#web/trips/forms/fields-form.tsx'
import { FormDialog } from '#web/trips/forms/form-dialog.tsx'
import { withToast } from '#web/trips/with-toast.ts'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { LoadFailed } from '../app/load-failed.tsx'
import { refreshIssuedDocuments } from '../app/refresh.ts'
import type { AgencyGroup } from './agency-groups.ts'

type Props = {
	open: boolean
	onClose: () => void
	title: string
	description: string
	/** All fields of the groups. Saving leaves the agency's other settings as they are. */
	fields: Fields
	groups: readonly AgencyGroup[]
	schema: z.ZodType<Partial<AgencyValues>>
}

/** A form for settings of the agency. */
export function SettingsDialog({ open, onClose, title, description, fields, groups, schema }: Props) {
	const client = useQueryClient()
	// Read once when the dialog opens. The form learns of later changes when it saves.
	const { data, error, refetch, isFetching } = useQuery({
		...query('/api/admin/settings'),
		enabled: open,
		staleTime: 0,
	})
	const save = async (values: Partial<AgencyValues>, version: number) => {
		await withToast({ success: 'Settings saved successfully', failure: 'Failed to save settings' }, async () => {
			const saved = await send<Reads['/api/admin/settings']>('PUT', '/api/admin/settings', values, { version })
			storeAnswer(client, query('/api/admin/settings'), saved)
			await refreshIssuedDocuments(client)
		})
		onClose()
	}
	return (
		<FormDialog isOpen={open} onClose={onClose} shape="panel" title={title} description={description}>
			{(askToClose) =>
				error ? (
					<LoadFailed error={error} onRetry={refetch} />
				) : data && !isFetching ? (
					<FieldsForm
						fields={fields}
						groups={groups}
						schema={schema}
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
