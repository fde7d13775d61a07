import { addDays } from '#shared/dates.ts'

/**
 * What the CRM's screens ask for, with the words and sizes that they send: lists, searches, pickers, the dashboard, 'My day' and the
 * departures. `trip` and `customer` are ids of the first rows, which every page has.
 */
export function callsOfTheCrm({ trip, customer, today }: { trip: string; customer: string; today: string }): string[] {
	const [week, month] = [addDays(today, 7), addDays(today, 30)]
	return [
		...[
			'stats',
			'trips?limit=10',
			`departures?today=${today}&until=${month}&limit=10`,
			'enquiries?limit=50&state=waiting&sort=due',
		],
		...[
			'enquiries?limit=50',
			'enquiries?limit=50&q=sender',
			'failed-mails',
			'notice-alerts',
			'received-documents',
			'held-mails',
		],
		...[
			'threads?filter=all',
			'threads?filter=mine',
			'threads?filter=all&state=settled',
			'staff-notices',
			'service-status',
		],
		...['mine', 'nobody', 'all'].map((owner) => `tasks?today=${today}&until=${week}&owner=${owner}`),
		...[`tasks?today=${today}&tripId=${trip}`, `tasks?today=${today}&userId=${customer}`, 'task-templates'],
		`departures?today=${today}&until=${month}&consultant=me&limit=50`,
		...['', '&consultant=me', '&lacking=identity', '&lacking=documents', '&lacking=passports'].map(
			(filter) => `departure-board?today=${today}&until=${month}&limit=25${filter}`,
		),
		...['', '&consultant=me'].map((filter) => `departure-days?today=${today}&until=${month}${filter}`),
		...['', '&q=trip', '&q=4711', '&q=nothing', '&q=british+airways', '&sort=customer', '&sort=-name'].map(
			(more) => `trips?limit=50${more}`,
		),
		...[
			'&sort=startDate',
			'&sort=destination',
			'&sort=approval',
			'&status=active',
			'&status=cancelled',
			'&approval=pending',
		].map((more) => `trips?limit=50${more}`),
		...[
			`&departsFrom=${today}&departsUntil=${month}`,
			'&documents=none&status=active',
			'&consultant=me',
			'&consultant=none',
		].map((more) => `trips?limit=50${more}`),
		...[
			`trips?userId=${customer}`,
			`trips/${trip}`,
			`trips/${trip}/neighbours`,
			`trips/${trip}/neighbours?sort=name&status=active`,
		],
		...[`trips/${trip}/history`, `trips/${trip}/threads`, `trips/${trip}/notices`, `trips/${trip}/papers`],
		...['', '&q=customer', '&q=nothing', '&sort=name', '&sort=email', '&sort=-trips'].map(
			(more) => `users?limit=50${more}`,
		),
		...['users?limit=7&q=fam', `users/${customer}`, `users/${customer}/history`, `users/${customer}/devices`],
		// One in nine has the word: with few and with many, the answer has as many rows.
		...['trips?limit=10&q=family7', 'users?limit=10&q=family7'],
		...['search?q=family7', 'search?q=customer', 'search?q=trip', 'search?q=nothing', 'search?q=%2B447700942'],
		...[
			'bin?limit=50',
			'audit?limit=50',
			`audit?limit=50&objectId=${trip}`,
			'complaints?limit=50',
			'staff',
			'consultants',
		],
	].map((path) => `/api/admin/${path}`)
}
