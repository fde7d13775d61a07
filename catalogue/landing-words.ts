import type { LandingWords } from '#shared/catalogue/content.ts'

/** What the landing page says of the agency (SITE-38, SITE-41). */
export const words: LandingWords = {
	subtitle: 'Villas, hotels and journeys, made for you alone.',
	description:
		'Private villas, hotels, private jets and tailor-made itineraries, arranged by people who know the places. A reply within 24 hours, without obligation.',
	introduction: {
		title: 'Travel the way you would plan it, if you knew everyone',
		text: `We arrange private villas on the French Riviera, suites above the harbour for the Grand Prix, chalets in the Alps and beaches you have to yourself. One person knows your journey from the first call to the flight home, and answers at any hour.

Tell us where you would like to be. Within 24 hours you have our ideas and what they cost, without any obligation.`,
	},
	itineraries:
		'Tell us three things you love and one you cannot abide. We write the days around them, and leave some of them empty on purpose.',
	differences: {
		title: 'The difference is a person',
		entries: [
			{
				title: '24/7 concierge',
				line: 'One number, answered by someone who knows your name and where your luggage is.',
			},
			{
				title: 'Exclusive access',
				line: 'The closed museum, the paddock, the table by the window. Asked for by people they know.',
			},
			{
				title: 'Luxury transportation',
				line: 'Jets, helicopters, boats and drivers who wait. The doors open as you reach them.',
			},
			{
				title: 'Personalised experiences',
				line: 'The pillow, the vineyard, the guide who shares your odd enthusiasm. We take notes.',
			},
		],
	},
	companies: {
		line: 'The same care for a company as for a honeymoon, and the paperwork in order.',
		entries: [
			{
				title: 'Executive travel',
				line: 'Door to door for people whose hour is dear: jets, cars, suites, and a change of plan before lunch.',
			},
			{
				title: 'Group events',
				line: 'A château for forty or a harbour terrace for four hundred, with one invoice and one person to call.',
			},
			{
				title: 'Client incentives',
				line: 'The weekend they will still mention next year, from the Grand Prix to a lagoon of your own.',
			},
		],
	},
	contact: 'Our concierge is there day and night. In writing, you have a reply within 24 hours.',
}
