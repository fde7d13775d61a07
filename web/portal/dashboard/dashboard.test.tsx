import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { buildPortalTrip } from '#tests/builders/trip.ts'
import { Countdown } from './countdown.tsx'
import { TripCard } from './trip-card.tsx'
import { TripCounters } from './trip-counters.tsx'
import { TripTabs } from './trip-tabs.tsx'

const TODAY = '2026-05-20'
const html = (content: ReactNode) => renderToStaticMarkup(<Router ssrPath="/portal">{content}</Router>)
/** The visible text, with a bar in place of tags. */
const shown = (content: ReactNode) =>
	html(content)
		.replaceAll(/<[^>]+>/g, '|')
		.replaceAll('&#x27;', "'")
		.replaceAll(/\s*\|[\s|]*/g, '|')
const trip = buildPortalTrip({ id: 't1', startDate: '2026-05-21', endDate: '2026-05-25' })

test.each([
	['2026-06-20', '|31|Days to Go|Monaco Grand Prix Weekend|'],
	['2026-05-21', '|1|Day to Go|Monaco Grand Prix Weekend|'],
	[TODAY, '|Departing Today!|Monaco Grand Prix Weekend|'],
])('the countdown to a trip that starts on %s: %s', (startDate, text) => {
	expect(shown(<Countdown trip={{ ...trip, startDate }} today={TODAY} />)).toBe(text)
})

test.each([
	['2026-05-21T20:20:00', TODAY, '|1|Day to Go|'],
	['2026-05-21T20:20:00', '2026-05-21', '|Departing Today!|'],
	['2026-05-21T20:20:00', '2026-05-22', '|Departing Today!|'],
	// Not a flight of this trip's days: staff read about it in the CRM.
	['2026-05-12T20:20:00', TODAY, '|2|Days to Go|'],
	['2026-05-22T08:00:00', TODAY, '|2|Days to Go|'],
	[null, TODAY, '|2|Days to Go|'],
])(
	'the first flight of a trip from 22 May leaves at %s: on %s the countdown reads %s',
	(firstDeparture, today, text) => {
		const night = { ...trip, startDate: '2026-05-22', firstDeparture }
		expect(shown(<Countdown trip={night} today={today} />)).toBe(`${text}Monaco Grand Prix Weekend|`)
	},
)

test('a card links to its trip and shows destination, dates, status and length', () => {
	const card = <TripCard trip={trip} />
	expect(html(card)).toMatch(/^<a href="\/portal\/trips\/t1"/)
	expect(shown(card)).toBe('|Monaco Grand Prix Weekend|Monte Carlo, Monaco|21 May 2026 – 25 May 2026|Confirmed|5 days|')
})

test('a card shows the image that staff uploaded, or else the drawing for its destination', () => {
	expect(html(<TripCard trip={{ ...trip, thumbnailImage: '/api/images/own.webp' }} />)).toContain(
		'/api/images/own.webp',
	)
	expect(html(<TripCard trip={trip} />)).toContain('/pictures/monaco.svg')
})

test('a cancelled trip counts in the total but not as upcoming', () => {
	const trips = [trip, { ...trip, status: 'cancelled' as const }, { ...trip, endDate: '2026-05-19' }]
	expect(shown(<TripCounters trips={trips} today={TODAY} />)).toBe('|Total Trips|3|Upcoming|1|Confirmed|2|')
})

test('without upcoming trips the tab says so', () => {
	expect(shown(<TripTabs trips={[]} today={TODAY} />)).toBe(
		"|Upcoming Trips|Past Trips|No upcoming trips|You don't have any trips planned at the moment|",
	)
})
