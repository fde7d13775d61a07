import { isObject, readList } from '../stored-shape.ts'

export type EmergencyNumber = { service: 'everything' | 'police' | 'ambulance'; number: string }

/** What an official page said about entry on the day when it was read, for the holder of a full British passport on holiday. */
export type EntryNote = {
	/** What it said of the passport, the visa and forms, in sentences without a verdict. */
	lines: string[]
	forms: { name: string; when: string; url: string }[]
	url: string
	/** '2026-08-22' */
	readOn: string
}

/** What a traveller needs to know about a country of their trip (PORTAL-116). Null is not known. */
export type CountryFacts = {
	/** ISO 3166-1 */
	code: string
	name: string
	/** The IANA zone of the first stop there. */
	zone: string | null
	/** 'Euro (EUR)' */
	currencies: string[]
	languages: string[]
	plugs: readonly string[] | null
	emergency: EmergencyNumber[] | null
	entry: EntryNote | null
}

/** Cached facts; those that cannot be read are left out. */
export const readCountries = (value: unknown): CountryFacts[] =>
	readList(value, (country) =>
		isObject(country) &&
		typeof country.code === 'string' &&
		typeof country.name === 'string' &&
		Array.isArray(country.currencies) &&
		Array.isArray(country.languages)
			? (country as unknown as CountryFacts)
			: null,
	)
