import { Paperclip } from 'lucide-react'
import type { MessageFile } from '#shared/messages/thread.ts'
import { fileSize } from '#shared/trips/timeline/wording.ts'

/** The files of a message, to be downloaded. `path`: the call of this side of the conversation. */
export function AttachedFiles({
	files = [],
	path,
}: {
	files: readonly MessageFile[] | undefined
	path: `/api/${string}`
}) {
	if (files.length === 0) return null
	return (
		<ul className="mt-2 grid gap-1">
			{files.map(({ id, name, bytes }) => (
				<li key={id}>
					<a
						href={`${path}/${id}`}
						download
						className="inline-flex min-h-11 max-w-full items-center gap-2 text-sea underline-offset-4 hover:underline"
					>
						<Paperclip aria-hidden="true" className="size-4 shrink-0" />
						<span className="min-w-0 wrap-anywhere">{name}</span>
						<span className="shrink-0 text-sm text-ink-soft">{fileSize(bytes)}</span>
					</a>
				</li>
			))}
		</ul>
	)
}
