import type { ImportDocument } from '#shared/import/preview.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import type { Tick } from './use-ticks.ts'

type Props = {
	documents: readonly ImportDocument[]
	/** Documents that could not be fetched, by path. */
	errors: Readonly<Record<string, string>>
	ticked: ReadonlySet<string>
	onTick: Tick
}

/** The documents that the order lists. Only those that staff tick are fetched. */
export function DocumentsList({ documents, errors, ticked, onTick }: Props) {
	return (
		<>
			<p className="-mt-2 text-ink-soft">Tick the documents to add to the trip. PDF only.</p>
			<ul className="divide-y divide-line rounded-lg border border-line">
				{documents.map(({ name, label, host, isHere }, index) => {
					const path = `documents/${index}`
					const error = ticked.has(path) ? errors[path] : undefined
					return (
						<li key={path} className="px-4 py-2 md:px-5">
							<Checkbox
								label={
									<span className="min-w-0 wrap-anywhere">
										<span className="font-medium">{name}</span>
										<span className="block text-sm text-ink-soft">
											{[label, host, isHere ? 'the trip already has a document with this name' : null]
												.filter(Boolean)
												.join(', ')}
										</span>
									</span>
								}
								checked={ticked.has(path)}
								aria-invalid={error ? true : undefined}
								aria-describedby={error ? `${path} error` : undefined}
								onChange={(event) => onTick('documents', path, event.currentTarget.checked)}
							/>
							{error ? (
								<p id={`${path} error`} className="pb-1 pl-8 text-sm text-danger">
									{error}
								</p>
							) : null}
						</li>
					)
				})}
			</ul>
		</>
	)
}
