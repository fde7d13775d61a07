/** The members of a JSON object. What they hold is not known yet. */
export type Members = Readonly<Record<string, unknown>>

/** How one kind of JSON is stored outside a table's own columns, and how this release reads what another release stored. */
export type StoredShape<T> = {
	/** The value with the version of its shape, ready to be stored. */
	write: (value: T) => object
	/** The value in the current shape, with defaults for what is missing. Null when nothing in it can be used. */
	read: (stored: unknown) => T | null
	toText: (value: T) => string
	/** Reads JSON text. Null also for text that is not JSON, and for no text at all. */
	fromText: (text: string | null) => T | null
}

type Versioned<T> = {
	/** Raise it when a member changes its meaning. A new member needs a default in `read`, and no new version. */
	version: number
	/** Checks the members of any version, newer ones too: fills defaults, ignores what it does not know, returns null for garbage. */
	read: (members: Members) => T | null
	/** Brings the members of an older version up to date before `read`. */
	migrate?: (members: Members, from: number) => Members
	/**
	 * False where an earlier release refuses members that it does not know: during a rolling restart it reads what this release
	 * writes. JSON without a version has version 1.
	 */
	writesVersion?: boolean
}

const VERSION = 'schemaVersion'

export function versioned<T extends object>({
	version,
	read,
	migrate = (members) => members,
	writesVersion = true,
}: Versioned<T>): StoredShape<T> {
	const write = (value: T): object => (writesVersion ? { ...value, [VERSION]: version } : value)
	function readStored(stored: unknown): T | null {
		if (!isObject(stored)) return null
		const { [VERSION]: given, ...members } = stored
		const from = typeof given === 'number' ? given : 1
		return read(from < version ? migrate(members, from) : members)
	}
	return {
		write,
		read: readStored,
		toText: (value) => JSON.stringify(write(value)),
		fromText: (text) => (text === null ? null : readStored(parsed(text))),
	}
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text) as unknown
	} catch {
		return null
	}
}

export const isObject = (value: unknown): value is Members =>
	typeof value === 'object' && value !== null && !Array.isArray(value)

/** The items of a list that can be read. Anything but a list is an empty one. */
export const readList = <T>(value: unknown, readItem: (item: unknown) => T | null): T[] =>
	Array.isArray(value) ? value.map(readItem).filter((item) => item !== null) : []

/** All items of a list; null when it is no list, or when one of them cannot be read. */
export function readAll<T>(value: unknown, readItem: (item: unknown) => T | null): T[] | null {
	const items = readList(value, readItem)
	return Array.isArray(value) && items.length === value.length ? items : null
}

/** The members of a map that hold text. */
export const readTexts = (value: unknown): Record<string, string> =>
	isObject(value)
		? Object.fromEntries(
				Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
			)
		: {}
