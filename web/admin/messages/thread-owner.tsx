import { useQueryClient } from '@tanstack/react-query'
import type { Thread } from '#shared/messages/thread.ts'
import { send } from '#web/data/request.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { ChooseColleague } from '../team/choose-colleague.tsx'
import { refreshThreads } from './refresh-threads.ts'

/** Who answers (CRM-165). */
export function ThreadOwner({ thread: { id, version, ownerId, ownerName } }: { thread: Thread }) {
	const client = useQueryClient()
	const assign = (to: string | null) =>
		withToast({ success: 'Handed over', failure: 'Nothing was changed' }, () =>
			send('PATCH', `/api/admin/threads/${id}`, { ownerId: to }, { version }),
		).finally(() => void refreshThreads(client))
	return (
		<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
			<ChooseColleague label="Owner" id={ownerId} name={ownerName} nobody="Nobody" onChoose={assign} />
		</div>
	)
}
