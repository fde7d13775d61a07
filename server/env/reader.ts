import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { z } from 'zod'
import { line } from '#shared/schemas.ts'

export type Variables = Readonly<Record<string, string | undefined>>

/**
 * Reads settings one by one and gathers what is wrong with them, so that all of it can be told at once. A setting is NAME, or what the
 * file named by NAME_FILE holds (secrets are handed over so); blank is not set. Problems name the setting and never its value.
 */
export function settingsOf(variables: Variables) {
	/** What is wrong with a setting; its first fault is the one to tell. */
	const problems = new Map<string, string>()
	const wrong = (name: string, why: string) => void (problems.has(name) || problems.set(name, why))
	const isGiven = (name: string) => Boolean(variables[name]?.trim())

	function textOf(name: string): string | null {
		if (!isGiven(`${name}_FILE`)) return isGiven(name) ? (variables[name] ?? null) : null
		if (isGiven(name)) wrong(name, `${name}_FILE is set as well, and only one can count`)
		try {
			return readFileSync(variables[`${name}_FILE`] ?? '', 'utf8').replace(/\r?\n$/, '') || null
		} catch (error) {
			wrong(name, `The file that ${name}_FILE names cannot be read (${(error as NodeJS.ErrnoException).code})`)
			return null
		}
	}

	/** Null when it is not given. */
	function optional<T>(name: string, schema: z.ZodType<T>): T | null {
		const text = textOf(name)
		if (text === null) return null
		const checked = schema.safeParse(text)
		if (checked.success) return checked.data
		wrong(name, checked.error.issues[0]?.message ?? 'Not valid')
		return null
	}

	return {
		problems,
		wrong,
		optional,
		/** `otherwise` when it is not given. */
		read: <T>(name: string, schema: z.ZodType<T>, otherwise: T): T => optional(name, schema) ?? otherwise,
		/** One that others make no sense without. */
		required: (name: string, schema: z.ZodType<string>, why: string): string => {
			const value = optional(name, schema)
			if (value === null) wrong(name, `Missing. ${why}`)
			return value ?? ''
		},
		/** Whether anything that begins so is given. */
		usesAny: (prefix: string) => Object.keys(variables).some((name) => name.startsWith(prefix) && isGiven(name)),
	}
}

export type Settings = ReturnType<typeof settingsOf>

export const words = line()
export const folder = z.string().transform((value) => value.trim())
export const flag = z.enum(['0', '1'], 'Enter 0 or 1').transform((value) => value === '1')
export const port = z
	.string()
	.trim()
	.regex(/^\d{1,5}$/, 'Enter a port, 1 to 65535')
	.transform(Number)
	.refine((value) => value >= 1 && value <= 65_535, 'Enter a port, 1 to 65535')

/** An address of one of these schemes. */
export const url = (...schemes: string[]) =>
	line(2000).refine(
		(value) => {
			const parsed = URL.parse(value)
			if (!parsed || !schemes.includes(parsed.protocol.slice(0, -1))) return false
			// PostgreSQL's own way to name a socket: postgres:///name?host=/run/postgresql
			return parsed.hostname !== '' || parsed.searchParams.has('host')
		},
		`Enter an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
	)

/** Scheme, host and port alone, written as browsers write an origin. */
export const origin = url('http', 'https')
	.refine((value) => {
		const { href, origin: alone } = URL.parse(value) ?? {}
		return href === `${alone}/`
	}, 'Enter scheme, host and port alone, such as https://travel.example')
	.transform((value) => new URL(value).origin)

/** Several, parted by commas or blanks. */
export const listOf = (entry: z.ZodType<string, string>) =>
	z
		.string()
		.transform((value) => value.split(/[\s,]+/).filter(Boolean))
		.pipe(z.array(entry))

/** 192.0.2.7, or a range such as 10.0.0.0/8. */
export const addressRange = z.string().refine((value) => {
	const [address = '', bits, ...rest] = value.split('/')
	const widest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
	return rest.length === 0 && (bits === undefined ? widest > 0 : /^\d{1,3}$/.test(bits) && Number(bits) <= widest)
}, 'Enter addresses, or ranges such as 10.0.0.0/8')

/** forms.agency.lan:8080, 10.1.2.3:443 or [fd00::7]:80, as browsers write it. */
export const hostWithPort = z
	.string()
	.refine((value) => {
		const { host, pathname } = URL.parse(`https://${value}`) ?? {}
		return host !== undefined && pathname === '/' && /:\d{1,5}$/.test(value)
	}, 'Enter hosts with their ports, such as forms.agency.lan:8080')
	.transform((value) => value.toLowerCase())

/** Whether a check takes the value, where the check throws at what it refuses. */
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
