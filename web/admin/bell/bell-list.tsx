import { useQueryClient } from '@tanstack/react-query'
import { type StaffNotice, type StaffNotices, wordsOf } from '#shared/staff-notices/staff-notice.ts'
import { query } from '#web/data/query.ts'
import { send } from '#web/data/request.ts'
import { noticeTime } from '#web/trips/notices/notice-time.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Switch } from '#web/ui/forms/switch.tsx'
import { useAdminLocation } from '../app/use-admin-location.ts'

type Props = { data: StaffNotices | undefined; onOpened: () => void }

/** The notices below the bell, and whether new ones come by mail (CRM-312). */
export function BellList({ data, onOpened }: Props) {
	const client = useQueryClient()
	const { openTrip, navigateTo } = useAdminLocation()
	const open = ({ tripId }: StaffNotice) => {
		onOpened()
		if (tripId) openTrip(tripId)
		else navigateTo({ section: 'dashboard' })
	}
	const setMail = async (takesMail: boolean) => {
		await withToast({ success: 'Saved', failure: 'Not saved' }, () =>
			send('PUT', '/api/admin/staff-notices', { takesMail }),
		).catch(() => {})
		await client.invalidateQueries({ queryKey: query('/api/admin/staff-notices').queryKey })
	}
	if (!data) return <p className="text-ink-soft">Loading…</p>
	return (
		<>
			{data.notices.length === 0 ? <p className="text-ink-soft">Nothing has happened yet.</p> : null}
			<ul className="-mx-2 max-h-96 overflow-y-auto">
				{data.notices.map((notice) => (
					<li key={notice.id}>
						<button
							type="button"
							className="block w-full rounded-md px-2 py-2 text-left hover:bg-sea-wash"
							onClick={() => open(notice)}
						>
							<span className={classNames('block text-sm', notice.isNew && 'font-medium')}>
								{notice.isNew ? <span className="text-terracotta">New: </span> : null}
								{wordsOf(notice)}
							</span>
							{notice.tripName ? (
								<span className="block text-sm wrap-anywhere text-ink-soft">{`${notice.customerName}: ${notice.tripName}`}</span>
							) : null}
							<span className="block text-sm text-ink-soft">{noticeTime(notice.at)}</span>
						</button>
					</li>
				))}
			</ul>
			<Switch
				label="One mail a day with what is new"
				checked={data.takesMail}
				onChange={(event) => void setMail(event.currentTarget.checked)}
				className="mt-3 border-t border-line pt-3"
			/>
		</>
	)
}
