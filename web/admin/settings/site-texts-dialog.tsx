import { agencyFields } from '#shared/agency/agency-settings.ts'
import type { Fields } from '#shared/fields.ts'
import { schemaOfFields } from '#shared/schemas.ts'
import { SITE_GROUPS } from './agency-groups.ts'
import { SettingsDialog } from './settings-dialog.tsx'

const NAMES = new Set<string>(SITE_GROUPS.flatMap(({ names }) => names))
const FIELDS: Fields = Object.fromEntries(Object.entries(agencyFields).filter(([name]) => NAMES.has(name)))
const SCHEMA = schemaOfFields(FIELDS)

/** Who the public site says that the agency is, and its own wording of the legal pages (CRM-276). */
export default function SiteTextsDialog(state: { open: boolean; onClose: () => void }) {
	return (
		<SettingsDialog
			{...state}
			title="Agency Texts"
			description="On every page of the site within two seconds. What the landing page says is in its own item of the catalogue."
			fields={FIELDS}
			groups={SITE_GROUPS}
			schema={SCHEMA}
		/>
	)
}
