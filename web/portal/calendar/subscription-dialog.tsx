import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDay, viewerDay } from '#shared/dates.ts'
import { query } from '#web/data/query.ts'
import { send, sentenceOf } from '#web/data/request.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { toast } from '#web/ui/toasts/toasts.tsx'
import { CopyableReference } from '../app/copyable-reference.tsx'

type Opened = { feed: { url: string } }

/** The address at which the traveller's own calendar fetches their trips: made, shown once, and taken back here. */
export default function SubscriptionDialog({ onClose }: { onClose: () => void }) {
	const { data, refetch } = useQuery(query('/api/portal/calendar-feed'))
	const [url, setUrl] = useState<string | null>(null)
	const [isBusy, setIsBusy] = useState(false)
	const since = data?.feed?.createdAt

	const change = async (work: () => Promise<string | null>) => {
		setIsBusy(true)
		try {
			setUrl(await work())
			await refetch()
		} catch (error) {
			toast({
				title: 'Nothing was changed',
				description: sentenceOf(error, 'Please try again.'),
				tone: 'destructive',
			})
		}
		setIsBusy(false)
	}
	const open = () => change(async () => (await send<Opened>('POST', '/api/portal/calendar-feed')).feed.url)
	const close = () =>
		change(async () => {
			await send('DELETE', '/api/portal/calendar-feed')
			return null
		})

	return (
		<Dialog
			open
			onOpenChange={(isOpen) => isOpen || onClose()}
			shape="small"
			title="Follow in your calendar"
			description="Your calendar fetches all your trips from an address of your own, and follows every change."
		>
			<p>
				Whoever has the address can see where you travel and when. Names, passports and booking references are never in
				it.
			</p>
			{url ? (
				<div className="mt-5">
					<a href={url.replace(/^https?:/, 'webcal:')} className={`${buttonClasses({ variant: 'primary' })} w-full`}>
						Open in my calendar
					</a>
					<p className="mt-4 text-sm text-ink-soft">Or give your calendar this address. It is shown only now.</p>
					<p className="wrap-anywhere">
						<CopyableReference label="address" value={url} />
					</p>
				</div>
			) : since ? (
				<p className="mt-4 text-ink-soft">
					There has been an address since {formatDay(viewerDay(new Date(since)), 'd MMM yyyy')}. A new one ends it.
				</p>
			) : null}
			<div className="mt-6 flex flex-wrap gap-3">
				{since ? (
					<Button disabled={isBusy} onClick={() => void close()}>
						Stop sharing
					</Button>
				) : null}
				{url ? null : (
					<Button variant="primary" pending={isBusy} onClick={() => void open()}>
						{since ? 'Make a new address' : 'Make an address'}
					</Button>
				)}
			</div>
		</Dialog>
	)
}
