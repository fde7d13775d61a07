import { agencySchema } from '#shared/agency/agency-settings.ts'
import { AGENCY_GROUPS, agencyFormFields } from './agency-groups.ts'
import { SettingsDialog } from './settings-dialog.tsx'

/** What issued documents say about the agency: names, numbers, statements and legal texts (CRM-71). */
export default function AgencyDialog(state: { open: boolean; onClose: () => void }) {
	return (
		<SettingsDialog
			{...state}
			title="Agency Settings"
			description="Shown on confirmations and certificates. Documents that no longer match are flagged on their trips."
			fields={agencyFormFields}
			groups={AGENCY_GROUPS}
			schema={agencySchema}
		/>
	)
}
