import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { query } from '#web/data/query.ts'

const MAIL = 'Mail is not going out at the moment. What you send waits, and leaves by itself.'
const FILES = 'Documents and pictures are out of reach at the moment. Please try uploads and downloads again later.'

/**
 * A line above every section while mail or files fail (API-236). It looks when a section is opened, at most once a minute: a timer would keep the
 * session of somebody who has left.
 */
export function ServiceStatus() {
	const { data } = useQuery({ ...query('/api/admin/service-status'), staleTime: 60_000 })
	const lines = [...(data?.mail === 'failing' ? [MAIL] : []), ...(data?.files === 'failing' ? [FILES] : [])]
	if (lines.length === 0) return null
	return (
		<output className="mb-6 flex gap-3 rounded-lg border border-line bg-card px-5 py-4 shadow-card">
			<TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-amber" />
			<span className="grid max-w-prose gap-1">
				{lines.map((line) => (
					<span key={line}>{line}</span>
				))}
			</span>
		</output>
	)
}
