import { shownValue } from '../shown-value.ts'
import { wordDiff } from './word-diff.ts'

type Props = { before: unknown; after: unknown }

/** Two values of a field as one text, with the words marked that go and come. */
export const MarkedWords = ({ before, after }: Props) =>
	wordDiff(shownValue(before), shownValue(after)).map(({ kind, text }, index) => {
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
	})
