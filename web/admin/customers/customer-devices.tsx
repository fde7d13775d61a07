import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#web/data/query.ts'
import { send } from '#web/data/request.ts'
import { DeviceList } from '#web/trips/device-list.tsx'
import { withToast } from '#web/trips/with-toast.ts'
import { ForEditors } from '#web/data/for-editors.tsx'

/** Where a customer is signed in (CRM-133), read when it is unfolded. For somebody whose phone was lost. */
export function CustomerDevices({ id }: { id: string }) {
	const [isOpen, setIsOpen] = useState(false)
	const [isPending, setIsPending] = useState(false)
	const client = useQueryClient()
	const devices = query('/api/admin/users/:id/devices', { id })
	const { data } = useQuery({ ...devices, enabled: isOpen, staleTime: 0 })
	const end = async (deviceId: string, name: string) => {
		setIsPending(true)
		await withToast({ success: `${name} is signed out`, failure: 'Nothing was signed out' }, async () => {
			await send('DELETE', `/api/admin/users/${id}/devices/${deviceId}`)
			await client.invalidateQueries({ queryKey: devices.queryKey })
		}).catch(() => {})
		setIsPending(false)
	}
	return (
		<ForEditors>
			<details className="mb-5" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
				<summary className="min-h-9 cursor-pointer py-1.5 text-sm font-medium text-sea pointer-coarse:min-h-11">
					Where this customer is signed in
				</summary>
				{data ? (
					<DeviceList
						devices={data.devices}
						isPending={isPending}
						onEnd={(device) => void end(device.id, device.name)}
					/>
				) : null}
			</details>
		</ForEditors>
	)
}
