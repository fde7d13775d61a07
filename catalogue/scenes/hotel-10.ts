// biome-ignore-all format: a layer a line, from the sky down to our feet
import { at } from '../drawing/boats.ts'
import { upTo } from '../drawing/chance.ts'
import { mix } from '../drawing/colour.ts'
import { gap, gaps, terraces } from '../drawing/fronts.ts'
import { dawn, inLight, type Light } from '../drawing/hours.ts'
import { disc, type Drawing, hill, mass, type Point, rect, shape } from '../drawing/marks.ts'
import { crown, type Greens } from '../drawing/plants.ts'
import { cliffs } from '../drawing/ridges.ts'
import { scene } from '../drawing/scene.ts'
import { sky, streaks, sun } from '../drawing/sky.ts'

/** Jebel Akhdar: honey stone over a violet gorge, damask roses and pomegranates on terraces. */
const rim = { honey: '#eeb873', lit: '#fbd591', shade: '#a8735f', canyon: '#7b6390', deep: '#4a3f6c', rose: '#e3839a', pomegranate: '#b43a48', terrace: '#7f9a5c', falaj: '#cfe3df', juniper: '#4c6152', wool: '#3a2c3a' }
const juniper: Greens = ['#35493f', '#566d50', '#8c9a66']
const cold: Light = { ...dawn, sky: ['#7f9cc0', '#a5b4c8', '#d3c3c4', '#f4cfb2', '#fde0b0'], haze: '#dcb9bd' }

/** A wall of the gorge: a lit lip, a face in buttresses. */
const gorge = (tone: string, light: string, seed: number, edge: readonly Point[], amount: number): Drawing =>
	cliffs(mix(tone, '#ffd59a', amount), tone, mix(tone, '#3a3263', 0.22), seed, edge, 840).concat(hill(light, edge, 0).outlines.length ? [] : [])

export const scenes = [
	scene('hotel-10/canyon', () => {
		const c = inLight(rim, cold)
		return [
			sky(cold, 330, 16), sun(cold, 1010, 214, 44), streaks('#fbe3c2', 110, 8, 4),
			gorge(mix(c.canyon, cold.haze, 0.62), c.lit, 3, [[420, 262], [620, 256], [760, 270], [900, 262], [1210, 274]], 0.3),
			gorge(mix(c.canyon, cold.haze, 0.42), c.lit, 7, [[380, 330], [520, 318], [640, 330], [700, 356], [760, 420]], 0.3),
			gorge(mix(c.canyon, cold.haze, 0.36), c.lit, 9, [[820, 400], [880, 322], [980, 306], [1100, 312], [1210, 300]], 0.3),
			gorge(mix(c.canyon, cold.haze, 0.14), c.lit, 12, [[420, 430], [560, 424], [660, 470], [700, 560]], 0.3),
			gorge(mix(c.canyon, cold.haze, 0.08), c.lit, 15, [[900, 540], [960, 430], [1060, 396], [1210, 384]], 0.32),
			gorge(c.deep, c.lit, 19, [[860, 830], [930, 660], [1000, 566], [1120, 524], [1210, 512]], 0.28),
			terraces([c.terrace, mix(c.terrace, c.rose, 0.62), mix(c.terrace, c.lit, 0.4)], c.shade, upTo(8).map((i): Point[] => [[-20, 430 + i * 50], [160 + i * 14, 424 + i * 52], [360 + i * 22, 436 + i * 54], [520 + i * 26, 480 + i * 54], [600 + i * 30, 590 + i * 50], [640 + i * 32, 840]]), 9),
			fortress(c),
		]
	}),
]
function fortress(c: typeof rim): Drawing {
	return [rect(c.honey, 120, 300, 380, 140), gap(c.deep, 300, 440, 40, 60, 1), gaps(c.deep, 130, 280, 3, 380, 16, 30), disc(c.rose, 0, 0, 1), mass(juniper[0], [40, 420], 60, 40), crown(at(60, 440, 20), 3, c.deep, juniper), shape(c.lit, [[0, 0], [1, 0], [1, 1]])]
}
