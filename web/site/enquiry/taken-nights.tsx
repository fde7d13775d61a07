import { useEffect, useState } from 'react'
import { alternativesTo, type Availability, isStayTaken } from '#shared/catalogue/availability/availability.ts'
import type { Nights } from '#shared/catalogue/availability/nights.ts'
import { formatDay } from '#shared/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { readAvailability } from '../availability/read-availability.ts'

type Props = {
	/** The public number of the villa. */
	villa: string
	/** A stay of at least one night. */
	stay: Nights
	today: string
	onChoose: (stay: Nights) => void
}

/** Says that some nights of the stay are taken, and what is near (SITE-180). It never stops an enquiry. */
export function TakenNights({ villa, stay, today, onChoose }: Props) {
	const [availability, setAvailability] = useState<Availability | null>(null)
	useEffect(() => {
		let isGone = false
		void readAvailability(villa).then((read) => isGone || setAvailability(read))
		return () => {
			isGone = true
		}
	}, [villa])
	const isTaken = availability !== null && isStayTaken(availability, stay)
	const others = isTaken ? alternativesTo(stay, availability, today) : []
	return (
		// A live region has to be there before its text.
		<output className="block empty:hidden sm:col-span-2">
			{isTaken ? (
				<span className="block rounded-md bg-sunk px-4 py-3">
					Some of these nights are taken. Send your enquiry anyway if your dates are fixed: plans do change.
					{others.length > 0 ? (
						<span className="mt-2 flex flex-wrap items-center gap-2">
							<span className="text-sm text-ink-soft">Near your dates</span>
							{others.map((other) => (
								<Button key={other.from} size="small" onClick={() => onChoose(other)}>
									{`${formatDay(other.from, 'd MMM yyyy')} to ${formatDay(other.to, 'd MMM yyyy')}`}
								</Button>
							))}
						</span>
					) : null}
				</span>
			) : null}
		</output>
	)
}
