import { expect, test } from 'vitest'
import { ENTERED_KIND_LIST } from '#shared/trips/kinds/registry.ts'
import { SAMPLE_TRIPS } from './sample-trips.ts'

test.each(ENTERED_KIND_LIST)('a sample trip has %s', (list) => {
	expect(SAMPLE_TRIPS.flatMap((trip) => trip[list] ?? [])).not.toEqual([])
})
