import { expect, test } from 'vitest'
import {
	resolveAddress,
	attribute,
	childElements,
	cleanText,
	lineOf,
	parentOf,
	parsePage,
	scriptSource,
	textOf,
} from './parse-page.ts'

const find = (html: string, tag: string, url: string | null = null) => {
	const page = parsePage(html, { url })
	const element = page.elements.find(({ tagName }) => tagName === tag)
	if (!element) throw new Error(`No <${tag}>`)
	return { page, element }
}

test('elements in the document’s order, with their attributes, neighbours, lines and text', () => {
	const { page, element } = find(
		'<!doctype html>\n<html lang="en-GB"><body>\n<div id=a CLASS=Card><p>Two\n words<br>and&nbsp;more</p><i></i></div>',
		'div',
	)
	expect(page.elements.map(({ tagName }) => tagName)).toEqual(['html', 'head', 'body', 'div', 'p', 'br', 'i'])
	expect([attribute(element, 'class'), attribute(element, 'title'), lineOf(element), page.language]).toEqual([
		'Card',
		undefined,
		'line 3',
		'en-GB',
	])
	expect(childElements(element).map((child) => parentOf(child) === element)).toEqual([true, true])
	expect(textOf(page, element)).toBe('Two\nwords\nand more')
})

test('scripts, styles and templates have no visible text, and a script has its source', () => {
	const { page, element } = find(
		'<div>a<script>b < c</script><style>d</style><template><b>e</b></template><noscript>f</noscript>g</div>',
		'script',
	)
	expect(scriptSource(element)).toBe('b < c')
	expect(page.text).toBe('ag')
	expect(page.elements.some(({ tagName }) => tagName === 'b')).toBe(false)
})

test('addresses are resolved by the page’s base or its own address, and absolute ones stay unchanged', () => {
	const base = parsePage('<base href="/docs/">', { url: 'https://a.example/x/y' })
	expect(
		['b', '#c', 'HTTPS://B.example', 'mailto:a@b.example'].map((address) => resolveAddress(base, address)),
	).toEqual(['https://a.example/docs/b', 'https://a.example/docs/#c', 'HTTPS://B.example', 'mailto:a@b.example'])
	expect(resolveAddress(parsePage(''), 'b')).toBe('b')
})

test('deep nesting and long pages are cut', () => {
	const deep = parsePage(`${'<div>'.repeat(5000)}x${'</div>'.repeat(5000)}<p>after</p>`)
	expect(deep.elements.length).toBeLessThan(600)
	expect(deep.issues).toMatchObject([{ code: 'PAGE_CUT' }])
	expect(parsePage(`${'<div>'.repeat(500)}x${'</div>'.repeat(500)}<p>after</p>`).issues).toEqual([])
	const long = parsePage('<p>x</p>'.repeat(400_000))
	expect(long.issues).toMatchObject([{ code: 'PAGE_CUT', severity: 'warning' }])
	expect(long.elements.length).toBeLessThan(270_000)
})

test('only the beginning of a long text is used', () => {
	const { page, element } = find(`<p>${'word '.repeat(10_000)}</p>`, 'p')
	expect(textOf(page, element, 14)).toBe('word word word')
})

test('clean text has single blanks and line breaks', () => {
	expect(cleanText(' a \t b\u00a0\u00a0c \r\n\r\n  d\n')).toBe('a b c\nd')
})
