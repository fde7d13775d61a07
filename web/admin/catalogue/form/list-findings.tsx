import { CircleAlert, Lightbulb } from 'lucide-react'
import { useFindingsAt } from './form-context.ts'

/** What is found about a list as a whole, or about a group of fields. */
export function ListFindings({ path }: { path: string }) {
	const { error, advice } = useFindingsAt(path)
	if (!error && !advice) return null
	return (
		<div className="mt-2 flex flex-col gap-1 text-sm">
			{error ? (
				<p className="flex items-start gap-1.5 text-danger">
					<CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
					{error}
				</p>
			) : null}
			{advice ? (
				<p className="flex items-start gap-1.5 text-amber">
					<Lightbulb aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
					{advice}
				</p>
			) : null}
		</div>
	)
}
