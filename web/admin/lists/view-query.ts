import { VIEW_PARAMS, type ViewList } from '#shared/saved-view.ts'
import { type AdminLocation, formatAdminLocation, parseAdminLocation } from '../app/admin-location.ts'

const addressOf = (list: ViewList, query: string) => `/admin?section=${list}&${query}`

/** The filters, search and order of a list as a query string in a fixed order; '' without any. */
export function viewQuery(list: ViewList, location: AdminLocation): string {
	const set = VIEW_PARAMS[list].filter((name) => location[name] !== '')
	return new URLSearchParams(set.map((name) => [name, location[name]])).toString()
}

/** The address of a saved view. What another release saved and this one does not know is left out. */
export const addressOfView = (list: ViewList, query: string): string =>
	formatAdminLocation(parseAdminLocation(addressOf(list, query)))

/** Whether the list shows what a view has saved. */
export const isShown = (list: ViewList, query: string, location: AdminLocation): boolean =>
	viewQuery(list, parseAdminLocation(addressOf(list, query))) === viewQuery(list, location)
