import { shownValue } from '../shown-value.ts'
import { lineDiff, wordDiff } from './word-diff.ts'

type Props = { before: unknown; after: unknown }

/** Two values of a field as one text, with the words marked that go and come. */
export function MarkedWords({ before, after }: Props) {
	const [old, now] = [shownValue(before), shownValue(after)]
	if (old === now) return 'Replaced by another'
	const diff = Array.isArray(before) && Array.isArray(after) ? lineDiff : wordDiff
	return diff(old, now).map(({ kind, text }, index) => {
		const key = `${index} ${kind}`
		if (kind === 'removed')
			return (
				<del key={key} className="bg-red-wash text-red">
					{text}
				</del>
			)
		return kind === 'added' ? (
			<ins key={key} className="bg-green-wash text-green [del+&]:ml-1">
				{text}
			</ins>
		) : (
			<span key={key}>{text}</span>
		)
	})
}
