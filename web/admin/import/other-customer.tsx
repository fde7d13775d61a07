import type { ImportPreview } from '#shared/import/preview.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'

type Props = { preview: ImportPreview; isSecond: boolean; onSecond: (isSecond: boolean) => void }

/** The order is somebody else's trip already: nothing is imported unless staff say that they mean it. */
export function OtherCustomer({ preview: { otherCustomer, customerName }, isSecond, onSecond }: Props) {
	return (
		<div className="rounded-lg bg-yellow-wash px-4 py-3 md:px-5">
			<p>
				This order is already the trip ‘{otherCustomer?.tripName}’ of {otherCustomer?.customerName}.
			</p>
			<Checkbox
				label={`Make a second trip of it, for ${customerName}`}
				checked={isSecond}
				onChange={(event) => onSecond(event.currentTarget.checked)}
			/>
		</div>
	)
}
