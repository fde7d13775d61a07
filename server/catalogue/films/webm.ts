import { type FilmHeader, FilmRefused } from './film-header.ts'

// RFC 8794 (EBML) and RFC 9559 (Matroska), of which WebM is a part.

type Element = { id: number; start: number; content: number; end: number }

const SEGMENT = 0x18538067
const INFO = 0x1549a966
const TRACKS = 0x1654ae6b
const [VIDEO, SOUND] = [1, 2]
/** Titles, dates, tags, chapters and attached files say more than is shown. */
const METADATA = new Set([0x1254c367, 0x1941a469, 0x1043a770, 0x4461, 0x7ba9, 0xec])
const CODECS = new Set(['V_VP8', 'V_VP9', 'V_AV1'])
const MOST_ELEMENTS = 20_000
const DEFAULT_SCALE = 1_000_000

const WRONG_CODEC = 'Browsers cannot play this film. Export it as WebM with VP9, or as MP4 with H.264'

/** Reads the header of a WebM film, and overwrites its metadata in place. Throws FilmRefused or RangeError. */
export function readWebm(bytes: Buffer): FilmHeader {
	let left = MOST_ELEMENTS
	const elementsIn = (start: number, end: number): Element[] => {
		const elements: Element[] = []
		for (let at = start; at < end; ) {
			if (left-- === 0) throw new FilmRefused()
			const { id, content, length } = readHead(bytes, at)
			const last = length === null ? end : content + length
			if (last > end) throw new FilmRefused()
			elements.push({ id, start: at, content, end: last })
			at = last
		}
		for (const element of elements.filter(({ id }) => METADATA.has(id))) blank(bytes, element)
		return elements
	}
	const partsOf = ({ content, end }: Element) => elementsIn(content, end)
	const textIn = (element: Element) => bytes.toString('latin1', element.content, element.end).replace(/\0+$/, '')
	const numberIn = ({ content, end }: Element) => {
		if (end - content < 1 || end - content > 6) throw new FilmRefused()
		return bytes.readUIntBE(content, end - content)
	}

	const [head, segment] = elementsIn(0, bytes.length)
	if (!head || segment?.id !== SEGMENT || textIn(one(partsOf(head), 0x4282)) !== 'webm') throw new FilmRefused()
	const parts = partsOf(segment)
	const info = partsOf(one(parts, INFO))
	const scale = info.find(({ id }) => id === 0x2ad7b1)
	const duration = one(info, 0x4489)
	const ticks =
		duration.end - duration.content === 4 ? bytes.readFloatBE(duration.content) : bytes.readDoubleBE(duration.content)
	const tracks = partsOf(one(parts, TRACKS))
		.filter(({ id }) => id === 0xae)
		.map(partsOf)
	const kinds = tracks.map((track) => numberIn(one(track, 0x83)))
	if (kinds.some((kind) => kind !== VIDEO && kind !== SOUND)) throw new FilmRefused()
	const [track, ...more] = tracks.filter((_, index) => kinds[index] === VIDEO)
	if (!track || more.length > 0) throw new FilmRefused()
	if (!CODECS.has(textIn(one(track, 0x86)))) throw new FilmRefused(WRONG_CODEC)
	const video = partsOf(one(track, 0xe0))
	const size = { width: numberIn(one(video, 0xb0)), height: numberIn(one(video, 0xba)) }
	return { kind: 'webm', ...size, seconds: (ticks * (scale ? numberIn(scale) : DEFAULT_SCALE)) / 1e9 }
}

/** An element's id and where its content begins. A length of null: to the end of what contains it, as live recordings have it. */
function readHead(bytes: Buffer, at: number): { id: number; content: number; length: number | null } {
	const idLength = Math.clz32(bytes.readUInt8(at)) - 23
	if (idLength > 4) throw new FilmRefused()
	const id = bytes.readUIntBE(at, idLength)
	const first = bytes.readUInt8(at + idLength)
	const width = Math.clz32(first) - 23
	if (width > 8) throw new FilmRefused()
	const content = at + idLength + width
	const digits = bytes.subarray(at + idLength, content)
	if (digits.length < width) throw new FilmRefused()
	let length = first & (0xff >> width)
	for (const digit of digits.subarray(1)) length = length * 256 + digit
	const isUnknown = length === 2 ** (7 * width) - 1
	return { id, content, length: isUnknown ? null : length }
}

/** Puts an element of type Void in its place, of the same size. */
function blank(bytes: Buffer, { start, end }: Element) {
	const length = end - start
	bytes.fill(0, start, end)
	bytes[start] = 0xec
	if (length < 9) bytes[start + 1] = 0x80 | (length - 2)
	else {
		bytes[start + 1] = 0x01
		bytes.writeUIntBE(length - 9, start + 3, 6)
	}
}

function one(elements: readonly Element[], wanted: number): Element {
	const found = elements.find(({ id }) => id === wanted)
	if (!found) throw new FilmRefused()
	return found
}
