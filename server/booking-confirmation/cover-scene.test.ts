import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { coverScene } from './cover-scene.ts'

const of = (destination: string | null) => coverScene({ destination })

test.each([
	['Nice, France', 'french-riviera'],
	['Monte Carlo, Monaco', 'monaco'],
	['Grasse, France', 'french-riviera'],
	['Courchevel, France', 'mountains'],
	['Paris', 'city'],
	['Milan, Italy', 'city'],
	['Zürich', 'city'],
	['Lake Como and Milan', 'italian-coast'],
	['Positano, Italy', 'italian-coast'],
	['Tuscany, Italy', 'horizon'],
	['Saint Lucia', 'caribbean'],
	['Mauritius', 'lagoon'],
	['Marrakech, Morocco', 'desert'],
	['Kenya', 'horizon'],
	['Atlantis', 'horizon'],
	['北京', 'horizon'],
	[null, 'horizon'],
])('the cover of a trip to %s shows %s', async (destination, scene) => {
	expect(of(destination)).toBe(scene)
	expect(await readdir(new URL('covers/', import.meta.url))).toContain(`${scene}.svg`)
})
