import type { Device } from '#shared/customers/account.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'

type Props = { devices: readonly Device[]; isPending: boolean; onEnd: (device: Device) => void }

/** Signed-in browsers, the last used first, each with a button to sign it out. */
export function DeviceList({ devices, isPending, onEnd }: Props) {
	if (devices.length === 0) return <p className="text-ink-soft">Signed in nowhere at the moment.</p>
	return (
		<ul className="divide-y divide-line border-y border-line">
			{devices.map((device) => (
				<li key={device.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
					<div className="min-w-0">
						<p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
							{device.name}
							{device.isThis ? <Badge tone="green">This one</Badge> : null}
						</p>
						<p className="text-sm text-ink-soft wrap-anywhere">
							{`Last used ${moment(device.lastSeenAt)}, since ${moment(device.openedAt)}${device.ip ? `, from ${device.ip}` : ''}`}
						</p>
					</div>
					{device.isThis ? null : (
						<Button
							size="small"
							pending={isPending}
							aria-label={`Sign out there: ${device.name}, last used ${moment(device.lastSeenAt)}`}
							onClick={() => onEnd(device)}
						>
							Sign out there
						</Button>
					)}
				</li>
			))}
		</ul>
	)
}

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
/** An instant in the viewer's own zone: '22 Nov 2026, 18:03'. */
const moment = (instant: string) => format.format(new Date(instant))
