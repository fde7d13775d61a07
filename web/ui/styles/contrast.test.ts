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
	['control', [...BACKGROUNDS, 'sea-wash', 'yellow-wash']],
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

/** The luminance of a colour in OKLCH (CSS Color 4, section 10), with the parts that sRGB can't show cut off. */
function luminanceOf([lightness, chroma, hue]: readonly [number, number, number]) {
	const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
	const [l = 0, m = 0, s = 0] = [
		lightness + 0.3963377774 * a + 0.2158037573 * b,
		lightness - 0.1055613458 * a - 0.0638541728 * b,
		lightness - 0.0894841775 * a - 1.291485548 * b,
	].map((part) => part ** 3)
	const linear = [
		4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
		-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
		-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
	]
	const [red = 0, green = 0, blue = 0] = linear.map((part) => Math.min(1, Math.max(0, part)))
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test('foam text is readable on the field of an opening, whatever the hue of its picture (4.5:1)', () => {
	const hero = css('hero.css')
	const values = (name: string) =>
		[...hero.matchAll(new RegExp(`--${name}: ([\\d.]+);`, 'g'))].map(([, value]) => Number(value))
	const [lightnesses, strengths] = [values('lightness'), values('strength')]
	expect([lightnesses.length, strengths.length]).toEqual([2, 2])
	const foam = luminance(rgb(overPictures.get('color-foam') ?? ''))
	for (const [theme, lightness] of lightnesses.entries())
		for (let hue = 0; hue < 2 * Math.PI; hue += Math.PI / 36) {
			const field = luminanceOf([lightness, strengths[theme] ?? 0, hue])
			expect((foam + 0.05) / (field + 0.05)).toBeGreaterThanOrEqual(4.5)
		}
	expect(
		contrast(rgb(overPictures.get('color-foam') ?? ''), rgb(overPictures.get('color-night') ?? '')),
	).toBeGreaterThan(4.5)
	expect(hero).not.toMatch(/gradient|text-shadow/)
})
