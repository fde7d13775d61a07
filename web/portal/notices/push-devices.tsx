import type { PushDevice } from '#shared/notices/push-device.ts'
import { noticeTime } from '#web/trips/notices/notice-time.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'

type Props = {
	devices: readonly PushDevice[]
	isPending: boolean
	onDetails: (shows: boolean) => void
	onStop: () => void
	onTurnOff: (device: PushDevice) => void
}

/** The devices on which notices arrive, what their lock screens show, and when they stay quiet (PORTAL-87, PORTAL-107, PORTAL-108). */
export function PushDevices({ devices, isPending, onDetails, onStop, onTurnOff }: Props) {
	return (
		<section aria-labelledby="push-devices" className="rounded-lg border border-line bg-card p-4 shadow-card md:p-6">
			<h3 id="push-devices" className="font-display text-2xl text-ink">
				Where news reaches you
			</h3>
			<ul className="mt-2 divide-y divide-line border-y border-line">
				{devices.map((device) => (
					<li key={device.id} className="py-3">
						<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
							<div className="min-w-0">
								<p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium text-ink">
									{device.name}
									{device.isThis ? <Badge tone="green">This one</Badge> : null}
								</p>
								<p className="text-sm">
									{device.isThis ? null : `Last used ${noticeTime(device.lastSeenAt)}. `}
									{quietHours(device)}
								</p>
								{device.isThis ? null : (
									<p className="text-sm">
										{device.showsDetails
											? 'Its lock screen shows what changed.'
											: 'Its lock screen says only that there is news.'}
									</p>
								)}
							</div>
							{device.isThis ? (
								<Button size="small" pending={isPending} onClick={onStop}>
									Stop on this device
								</Button>
							) : (
								<Button
									size="small"
									pending={isPending}
									aria-label={`Turn off there: ${device.name}, last used ${noticeTime(device.lastSeenAt)}`}
									onClick={() => onTurnOff(device)}
								>
									Turn off there
								</Button>
							)}
						</div>
						{device.isThis ? (
							<Checkbox
								className="mt-2 text-ink"
								label="Show what changed on the lock screen"
								checked={device.showsDetails}
								onChange={({ currentTarget }) => onDetails(currentTarget.checked)}
							/>
						) : null}
					</li>
				))}
			</ul>
			<p className="mt-3 max-w-prose text-sm">
				While you travel, the quiet hours follow the clock of the place where you are. What you must act on before 10:00
				comes at once, and our mails come at any hour.
			</p>
		</section>
	)
}

const quietHours = ({ zone }: PushDevice) => `Quiet from 22:00 to 07:00, ${zoneName(zone)}.`

/** 'Central European Time'. The device may know a zone that this browser does not: then its identifier. */
function zoneName(timeZone: string): string {
	try {
		const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longGeneric' }).formatToParts()
		return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
	} catch {
		return timeZone
	}
}
