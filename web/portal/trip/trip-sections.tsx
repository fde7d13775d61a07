import type { ReactNode } from 'react'
import type { WholePortalTrip } from '#shared/trips/whole-trip.ts'
import { Activities } from './activities.tsx'
import { Documents } from '../documents/documents.tsx'
import { Flights } from './flights.tsx'
import { Hotels } from './hotels.tsx'
import { Transfers } from './transfers.tsx'

type TripSection = { id: string; title: string; count: number; content: ReactNode }

/** What a trip's page holds, top to bottom. Flights and transfers stand there only when there are any. */
export function tripSections(trip: WholePortalTrip): TripSection[] {
	const { documents, flights, accommodations, transfers, activities } = trip
	const sections = [
		section('documents', 'Documents', documents, <Documents documents={documents} />),
		flights.length > 0 && section('flights', 'Flights', flights, <Flights flights={flights} />),
		section('hotels', 'Hotels', accommodations, <Hotels stays={accommodations} />),
		transfers.length > 0 && section('transfers', 'Transfers', transfers, <Transfers transfers={transfers} />),
		section('activities', 'Activities', activities, <Activities activities={activities} />),
	]
	return sections.filter((section) => section !== false)
}

const section = (id: string, title: string, things: readonly unknown[], content: ReactNode): TripSection => ({
	id,
	title,
	count: things.length,
	content,
})
