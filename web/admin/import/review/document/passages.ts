/** The visible text of a document with the place of each character, without runs of blanks. */
type TextIndex = { text: string; places: [node: Text, offset: number][] }

/** Where passages are in the text of a document, however its blanks and lines break. */
export function findPassages(root: HTMLElement): (passage: string, within?: string) => Range | null {
	const { text, places } = indexOf(root)
	const rangeAt = (from: number, length: number) => {
		const [start, end] = [places[from], places[from + length - 1]]
		if (!start || !end) return null
		const range = root.ownerDocument.createRange()
		range.setStart(...start)
		range.setEnd(end[0], end[1] + 1)
		return range
	}
	return (passage, within = '') => {
		const wanted = withoutBlanks(passage)
		if (wanted === '') return null
		const line = withoutBlanks(within)
		const lineAt = line === '' ? -1 : text.indexOf(line)
		const at = lineAt < 0 ? text.indexOf(wanted) : text.indexOf(wanted, lineAt)
		return at < 0 ? null : rangeAt(at, wanted.length)
	}
}

const withoutBlanks = (text: string) => text.replaceAll(/\s+/g, '').toLowerCase()

function indexOf(root: HTMLElement): TextIndex {
	const places: TextIndex['places'] = []
	let text = ''
	const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
	for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null)
		for (let offset = 0; offset < node.data.length; offset++) {
			const letter = node.data.charAt(offset).toLowerCase()
			if (/\s/.test(letter)) continue
			// Some letters become two in lower case.
			for (const unit of letter.split('')) {
				text += unit
				places.push([node, offset])
			}
		}
	return { text, places }
}
