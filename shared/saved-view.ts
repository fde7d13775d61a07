/** What a saved view holds of the address of each list. */
export const VIEW_PARAMS = {
	trips: ['userId', 'consultant', 'status', 'approval', 'departs', 'documents', 'q', 'sort'],
	customers: ['travel', 'q', 'sort'],
} as const
export type ViewList = keyof typeof VIEW_PARAMS

/** The filters, search and order of a list under a name, for one member of staff (CRM-294). `query` is a query string. */
export type SavedView = { id: string; list: ViewList; name: string; query: string }

export const MAX_VIEWS = 30
export const MAX_VIEW_NAME = 40
