import { expect, test } from 'vitest'
import { changesBetween } from './content-changes.ts'
import { mergeContent } from './merge-content.ts'

const room = (type: string, ...features: string[]) => ({ type, features })
const base = {
	name: 'Villa Rocha',
	description: 'On the cliff.',
	services: ['Chef', 'Driver'],
	suites: [room('Garden', 'Desk'), room('Sea', 'Bath')],
}

test('takes what only one has changed, down to two rooms and two entries of one list', () => {
	const yours = { ...base, name: 'Villa Motu', suites: [room('Garden', 'Desk', 'Safe'), base.suites[1]] }
	const theirs = { ...base, services: ['Chef', 'Gardener'], suites: [base.suites[0], room('Sea', 'Shower')] }
	expect(mergeContent(base, yours, theirs)).toEqual({
		conflicts: [],
		content: {
			name: 'Villa Motu',
			description: 'On the cliff.',
			services: ['Chef', 'Gardener'],
			suites: [room('Garden', 'Desk', 'Safe'), room('Sea', 'Shower')],
		},
	})
})

test('lists what both have changed in different ways, and nothing that they changed alike', () => {
	const yours = { ...base, name: 'Villa Motu', description: 'By the sea.' }
	const theirs = { ...base, name: 'Villa Nova', description: 'By the sea.' }
	expect(mergeContent(base, yours, theirs)).toEqual({
		content: theirs,
		conflicts: [{ path: 'name', base: 'Villa Rocha', yours: 'Villa Motu', theirs: 'Villa Nova' }],
	})
})

test('a moved, added or removed entry makes the list one value, so that no room gets the features of another', () => {
	const [garden, sea] = base.suites
	for (const suites of [[sea, garden], [garden], [garden, sea, room('Roof')]]) {
		const edited = { ...base, suites: [room('Garden', 'Safe'), sea] }
		const { conflicts } = mergeContent(base, { ...base, suites }, edited)
		expect(conflicts.map(({ path }) => path)).toEqual(['suites'])
		expect(mergeContent(base, { ...base, suites }, base)).toEqual({ conflicts: [], content: { ...base, suites } })
	}
})

test('a field that one removed and nobody else changed is gone; one that the other changed is a conflict', () => {
	const { description: _, ...without } = base
	expect(mergeContent(base, without, base).content).toEqual(without)
	const { conflicts } = mergeContent(base, without, { ...base, description: 'Below it.' })
	expect(conflicts).toEqual([{ path: 'description', base: 'On the cliff.', yours: null, theirs: 'Below it.' }])
})

test('names each difference at the smallest part', () => {
	const after = { ...base, name: 'Villa Motu', services: ['Chef'], suites: [base.suites[0], room('Sea', 'Shower')] }
	expect(changesBetween(base, after)).toEqual([
		{ path: 'name', before: 'Villa Rocha', after: 'Villa Motu' },
		{ path: 'services', before: ['Chef', 'Driver'], after: ['Chef'] },
		{ path: 'suites.1.features.0', before: 'Bath', after: 'Shower' },
	])
	expect(changesBetween(base, structuredClone(base))).toEqual([])
})
