import {
	ArchiveRestore,
	BookText,
	Building2,
	HeartPulse,
	Hourglass,
	MessageSquareWarning,
	ScrollText,
	Stamp,
	UsersRound,
} from 'lucide-react'
import type { AccountAction } from '#web/shell/account-menu.tsx'
import { useAuth } from '#web/data/session.tsx'
import { useDialog } from '#web/trips/use-dialog.ts'
import { prefetched } from '#web/ui/lazy-part.tsx'
import { useAdminLocation } from '../app/use-admin-location.ts'

const DIALOGS = {
	agency: prefetched(() => import('./agency-dialog.tsx')),
	forms: prefetched(() => import('./atol-forms-dialog.tsx')),
}

/** The agency entries of the account menu, and the dialogs that they open. */
export function useAgencySettings() {
	const { subject, isOpen, show, close } = useDialog<keyof typeof DIALOGS>()
	const isOwner = useAuth().user?.staffRole === 'owner'
	const { navigateTo } = useAdminLocation()
	const complaints: AccountAction = {
		label: 'Complaints',
		icon: <MessageSquareWarning aria-hidden="true" />,
		onSelect: () => navigateTo({ section: 'complaints' }),
	}
	const deleted: AccountAction = {
		label: 'Recently Deleted',
		icon: <ArchiveRestore aria-hidden="true" />,
		onSelect: () => navigateTo({ section: 'deleted' }),
	}
	const all: AccountAction[] = [
		{ label: 'Agency Settings', icon: <Building2 aria-hidden="true" />, onSelect: () => show('agency') },
		{ label: 'ATOL Forms', icon: <Stamp aria-hidden="true" />, onSelect: () => show('forms') },
		{ label: 'Team', icon: <UsersRound aria-hidden="true" />, onSelect: () => navigateTo({ section: 'team' }) },
		{ label: 'Audit', icon: <ScrollText aria-hidden="true" />, onSelect: () => navigateTo({ section: 'audit' }) },
		{
			label: 'Data Retention',
			icon: <Hourglass aria-hidden="true" />,
			onSelect: () => navigateTo({ section: 'retention' }),
		},
		{
			label: 'Records of Processing',
			icon: <BookText aria-hidden="true" />,
			onSelect: () => navigateTo({ section: 'processing' }),
		},
		{
			label: 'Installation',
			icon: <HeartPulse aria-hidden="true" />,
			onSelect: () => navigateTo({ section: 'installation' }),
		},
	]
	// Only owners may save the others (API-130).
	const actions = isOwner ? [complaints, deleted, ...all] : [complaints, deleted]
	const Dialog = subject && DIALOGS[subject]
	return { actions, dialogs: Dialog ? <Dialog open={isOpen} onClose={close} /> : null }
}
