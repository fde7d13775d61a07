import type { ContentChange } from '#shared/catalogue/drafts/content-changes.ts'
import type { ItemKind } from '#shared/catalogue/content.ts'
import { labelAt } from '../fields/sections.ts'
import { shownValue } from '../shown-value.ts'
import { wordDiff } from './word-diff.ts'

type Props = { kind: ItemKind; content: unknown; changes: readonly ContentChange[] }

/** What differs, by field, with the words marked that go and come. */
export const ChangeList = ({ kind, content, changes }: Props) => (
	<dl className="grid gap-4">
		{changes.map(({ path, before, after }) => (
			<div key={path}>
				<dt className="text-sm font-medium">{labelAt(kind, content, path)}</dt>
				<dd className="mt-0.5 whitespace-pre-line wrap-anywhere">
					{wordDiff(shownValue(before), shownValue(after)).map(({ kind, text }, index) => {
						const key = `${index} ${kind}`
						if (kind === 'removed')
							return (
								<del key={key} className="bg-red-wash text-red">
									{text}
								</del>
							)
						return kind === 'added' ? (
							<ins key={key} className="bg-green-wash text-green">
								{text}
							</ins>
						) : (
							<span key={key}>{text}</span>
						)
					})}
				</dd>
			</div>
		))}
	</dl>
)
