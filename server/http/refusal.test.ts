import { expect, it } from 'vitest'
import { z } from 'zod'
import { check, type Refusal } from './refusal.ts'

it('names every unknown field, including names that every object inherits', () => {
	const given = JSON.parse('{"__proto__": 1, "constructor": 2, "toString": 3, "hasOwnProperty": 4}') as unknown
	let refusal: unknown
	try {
		check(z.strictObject({}), given)
	} catch (error) {
		refusal = error
	}
	const { fields, message } = refusal as Refusal
	expect(Object.keys(fields ?? {})).toEqual(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])
	expect(message).toBe(`'__proto__' is not a field of this record`)
})
