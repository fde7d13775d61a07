import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { writeStorage, readStorage } from '#web/ui/storage.ts'
import { Departures } from './departures.tsx'
import { RecentTrips } from './recent-trips.tsx'

const STORAGE_KEY = 'dashboardTrips'
const VIEWS = {
	recent: { title: 'Recent Trips', other: 'departures', Content: RecentTrips },
	departures: { title: 'Next Departures', other: 'recent', Content: Departures },
} as const

/** The newest trips or the next departures. The browser remembers the choice (CRM-14). */
export function DashboardTrips() {
	const [view, setView] = useState<keyof typeof VIEWS>(
		readStorage(STORAGE_KEY) === 'departures' ? 'departures' : 'recent',
	)
	const { title, other, Content } = VIEWS[view]
	const switchView = () => {
		writeStorage(STORAGE_KEY, other)
		setView(other)
	}
	return (
		<Card flush>
			<div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-5 py-3">
				<h2 className="font-display text-2xl">{title}</h2>
				<Button size="small" onClick={switchView}>
					{VIEWS[other].title}
				</Button>
			</div>
			<Content />
		</Card>
	)
}
