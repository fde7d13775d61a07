import { useQuery } from '@tanstack/react-query'
import type { CustomerAccess } from '#shared/customers/user.ts'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { ForEditors } from '#web/data/for-editors.tsx'
import { query } from '#web/data/query.ts'
import { useDialog } from '#web/trips/use-dialog.ts'
import { Button } from '#web/ui/button.tsx'
import { linkLabel, type Recipient, SendLink } from '../customers/send-link.tsx'

const WORDS: Record<CustomerAccess, string> = {
	none: 'Cannot sign in yet',
	invited: 'Invited',
	expired: 'Invitation expired',
	open: '',
	disabled: 'Access suspended',
}

/** A customer who cannot sign in yet can be invited from a trip, such as one that was just imported (CRM-78). */
export function CustomerAccessNote({ trip: { userId, customerCanSignIn } }: { trip: WholeTrip }) {
	const { data } = useQuery({
		...query('/api/admin/users/:id', { id: userId }),
		enabled: !customerCanSignIn,
		staleTime: 0,
	})
	const sending = useDialog<Recipient>()
	if (!data || data.user.access === 'open') return null
	return (
		<span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5">
			<span className="text-sm text-ink-soft">{WORDS[data.user.access]}</span>
			{data.user.access === 'disabled' ? null : (
				<ForEditors>
					<Button size="small" onClick={() => sending.show(data.user)}>
						{linkLabel(data.user)}
					</Button>
				</ForEditors>
			)}
			<SendLink dialog={sending} />
		</span>
	)
}
