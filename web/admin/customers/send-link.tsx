import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type CustomerAccess, displayName, type User } from '#shared/customers/user.ts'
import { send } from '#web/data/request.ts'
import { useCloseOnBack } from '#web/trips/use-close-on-back.ts'
import type { DialogState } from '#web/trips/use-dialog.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { AlertDialog } from '#web/ui/dialogs/alert-dialog.tsx'
import { refreshCustomer } from '../app/refresh.ts'

export const INVITATION_SENT = { success: 'Invitation sent', failure: 'Failed to send invitation' }
const LINK_SENT = { success: 'Link sent', failure: 'Failed to send the link' }

export type Recipient = Pick<User, 'id' | 'username' | 'fullName' | 'email'> & { access: CustomerAccess }

/** What an account's next link is called. */
export const linkLabel = ({ access }: Pick<Recipient, 'access'>) =>
	access === 'open' ? 'Send a link for a new password' : 'Send invitation'

/** Asks before it mails a link, and names the address: the mailbox opens the account (CRM-77). */
export function SendLink({ dialog }: { dialog: DialogState<Recipient> }) {
	const client = useQueryClient()
	const [isPending, setIsPending] = useState(false)
	const { isOpen, subject, close } = dialog
	const dismiss = () => isPending || close()
	useCloseOnBack(isOpen, dismiss)

	const mail = async ({ id, access }: Recipient) => {
		setIsPending(true)
		await withToast(access === 'open' ? LINK_SENT : INVITATION_SENT, async () => {
			await send('POST', `/api/admin/users/${id}/invitation`, {})
			await refreshCustomer(client, id)
		}).then(close, () => {})
		setIsPending(false)
	}
	return (
		<AlertDialog
			open={isOpen}
			onOpenChange={dismiss}
			tone="primary"
			title={subject ? `${linkLabel(subject)}?` : ''}
			description={
				subject
					? `${displayName(subject)} gets a mail at ${subject.email}. The link in it works for ${subject.access === 'open' ? 'one hour' : '7 days'}; an older one ends.`
					: null
			}
			action={isPending ? 'Sending...' : 'Send'}
			pending={isPending}
			onAction={() => subject && void mail(subject)}
		/>
	)
}
