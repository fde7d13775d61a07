import type { ContentChange } from '#shared/catalogue/drafts/content-changes.ts'
import type { ItemKind } from '#shared/catalogue/content.ts'
import { labelAt, placeInForm } from '../fields/sections.ts'
import { MarkedWords } from './marked-words.tsx'

type Props = { kind: ItemKind; content: unknown; changes: readonly ContentChange[] }

/** What differs, by field. */
export const ChangeList = ({ kind, content, changes }: Props) => (
	<dl className="grid gap-4">
		{changes
			.toSorted((a, b) => placeInForm(kind, a.path) - placeInForm(kind, b.path))
			.map(({ path, before, after }) => (
				<div key={path}>
					<dt className="text-sm font-medium">{labelAt(kind, content, path)}</dt>
					<dd className="mt-0.5 whitespace-pre-line wrap-anywhere">
						<MarkedWords before={before} after={after} />
					</dd>
				</div>
			))}
	</dl>
)
