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

/** Creates, shows once, replaces and withdraws the private address of the traveller's calendar feed (PORTAL-52). */
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
				title: 'No changes were made',
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
			description="Your calendar reads all your trips from a private address and stays up to date."
		>
			<p>
				Anyone who has the address can see where and when you travel. It never contains names, passports or booking
				references.
			</p>
			{url ? (
				<div className="mt-5">
					<a href={url.replace(/^https?:/, 'webcal:')} className={`${buttonClasses({ variant: 'primary' })} w-full`}>
						Open in my calendar
					</a>
					<p className="mt-4 text-sm text-ink-soft">
						Or add this address to your calendar yourself. It is shown only once.
					</p>
					<p className="wrap-anywhere">
						<CopyableReference label="address" value={url} />
					</p>
				</div>
			) : since ? (
				<p className="mt-4 text-ink-soft">
					Your address was created on {formatDay(viewerDay(new Date(since)), 'd MMM yyyy')}. A new one replaces it.
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
						{since ? 'Create a new address' : 'Create an address'}
					</Button>
				)}
			</div>
		</Dialog>
	)
}
