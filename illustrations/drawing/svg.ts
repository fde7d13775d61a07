import { type Drawing, type Mark, flatten, CANVAS, type Step, cull } from './shapes.ts'

/** Writes a small SVG: nothing outside the canvas, one decimal, and adjacent marks of one colour as one path. */
export function svg(drawing: Drawing, { width, height } = CANVAS): string {
	const seen = flatten(cull(drawing, 0, 0, width, height))
	const runs: Mark[] = []
	for (const mark of seen) {
		const last = runs.at(-1)
		if (last && joins(last, mark)) runs[runs.length - 1] = { ...last, outlines: [...last.outlines, ...mark.outlines] }
		else runs.push(mark)
	}
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${runs.map(path).join('')}</svg>`
}

const joins = (a: Mark, b: Mark) =>
	a.fill === b.fill && !a.holes && !b.holes && a.opacity === undefined && b.opacity === undefined

function path({ fill, outlines, holes, opacity }: Mark) {
	const d = outlines.map((outline) => steps(holes || clockwise(outline) ? outline : backwards(outline))).join('')
	const rule = holes ? ' fill-rule="evenodd"' : ''
	const veil = opacity === undefined ? '' : ` opacity="${opacity}"`
	return `<path fill="${short(fill)}"${rule}${veil} d="${d}"/>`
}

const short = (colour: string) => colour.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3')
const tenths = (value: number) => Math.round(value * 10)

/** Relative path commands, as short as possible. Positions are rounded to tenths before differences are taken, so that errors do not add up. */
function steps(outline: readonly Step[]) {
	let [x, y] = [0, 0]
	let text = ''
	let last = ''
	const put = (command: string, values: number[]) => {
		if (command !== last) text += command
		text += values
			.map((value, i) => {
				const digits = String(value / 10).replace(/^(-?)0\./, '$1.')
				return (i === 0 && command !== last) || digits.startsWith('-') ? digits : ` ${digits}`
			})
			.join('')
		last = command
	}
	outline.forEach((step, i) => {
		const at = step.map(tenths)
		const [toX = 0, toY = 0] = at.slice(-2)
		if (i === 0) {
			put('M', [toX, toY])
			last = 'L'
		} else if (step.length === 6) {
			put(
				'c',
				at.map((value, j) => value - (j % 2 ? y : x)),
			)
		} else if (toX !== x || toY !== y) {
			if (toY === y) put('h', [toX - x])
			else if (toX === x) put('v', [toY - y])
			else put('l', [toX - x, toY - y])
		}
		;[x, y] = [toX, toY]
	})
	return `${text}z`
}

/** Overlapping outlines in one path must have the same direction, or they would cut holes into each other. */
function clockwise(outline: readonly Step[]) {
	const ends = outline.map((step) => step.slice(-2))
	const area = ends.reduce((sum, [x = 0, y = 0], i) => {
		const [nextX = 0, nextY = 0] = ends[(i + 1) % ends.length] ?? []
		return sum + x * nextY - nextX * y
	}, 0)
	return area >= 0
}

function backwards(outline: readonly Step[]): Step[] {
	const ends = outline.map((step) => step.slice(-2))
	const last = ends.at(-1) ?? []
	return [
		last,
		...outline
			.map((step, i): Step => {
				const [fromX = 0, fromY = 0] = ends[i - 1] ?? []
				return step.length === 6
					? [step[2] ?? 0, step[3] ?? 0, step[0] ?? 0, step[1] ?? 0, fromX, fromY]
					: [fromX, fromY]
			})
			.slice(1)
			.reverse(),
	]
}
