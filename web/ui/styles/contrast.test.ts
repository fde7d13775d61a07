import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const block = (selector: string) => new RegExp(`${selector} \\{([^}]*)\\}`).exec(css('tokens.css'))?.[1] ?? ''
const colours = (text: string) =>
	new Map([...text.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]))

const overPictures = colours(block('@theme'))
const themes = { light: colours(block(':root')), dark: colours(block('\\.dark')) }

type Rgb = readonly number[]
const rgb = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** WCAG 2.2, relative luminance and contrast ratio. */
function luminance(colour: Rgb) {
	const [r = 0, g = 0, b = 0] = colour.map((part) => {
		const share = part / 255
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
	})
	return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(a: Rgb, b: Rgb) {
	const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
	return (light + 0.05) / (dark + 0.05)
}
const over = (top: Rgb, alpha: number, background: Rgb) =>
	top.map((part, i) => alpha * part + (1 - alpha) * (background[i] ?? 0))

const BACKGROUNDS = ['paper', 'card', 'sunk']
const TEXTS: [text: string, backgrounds: string[]][] = [
	['ink', [...BACKGROUNDS, 'sea-wash', 'brass-wash', 'terracotta-wash']],
	['ink-soft', [...BACKGROUNDS, 'sea-wash']],
	['sea', [...BACKGROUNDS, 'sea-wash']],
	['sea-deep', BACKGROUNDS],
	['terracotta', [...BACKGROUNDS, 'terracotta-wash']],
	['brass', [...BACKGROUNDS, 'brass-wash']],
	['danger', BACKGROUNDS],
	['on-sea', ['sea', 'sea-deep']],
	['on-danger', ['danger', 'danger-deep']],
	['paper', ['ink', 'terracotta']],
	...['green', 'yellow', 'amber', 'red', 'grey'].map((tone): [string, string[]] => [tone, [`${tone}-wash`, 'card']]),
]
const CONTROLS: [edge: string, backgrounds: string[]][] = [
	['control', BACKGROUNDS],
	['sea', BACKGROUNDS],
	['danger', BACKGROUNDS],
]

const ratio = (colours: Map<string, string>, a: string, b: string) =>
	contrast(rgb(colours.get(a) ?? ''), rgb(colours.get(b) ?? ''))

describe.each(Object.entries(themes))('the %s theme', (_, colours) => {
	test('defines every colour', () => {
		expect([...colours.keys()]).toEqual([...themes.light.keys()])
		expect(colours.size).toBeGreaterThan(25)
	})
	test.each(TEXTS.flatMap(([a, backgrounds]) => backgrounds.map((b) => [a, b] as const)))(
		'%s text is readable on %s (4.5:1)',
		(a, b) => {
			expect(ratio(colours, a, b)).toBeGreaterThanOrEqual(4.5)
		},
	)
	test.each(CONTROLS.flatMap(([a, backgrounds]) => backgrounds.map((b) => [a, b] as const)))(
		'a %s edge is visible on %s (3:1)',
		(a, b) => {
			expect(ratio(colours, a, b)).toBeGreaterThanOrEqual(3)
		},
	)
})

test('browsers colour their own bars like the page', () => {
	expect(readFileSync('web/framework/document.tsx', 'utf8')).toContain(`content="${themes.light.get('paper')}"`)
	expect(css('../theme-start.js')).toContain(`content: '${themes.dark.get('paper')}'`)
})

test.each([
	['the scrim behind the header’s content', /\/ ([\d.]+)\) 40%/.exec(css('base.css'))],
	['the scrim behind a hero’s text', /\/ ([\d.]+)\);/.exec(css('hero.css'))],
])('foam text is readable over any picture on %s', (_, found) => {
	const [, alpha] = found ?? []
	const foam = rgb(overPictures.get('color-foam') ?? '')
	const night = rgb(overPictures.get('color-night') ?? '')
	expect(contrast(foam, over(night, Number(alpha), [255, 255, 255]))).toBeGreaterThanOrEqual(4.5)
})
