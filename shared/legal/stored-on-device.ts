/** What the browser code stores on a visitor's device, apart from the server's cookies. A test compares the list with the code (SITE-164). */
export type StoredOnDevice = {
	/** As the browser names it; {x} marks a part that varies. */
	name: string
	place: 'cookie' | 'local storage' | 'session storage' | 'IndexedDB' | 'cache storage'
	purpose: string
	until: string
}

const UNTIL_CLOSED = 'Until you close the tab'
const UNTIL_SIGN_OUT = 'Until you sign out, or another traveller signs in'

export const STORED_ON_DEVICE: readonly StoredOnDevice[] = [
	{
		name: 'theme',
		place: 'local storage',
		purpose: 'Remembers whether you chose the light or the dark theme.',
		until: 'Until you clear your browser’s data',
	},
	{
		name: 'enquiry {about}',
		place: 'session storage',
		purpose: 'Holds an enquiry that you have begun, so that closing the form loses nothing.',
		until: 'Until the enquiry is sent, or you close the tab',
	},
	{
		name: 'reloaded-at',
		place: 'session storage',
		purpose: 'Stops a page from loading again and again after we have updated the site.',
		until: UNTIL_CLOSED,
	},
	{
		name: 'traveller',
		place: 'local storage',
		purpose:
			'Only when you sign in as a traveller: your name and contact details, so that your trips open without a connection.',
		until: UNTIL_SIGN_OUT,
	},
	{
		name: 'signing-out',
		place: 'cookie',
		purpose: 'Only when you sign out without a connection: tells us not to send your trips to this device any more.',
		until: 'Until you open our pages with a connection, which ends your session',
	},
	{
		name: 'traveller {id}',
		place: 'IndexedDB',
		purpose:
			'Only when you sign in as a traveller: your trips, the documents of the next one and those that you saved, your messages with the agency, and what you wrote and have not sent.',
		until: `${UNTIL_SIGN_OUT}; what you wrote and have not sent, until it is sent or you discard it`,
	},
	{
		name: 'portal {version}',
		place: 'cache storage',
		purpose: 'Only when you sign in as a traveller: the program files of your trips’ pages, without your data.',
		until: 'Until the next version takes its place',
	},
	{
		name: 'keeps-password',
		place: 'local storage',
		purpose: 'Only when you sign in as a traveller: your answer to the advice to choose a password of your own.',
		until: 'Until you clear your browser’s data',
	},
	{
		name: 'dashboardTrips',
		place: 'local storage',
		purpose: 'Only for our staff: which list of trips their start page shows.',
		until: 'Until the browser’s data is cleared',
	},
	{
		name: 'catalogue-preview',
		place: 'local storage',
		purpose: 'Only for our staff: whether the preview of a villa or hotel is open next to its form.',
		until: 'Until the browser’s data is cleared',
	},
	{
		name: 'catalogue-preview-width',
		place: 'local storage',
		purpose: 'Only for our staff: the width of that preview.',
		until: 'Until the browser’s data is cleared',
	},
	{
		name: 'catalogue {staff} {item}',
		place: 'local storage',
		purpose: 'Only for our staff: what they have typed into a villa or hotel and the server has not saved yet.',
		until: 'Until it is saved',
	},
	{
		name: 'table {list}',
		place: 'local storage',
		purpose: 'Only for our staff: the columns and the density of a list.',
		until: 'Until the browser’s data is cleared',
	},
	{
		name: 'shortcuts',
		place: 'local storage',
		purpose: 'Only for our staff: whether keyboard shortcuts are on.',
		until: 'Until the browser’s data is cleared',
	},
]
