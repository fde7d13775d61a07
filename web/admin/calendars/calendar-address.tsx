import { useState } from 'react'
import type { VillaCalendar } from '#shared/catalogue/availability/period.ts'
import { ForEditors } from '#web/data/for-editors.tsx'
import { RequestError, send } from '#web/data/request.ts'
import { CopyableAddress } from '#web/trips/copyable-address.tsx'
import { staffDate } from '#web/trips/staff-date.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { Button } from '#web/ui/button.tsx'

type Props = { calendar: VillaCalendar; onSaved: (answer: unknown) => void }

/** The secret address for platforms that sell the villa too (CRM-220). It is shown once. */
export function CalendarAddress({ calendar: { itemId, addressMadeAt }, onSaved }: Props) {
	const [url, setUrl] = useState('')
	const [isBusy, setIsBusy] = useState(false)
	const path = `/api/admin/villa-calendars/${itemId}/address` as const

	const change = async (method: 'POST' | 'DELETE', success: string) => {
		if (isBusy) return
		setIsBusy(true)
		try {
			await withToast({ success, failure: 'No changes were made' }, async () => {
				const answer = await send<{ url?: string }>(method, path)
				setUrl(answer.url ?? '')
				onSaved(answer)
			})
		} catch (error) {
			if (!(error instanceof RequestError)) throw error
		} finally {
			setIsBusy(false)
		}
	}
	return (
		<div className="grid gap-4">
			<p className="text-ink-soft">
				{addressMadeAt
					? `Other platforms read which nights are taken from an address made on ${staffDate(addressMadeAt)}.`
					: 'Airbnb, Booking.com and other platforms can read from a private address which nights are taken.'}
			</p>
			{url ? (
				<CopyableAddress
					label="Private address"
					hint="Copy it now: it is shown only once."
					address={url}
					copyLabel="Copy the address"
				/>
			) : null}
			<ForEditors>
				<div className="flex flex-wrap gap-3">
					<Button pending={isBusy} onClick={() => void change('POST', 'Address made')}>
						{addressMadeAt ? 'Replace the address' : 'Make an address'}
					</Button>
					{addressMadeAt ? (
						<Button pending={isBusy} onClick={() => void change('DELETE', 'Address withdrawn')}>
							Withdraw
						</Button>
					) : null}
				</div>
			</ForEditors>
		</div>
	)
}
