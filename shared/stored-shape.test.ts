import { expect, test } from 'vitest'
import { readAll, readList, readTexts, versioned } from './stored-shape.ts'

/** Version 1 had `metres`; version 2 counts in feet. */
const height = versioned<{ feet: number; label: string }>({
	version: 2,
	read: ({ feet, label = 'Height' }) =>
		typeof feet === 'number' && typeof label === 'string' ? { feet, label } : null,
	migrate: ({ metres, ...others }, from) =>
		from < 2 && typeof metres === 'number' ? { ...others, feet: metres * 3 } : others,
})

test('what is written carries its version, and is read back as it was', () => {
	expect(height.write({ feet: 6, label: 'Door' })).toEqual({ feet: 6, label: 'Door', schemaVersion: 2 })
	expect(height.fromText(height.toText({ feet: 6, label: 'Door' }))).toEqual({ feet: 6, label: 'Door' })
})

test('a shape without a version is version 1, and is migrated', () => {
	expect(height.read({ metres: 2 })).toEqual({ feet: 6, label: 'Height' })
	expect(height.read({ metres: 2, schemaVersion: 1 })).toEqual({ feet: 6, label: 'Height' })
})

test('a newer shape is read where it can be, with unknown members left out', () => {
	expect(height.read({ feet: 6, width: 3, schemaVersion: 9 })).toEqual({ feet: 6, label: 'Height' })
	expect(height.read({ yards: 2, schemaVersion: 9 })).toBeNull()
})

test.each([null, undefined, 7, 'text', true, [], [{ feet: 6 }], {}, { schemaVersion: 'new' }])(
	'%j is dropped without an error',
	(garbage) => expect(height.read(garbage)).toBeNull(),
)

test.each([null, '', '{', 'leaving', '[]', '"{}"'])('the text %j is dropped without an error', (text) =>
	expect(height.fromText(text)).toBeNull(),
)

test('a release that refuses unknown members is spared the version', () => {
	const plain = versioned<{ id: string }>({ version: 1, read: () => null, writesVersion: false })
	expect(plain.write({ id: '1' })).toEqual({ id: '1' })
})

test('lists and maps keep what can be read of them', () => {
	const text = (item: unknown) => (typeof item === 'string' ? item : null)
	expect([readList(['a', 1, 'b'], text), readList('ab', text)]).toEqual([['a', 'b'], []])
	expect([readAll(['a', 'b'], text), readAll(['a', 1], text), readAll('ab', text)]).toEqual([['a', 'b'], null, null])
	expect([readTexts({ a: 'x', b: 1 }), readTexts(['x']), readTexts(null)]).toEqual([{ a: 'x' }, {}, {}])
})
