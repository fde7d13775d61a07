import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { readdirSync } from 'node:fs'

const { resolve } = createRequire(import.meta.url)

/** The single font file of a weight: these packages have a folder for each. */
function fileOf(family: string, weight: string): string {
	const folder = join(dirname(resolve(`@expo-google-fonts/${family}/package.json`)), weight)
	const file = readdirSync(folder).find((name) => name.endsWith('.ttf'))
	if (!file) throw new Error(`No font in ${folder}`)
	return join(folder, file)
}

/** The text fonts of our documents, with the weights that the templates use. */
const FACES = {
	'cormorant-garamond': ['500Medium', '500Medium_Italic'],
	jost: ['400Regular', '400Regular_Italic', '500Medium'],
	// Not Medium: next to Cormorant Garamond Medium, which is lighter than its name, Greek names would look bold.
	'noto-sans': ['400Regular', '700Bold'],
}

/** One font for each of the other scripts, in regular weight. Typst reads a file only when a document needs it. */
const SCRIPTS = [
	'noto-sans-arabic',
	'noto-sans-armenian',
	'noto-sans-bengali',
	'noto-sans-ethiopic',
	'noto-sans-georgian',
	'noto-sans-gujarati',
	'noto-sans-gurmukhi',
	'noto-sans-hebrew',
	'noto-sans-kannada',
	'noto-sans-khmer',
	'noto-sans-lao',
	'noto-sans-malayalam',
	'noto-sans-myanmar',
	'noto-sans-sinhala',
	'noto-sans-symbols-2',
	'noto-sans-tamil',
	'noto-sans-telugu',
	'noto-sans-thai',
	'noto-emoji',
	'chocolate-classical-sans',
	'gowun-dodum',
]

/** Chinese with simplified forms, and kana. Chocolate Classical Sans covers the rare characters that it lacks. */
const CHINESE = join(dirname(resolve('@embedpdf/fonts-sc')), '../fonts/NotoSansHans-Regular.otf')

/** All fonts of the typeset documents. Their order in the text is that of theme.typ. */
export const FONT_FILES = [
	...Object.entries(FACES).flatMap(([family, weights]) => weights.map((weight) => fileOf(family, weight))),
	...SCRIPTS.map((family) => fileOf(family, '400Regular')),
	CHINESE,
]

/** The font of filled forms. */
export const FORM_FONT_FILE = fileOf('noto-sans', '400Regular')
