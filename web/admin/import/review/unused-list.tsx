import type { UnusedEntity } from '#shared/import/draft.ts'

/** Most bookings have a few. A document that was hardly read has many, and the first ones show that. */
const SHOWN = 12

/** What the document states and no value uses, each with the line it is in (IMPORT-60). */
export function UnusedList({ unused }: { unused: readonly UnusedEntity[] }) {
	const more = unused.slice(SHOWN)
	return (
		<>
			<p className="-mt-2 text-ink-soft">Check whether any of this belongs to the trip.</p>
			<Lines unused={unused.slice(0, SHOWN)} />
			{more.length > 0 ? (
				<details>
					<summary className="min-h-11 cursor-pointer py-2.5 font-medium text-sea">{more.length} more</summary>
					<Lines unused={more} />
				</details>
			) : null}
		</>
	)
}

function Lines({ unused }: { unused: readonly UnusedEntity[] }) {
	return (
		<ul className="divide-y divide-line rounded-lg border border-line">
			{unused.map(({ kind, text, where, line }) => (
				<li key={`${kind} ${text} ${where}`} className="px-4 py-2 wrap-anywhere md:px-5">
					<span className="font-medium">{text}</span>
					{line === text ? null : <span className="block text-sm text-ink-soft">{line}</span>}
				</li>
			))}
		</ul>
	)
}
