import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import type { Device } from '#shared/customers/account.ts'
import { send } from '#web/data/request.ts'
import { DeviceList } from '#web/trips/device-list.tsx'
import { withToast } from '#web/trips/with-toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, CardHeader } from '#web/ui/card.tsx'

type Props = { devices: readonly Device[]; onChanged: () => Promise<unknown> }

/** The browsers that are signed in to one's account. Each of the others can be signed out. */
export function OwnDevices({ devices, onChanged }: Props) {
	const [isPending, setIsPending] = useState(false)
	const end = async (path: `/api/auth/devices${string}`, success: string) => {
		setIsPending(true)
		await withToast({ success, failure: 'Nothing was signed out' }, async () => {
			await send('DELETE', path)
			await onChanged()
		}).catch(() => {})
		setIsPending(false)
	}
	return (
		<Card>
			<CardHeader title="Your devices">
				<MonitorSmartphone aria-hidden="true" className="size-5 text-ink-soft" />
			</CardHeader>
			<DeviceList
				devices={devices}
				isPending={isPending}
				onEnd={({ id, name }) => void end(`/api/auth/devices/${id}`, `${name} is signed out`)}
			/>
			{devices.length > 1 ? (
				<Button
					className="mt-4"
					pending={isPending}
					onClick={() => void end('/api/auth/devices', 'All other devices are signed out')}
				>
					Sign out everywhere else
				</Button>
			) : null}
		</Card>
	)
}
