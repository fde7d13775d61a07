import type { QueryClient } from '@tanstack/react-query'
import { query } from '#web/data/query.ts'
import { refreshPapers } from '../trip/issued-documents/refresh-papers.ts'

/** After a form came, went or was assigned: the forms, the settings that it unconfirmed, and the papers it makes are read again. */
export const refreshForms = (client: QueryClient) =>
	Promise.all([
		client.invalidateQueries({ queryKey: query('/api/admin/atol-forms').queryKey }),
		client.invalidateQueries({ queryKey: query('/api/admin/settings').queryKey }),
		refreshPapers(client),
	])
