import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { z } from 'zod'
import { line } from '#shared/schemas.ts'

export type Variables = Readonly<Record<string, string | undefined>>

/**
 * Reads settings one by one and collects their problems, so that all can be reported at once. A setting is the variable NAME, or the
 * content of the file named by NAME_FILE, as containers pass secrets. A blank value counts as not set. Problems name the setting and
 * never its value.
 */
export function createSettingsReader(variables: Variables) {
	/** The first problem of each setting. */
	const problems = new Map<string, string>()
	const addProblem = (name: string, why: string) => void (problems.has(name) || problems.set(name, why))
	const isSet = (name: string) => Boolean(variables[name]?.trim())

	function rawValue(name: string): string | null {
		if (!isSet(`${name}_FILE`)) return isSet(name) ? (variables[name] ?? null) : null
		if (isSet(name)) addProblem(name, `Set either ${name} or ${name}_FILE, not both`)
		try {
			return readFileSync(variables[`${name}_FILE`] ?? '', 'utf8').replace(/\r?\n$/, '') || null
		} catch (error) {
			addProblem(name, `The file in ${name}_FILE cannot be read (${(error as NodeJS.ErrnoException).code})`)
			return null
		}
	}

	/** Null when the setting is not set. */
	function optional<T>(name: string, schema: z.ZodType<T>): T | null {
		const text = rawValue(name)
		if (text === null) return null
		const checked = schema.safeParse(text)
		if (checked.success) return checked.data
		addProblem(name, checked.error.issues[0]?.message ?? 'Invalid value')
		return null
	}

	return {
		problems,
		addProblem,
		optional,
		read: <T>(name: string, schema: z.ZodType<T>, fallback: T): T => optional(name, schema) ?? fallback,
		/** A setting that is required because of others. `why` says which. */
		required: (name: string, schema: z.ZodType<string>, why: string): string => {
			const value = optional(name, schema)
			if (value === null) addProblem(name, `Missing. ${why}`)
			return value ?? ''
		},
		/** Whether any setting with this prefix is set. */
		isAnySet: (prefix: string) => Object.keys(variables).some((name) => name.startsWith(prefix) && isSet(name)),
	}
}

export type SettingsReader = ReturnType<typeof createSettingsReader>

export const text = line()
export const folder = z.string().transform((value) => value.trim())
export const flag = z.enum(['0', '1'], 'Enter 0 or 1').transform((value) => value === '1')
export const shutdownSeconds = z
	.string()
	.regex(/^\d{1,3}$/, 'Enter a whole number of seconds from 0 to 60')
	.transform(Number)
	.refine((seconds) => seconds <= 60, 'Enter a whole number of seconds from 0 to 60')
export const months = z
	.string()
	.regex(/^\d{1,3}$/, 'Enter a number of months, or 0 to keep everything')
	.transform(Number)
export const port = z
	.string()
	.trim()
	.regex(/^\d{1,5}$/, 'Enter a port, 1 to 65535')
	.transform(Number)
	.refine((value) => value >= 1 && value <= 65_535, 'Enter a port, 1 to 65535')

/** A URL with one of these schemes. */
export const url = (...schemes: string[]) =>
	line(2000).refine(
		(value) => {
			const parsed = URL.parse(value)
			if (!parsed || !schemes.includes(parsed.protocol.slice(0, -1))) return false
			// PostgreSQL's notation for a socket: postgres:///name?host=/run/postgresql
			return parsed.hostname !== '' || parsed.searchParams.has('host')
		},
		`Enter an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
	)

/** Only scheme, host and port, serialised as browsers do. */
export const origin = url('http', 'https')
	.refine((value) => {
		const { href, origin: onlyOrigin } = URL.parse(value) ?? {}
		return href === `${onlyOrigin}/`
	}, 'Enter only scheme, host and port, such as https://travel.example')
	.transform((value) => new URL(value).origin)

/** A list separated by commas or spaces. */
export const listOf = (entry: z.ZodType<string, string>) =>
	z
		.string()
		.transform((value) => value.split(/[\s,]+/).filter(Boolean))
		.pipe(z.array(entry))

/** 192.0.2.7, or a range such as 10.0.0.0/8. */
export const addressRange = z.string().refine((value) => {
	const [address = '', bits, ...rest] = value.split('/')
	const maxBits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
	return rest.length === 0 && (bits === undefined ? maxBits > 0 : /^\d{1,3}$/.test(bits) && Number(bits) <= maxBits)
}, 'Enter addresses, or ranges such as 10.0.0.0/8')

/** forms.agency.lan:8080, 10.1.2.3:443 or [fd00::7]:80. */
export const hostWithPort = z
	.string()
	.refine((value) => {
		const { host, pathname } = URL.parse(`https://${value}`) ?? {}
		return host !== undefined && pathname === '/' && /:\d{1,5}$/.test(value)
	}, 'Enter hosts with their ports, such as forms.agency.lan:8080')
	.transform((value) => value.toLowerCase())

/** Turns a check that throws into one that returns whether the value passed. */
export function succeeds(check: (value: string) => unknown) {
	return (value: string) => {
		try {
			check(value)
			return true
		} catch {
			return false
		}
	}
}
