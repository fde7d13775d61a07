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

test('a moved entry makes the list one value, so that no room gets the features of another', () => {
	const [garden, sea] = base.suites
	const edited = { ...base, suites: [room('Garden', 'Safe'), sea] }
	const { conflicts } = mergeContent(base, { ...base, suites: [sea, garden] }, edited)
	expect(conflicts.map(({ path }) => path)).toEqual(['suites'])
	for (const suites of [[sea, garden], [garden], [garden, sea, room('Roof')]])
		expect(mergeContent(base, { ...base, suites }, base)).toEqual({ conflicts: [], content: { ...base, suites } })
})

test('two people add to one list, remove from it and edit what is in it', () => {
	const [garden, sea] = base.suites
	const merge = (yours: unknown[], theirs: unknown[]) => {
		const { content, conflicts } = mergeContent(base, { ...base, suites: yours }, { ...base, suites: theirs })
		return conflicts.length > 0 ? conflicts.map(({ path }) => path) : content.suites
	}
	const [roof, pool, safe] = [room('Roof'), room('Pool'), room('Garden', 'Safe')]
	expect(merge([garden, sea, roof], [garden, sea, pool])).toEqual([garden, sea, pool, roof])
	expect(merge([roof, garden, sea], [garden, pool, sea])).toEqual([roof, garden, pool, sea])
	expect(merge([garden, sea, roof], [safe, sea])).toEqual([safe, sea, roof])
	expect(merge([garden, sea, roof], [room('Park'), sea])).toEqual([room('Park'), sea, roof])
	expect(merge([sea], [garden, room('Sea', 'Shower')])).toEqual([room('Sea', 'Shower')])
	expect(merge([sea], [garden, sea, roof])).toEqual([sea, roof])
	expect(merge([garden, sea, roof], [garden, sea, roof, pool])).toEqual([garden, sea, roof, pool])
	// Only people can tell.
	expect(merge([sea], [safe, sea])).toEqual(['suites'])
	expect(merge([garden, sea, room('Roof', 'Bar')], [garden, sea, roof])).toEqual(['suites'])
	expect(merge([garden, room('Sea', 'Bar'), roof], [garden, room('Sea', 'Shower', 'Safe')])).toEqual([
		'suites.1.features',
	])
})

test('a choice is by the place in the merged list', () => {
	const [garden] = base.suites
	const yours = { ...base, suites: [room('Attic'), garden, room('Sea', 'Bar')] }
	const theirs = { ...base, suites: [garden, room('Sea', 'Shower')] }
	const { conflicts } = mergeContent(base, yours, theirs)
	expect(conflicts.map(({ path }) => path)).toEqual(['suites.2.features.0'])
	const { content } = mergeContent(base, yours, theirs, { 'suites.2.features.0': 'yours' })
	expect(content.suites).toEqual(yours.suites)
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
