import { Building2, Stamp } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { AccountAction } from '#web/shell/account.tsx'

const DIALOGS = {
	agency: lazy(() => import('./agency-dialog.tsx')),
	forms: lazy(() => import('./atol-forms-dialog.tsx')),
}
type Name = keyof typeof DIALOGS

/** What the account menu of the CRM offers for the agency itself, and the dialogs that this opens. Both are fetched when asked for. */
export function useAgencySettings() {
	const [open, setOpen] = useState<Name | null>(null)
	const [asked, setAsked] = useState<readonly Name[]>([])
	const show = (name: Name) => {
		setAsked((was) => [...new Set([...was, name])])
		setOpen(name)
	}
	const actions: AccountAction[] = [
		{ label: 'Agency Settings', icon: <Building2 aria-hidden="true" />, onSelect: () => show('agency') },
		{ label: 'ATOL Forms', icon: <Stamp aria-hidden="true" />, onSelect: () => show('forms') },
	]
	const dialogs = (
		<Suspense fallback={null}>
			{asked.map((name) => {
				const Dialog = DIALOGS[name]
				return <Dialog key={name} open={open === name} onClose={() => setOpen(null)} />
			})}
		</Suspense>
	)
	return { actions, dialogs }
}
