import { expect, it } from 'vitest'
import { z } from 'zod'
import { check, Refusal } from './refusal.ts'

it('names every unknown field, including names that every object inherits', () => {
	const given: unknown = JSON.parse('{"__proto__": 1, "constructor": 2, "toString": 3, "hasOwnProperty": 4}')
	let refusal: unknown
	try {
		check(z.strictObject({}), given)
	} catch (error) {
		refusal = error
	}
	if (!(refusal instanceof Refusal)) throw refusal
	const { fields, message } = refusal
	expect(Object.keys(fields ?? {})).toEqual(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])
	expect(message).toBe(`'__proto__' is not a field of this record`)
})
