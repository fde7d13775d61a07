import type { CatalogueItem } from '#shared/catalogue/catalogue-item.ts'
import type { Finding } from '#shared/catalogue/rules/finding.ts'
import { counted } from '../item-names.ts'
import { labelAt, placeInForm } from '../fields/sections.ts'

type Props = { item: CatalogueItem; onChoose: (path: string) => void }

/** What the rules find in an item: the errors that keep it from being published, and suggestions. Each leads to its field. */
export function FindingList({ item, onChoose }: Props) {
	const inOrder = item.findings.toSorted((a, b) => placeInForm(item.kind, a.path) - placeInForm(item.kind, b.path))
	const at = (level: Finding['level']) => inOrder.filter((finding) => finding.level === level)
	const [errors, advice] = [at('error'), at('advice')]
	const list = (findings: readonly Finding[]) => (
		<ul className="grid">
			{findings.map(({ path, sentence }) => (
				<li key={path + sentence}>
					<button
						type="button"
						onClick={() => onChoose(path)}
						className="min-h-9 text-left underline decoration-1 underline-offset-4 wrap-anywhere hover:decoration-2 pointer-coarse:min-h-11"
					>
						{[labelAt(item.kind, item.content, path), sentence].filter(Boolean).join(': ')}
					</button>
				</li>
			))}
		</ul>
	)
	return (
		<>
			{errors.length > 0 ? (
				<section aria-label="To correct" className="rounded-md bg-red-wash px-4 py-3 text-red">
					<p className="font-medium">{`${counted(errors.length, 'error')} to correct first`}</p>
					{list(errors)}
				</section>
			) : null}
			{advice.length > 0 ? (
				<details className="rounded-md bg-amber-wash px-4 py-2 text-amber">
					<summary className="min-h-9 cursor-pointer py-1.5 font-medium">
						{`${counted(advice.length, 'suggestion')}, which need not be followed`}
					</summary>
					{list(advice)}
				</details>
			) : null}
		</>
	)
}
