import { type FilmHeader, FilmRefused } from './film-header.ts'

// ISO/IEC 14496-12 (boxes) and 14496-15 (H.264 in them).

type Box = { type: string; start: number; content: number; end: number }

/** Of films that people make, hundreds. */
const MOST_BOXES = 5000
/** They say where, when and with what a film was taken. */
const METADATA = new Set(['udta', 'meta', 'uuid', 'free', 'skip'])
/** Each is 8-bit 4:2:0, which every browser plays. */
const PROFILES = new Set([66, 77, 88, 100])

const WRONG_CODEC = 'Browsers cannot play this film. Export it as MP4 with H.264, and upload it again'
const OTHER_TRACKS =
	'The film has more than picture and sound, which may say where it was taken. Export it for the web first'

/** Reads the header of an MP4 film, and overwrites its metadata in place. Throws FilmRefused or RangeError. */
export function readMp4(bytes: Buffer): FilmHeader {
	let left = MOST_BOXES
	const boxesIn = (start: number, end: number): Box[] => {
		const boxes: Box[] = []
		for (let at = start; at + 8 <= end; ) {
			if (left-- === 0) throw new FilmRefused()
			const short = bytes.readUInt32BE(at)
			const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? end - at : short
			const content = at + (short === 1 ? 16 : 8)
			if (at + size > end || content > at + size) throw new FilmRefused()
			boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), start: at, content, end: at + size })
			at += size
		}
		return boxes
	}
	/** The parts of a box, without those that say more than is shown. */
	const partsOf = ({ content, end }: Box): Box[] => {
		const parts = boxesIn(content, end)
		for (const part of parts.filter(({ type }) => METADATA.has(type))) blank(bytes, part)
		return parts
	}

	const all = partsOf({ type: '', start: 0, content: 0, end: bytes.length })
	if (all[0]?.type !== 'ftyp') throw new FilmRefused()
	const movie = partsOf(one(all, 'moov'))
	const header = one(movie, 'mvhd')
	const { scale, duration } = timesOf(bytes, header)
	blankTimes(bytes, header)
	const tracks = movie.filter(({ type }) => type === 'trak').map((track) => readTrack(bytes, track, partsOf))
	if (tracks.some(({ handler }) => handler !== 'vide' && handler !== 'soun')) throw new FilmRefused(OTHER_TRACKS)
	const [picture, ...more] = tracks.filter(({ handler }) => handler === 'vide')
	if (!picture || more.length > 0) throw new FilmRefused()
	return { kind: 'mp4', ...picture.size(), seconds: duration / scale }
}

function readTrack(bytes: Buffer, track: Box, partsOf: (box: Box) => Box[]) {
	const parts = partsOf(track)
	const header = one(parts, 'tkhd')
	blankTimes(bytes, header)
	const media = partsOf(one(parts, 'mdia'))
	blankTimes(bytes, one(media, 'mdhd'))
	const handlerBox = one(media, 'hdlr')
	const handler = within(bytes, handlerBox, 8, 4).toString('latin1')
	const size = () => {
		const table = partsOf(one(partsOf(one(media, 'minf')), 'stbl'))
		const isTurned = turns(bytes, header)
		const { width, height } = readSampleEntry(bytes, one(table, 'stsd'), partsOf)
		return isTurned ? { width: height, height: width } : { width, height }
	}
	return { handler, size }
}

/** The one description of how the pictures are coded. */
function readSampleEntry(bytes: Buffer, table: Box, partsOf: (box: Box) => Box[]) {
	const [entry, ...more] = partsOf({ ...table, content: table.content + 8 })
	if (!entry || more.length > 0) throw new FilmRefused()
	if (entry.type !== 'avc1' && entry.type !== 'avc3') throw new FilmRefused(WRONG_CODEC)
	const fixed = within(bytes, entry, 0, 78)
	const settings = one(partsOf({ ...entry, content: entry.content + 78 }), 'avcC')
	if (!PROFILES.has(within(bytes, settings, 1, 1)[0] ?? 0)) throw new FilmRefused(WRONG_CODEC)
	return { width: fixed.readUInt16BE(24), height: fixed.readUInt16BE(26) }
}

/** Whether a track's matrix turns its pictures by a quarter, as phones that are held upright do. */
function turns(bytes: Buffer, header: Box): boolean {
	const matrix = within(bytes, header, isLong(bytes, header) ? 52 : 40, 8)
	return matrix.readInt32BE(0) === 0 && matrix.readInt32BE(4) !== 0
}

/** Version 1 of a box has times of 64 bits. */
const isLong = (bytes: Buffer, box: Box) => within(bytes, box, 0, 1)[0] === 1

function timesOf(bytes: Buffer, header: Box) {
	const at = isLong(bytes, header) ? 20 : 12
	const scale = within(bytes, header, at, 4).readUInt32BE()
	const duration = isLong(bytes, header)
		? Number(within(bytes, header, at + 4, 8).readBigUInt64BE())
		: within(bytes, header, at + 4, 4).readUInt32BE()
	return { scale, duration }
}

/** When it was taken, and changed last. */
const blankTimes = (bytes: Buffer, box: Box) => void within(bytes, box, 4, isLong(bytes, box) ? 16 : 8).fill(0)

function blank(bytes: Buffer, { start, content, end }: Box) {
	bytes.write('free', start + 4, 'latin1')
	bytes.fill(0, content, end)
}

function one(boxes: readonly Box[], wanted: string): Box {
	const [found, ...more] = boxes.filter(({ type }) => type === wanted)
	if (!found || more.length > 0) throw new FilmRefused()
	return found
}

/** A part of a box's content. */
function within(bytes: Buffer, { content, end }: Box, at: number, length: number): Buffer {
	if (content + at + length > end) throw new FilmRefused()
	return bytes.subarray(content + at, content + at + length)
}
