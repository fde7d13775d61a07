// biome-ignore-all format: a layer a line, from the sky down to our feet
import { upTo } from '../drawing/chance.ts'
import { mix, tones } from '../drawing/colour.ts'
import { eye, face, ground, round } from '../drawing/eye.ts'
import { gap } from '../drawing/fronts.ts'
import { gold, inLight, type Light } from '../drawing/hours.ts'
import { type Drawing, hill, limb, mass, rect, shape, smooth } from '../drawing/marks.ts'
import { swells } from '../drawing/ridges.ts'
import { scene } from '../drawing/scene.ts'
import { sky, streaks, sun } from '../drawing/sky.ts'
import { block } from '../drawing/solids.ts'

/** Old Nice seen against the light: apricot and violet, petrol blue water, pale concrete. */
const ledge = { concrete: '#efe0d4', shade: '#a98fa4', petrol: '#1f6c84', deep: '#174a68', roof: '#5d3a5c', roofDark: '#44305a', tower: '#3b2a54', rim: '#ffd9a0', vine: '#4f6a4c', apricot: '#f6a868', towel: '#f3f0e6' }
const against: Light = { ...gold, sky: ['#ef9460', '#f4a76a', '#f8bb78', '#fbce8c', '#fee0a8'], halos: ['#fcd090', '#fee4b0'], haze: '#f0a67c' }

/** A roof of tiles in its own shade, the sun along its ridge. */
const tiled = (c: typeof ledge, x: number, y: number, w: number, h: number, fill: string, wall: string): Drawing => [rect(wall, x + w * 0.06, y + h, w * 0.88, 200), shape(fill, [[x, y + h], [x + w * 0.14, y], [x + w * 0.86, y], [x + w, y + h]]), shape(c.rim, [[x + w * 0.14, y], [x + w * 0.86, y], [x + w * 0.88, y + 3], [x + w * 0.12, y + 3]]), rect(mix(fill, '#2a1c3a', 0.3), x + w * 0.7, y - h * 0.3, w * 0.09, h * 0.6), gap(mix(wall, '#ffcf8a', 0.5), x + w * 0.2, y + h + 46, w * 0.09, 30), gap(mix(wall, '#2a1c3a', 0.4), x + w * 0.5, y + h + 46, w * 0.09, 30)]
/** A bell tower of the old town: open belfry, a small dome or a pyramid, an iron cross of thin air. */
const belfry = (fill: string, light: string, x: number, base: number, w: number, h: number, domed: boolean): Drawing => [
	rect(fill, x - w / 2, base - h, w, h), rect(fill, x - w * 0.6, base - h, w * 1.2, 8), rect(fill, x - w * 0.6, base - h * 0.66, w * 1.2, 7), gap(light, x - w * 0.2, base - h * 0.7, w * 0.4, h * 0.2, 1), rect(fill, x - w * 0.03, base - h * 0.9, w * 0.06, h * 0.1), smooth(fill, [[x - w * 0.12, base - h * 0.76], [x, base - h * 0.84], [x + w * 0.12, base - h * 0.76], [x, base - h * 0.74]]),
	rect(fill, x - w * 0.38, base - h - 26, w * 0.76, 28), gap(light, x - w * 0.12, base - h, w * 0.24, 22, 1),
	domed ? smooth(fill, [[x - w * 0.42, base - h - 24], [x - w * 0.42, base - h - 48], [x - w * 0.16, base - h - 72], [x, base - h - 84], [x + w * 0.16, base - h - 72], [x + w * 0.42, base - h - 48], [x + w * 0.42, base - h - 24]], 1 / 8) : shape(fill, [[x - w * 0.44, base - h - 24], [x, base - h - 92], [x + w * 0.44, base - h - 24]]),
	rect(fill, x - 1.5, base - h - 112, 3, 34), shape(light, [[x - w / 2, base - h * 0.62], [x - w / 2 + 4, base - h * 0.62], [x - w / 2 + 4, base], [x - w / 2, base]]),
]

export const scenes = [
	scene('hotel-5/rooftop-pool', (moment) => {
		const c = inLight(ledge, { ...against, cast: ['#f6a868', 0.06] })
		const e = eye({ height: 1.9, horizon: 430, focal: 820, x: -0.6 })
		const far = 17
		return [
			sky(against, 420, 18), sun(against, 560, 286, 56), streaks('#fee0aa', 120, 12, 5, moment),
			hill(mix(c.roof, against.haze, 0.55), swells(14, -40, 1240, 436, 120, 3)), hill(mix(c.roof, against.haze, 0.34), [[-20, 420], [120, 372], [220, 352], [330, 372], [460, 424], [600, 440]]),
			[[20, 392, 150, 34], [210, 404, 120, 28], [420, 402, 150, 30], [610, 398, 120, 30], [760, 404, 150, 30], [1000, 392, 170, 36]].map(([x = 0, y = 0, w = 0, h = 0]) => tiled({ ...c, rim: mix(c.rim, against.haze, 0.4) }, x, y, w, h, mix(c.roof, against.haze, 0.3), mix(c.roofDark, against.haze, 0.34))),
			belfry(mix(c.tower, against.haze, 0.1), '#fcce8c', 792, 470, 62, 236, true), belfry(mix(c.tower, against.haze, 0.02), '#fbc07a', 318, 470, 54, 176, false),
			[[-60, 434, 230, 44], [160, 440, 200, 40], [380, 446, 170, 34], [860, 434, 200, 42], [1040, 444, 230, 46], [640, 446, 190, 36]].map(([x = 0, y = 0, w = 0, h = 0]) => tiled(c, x, y, w, h, c.roof, c.roofDark)),
			ground(e, c.concrete, -14, 14, 0.3, far), ground(e, mix(c.concrete, c.shade, 0.4), -14, -4.3, 0.3, far), block(e, { ...tones(c.concrete), front: mix(c.shade, c.deep, 0.25), top: c.rim }, [-14, 0, far], [28, 0.75, 0.4]),
			upTo(9).map((i) => { const x = 40 + i * 46; return [mass(mix(c.vine, c.tower, 0.4), [x, 482 + (i % 2) * 6], 70, 40, { seed: i, bumps: 8 }), mass(c.rim, [x - 2, 468 + (i % 2) * 6], 50, 8, { seed: i, bumps: 6 }), mass(c.vine, [x, 478 + (i % 2) * 6], 60, 26, { seed: i + 3, bumps: 7 })] }),
			face(e, mix(c.concrete, '#ffffff', 0.4), [[-3.3, 0.01, 0.3], [3.1, 0.01, 0.3], [3.1, 0.01, 16.4], [-3.3, 0.01, 16.4]]), ground(e, c.deep, -2.8, 2.6, 0.3, 16),
			ground(e, c.petrol, -2.8, 2.6, 0.3, 9.4), ground(e, mix(c.petrol, '#c98a9c', 0.45), -2.8, 2.6, 9.4, 12.6), ground(e, mix('#c98a9c', c.apricot, 0.6), -2.8, 2.6, 12.6, 16),
			face(e, mix(c.deep, c.tower, 0.2), [[-2.8, 0.012, 0.3], [-2.1, 0.012, 0.3], [-2.5, 0.012, 16], [-2.8, 0.012, 16]]),
			upTo(13).map((i) => { const z = 4.2 + i * 0.9 + (i % 3) * 0.2; const wide = 0.5 + ((i * 37) % 10) * 0.07; const x = -0.85 + Math.sin(i * 2.1) * 0.3 + Math.sin(2 * Math.PI * (moment + i / 13)) * 0.06; return face(e, '#ffe6b0', [[x - wide * 0.5, 0.02, z], [x, 0.02, z - 0.05], [x + wide * 0.5, 0.02, z], [x, 0.02, z + 0.08]]) }),
			[1.55, 1.05, 0.6, 0.22].map((r, i) => round(e, i % 2 ? c.petrol : mix(c.petrol, '#bfe0dc', 0.5), [1.05, 0.02, 5.6], r, r * 0.82)), 
			ground(e, mix(c.concrete, c.shade, 0.18), 3.1, 14, 0.3, far - 0.02, 0.004), [4.4, 6.8].map((z) => [face(e, mix(c.concrete, c.shade, 0.6), [[3.9, 0.01, z], [5.9, 0.01, z - 0.3], [6, 0.01, z - 1.4], [4, 0.01, z - 1]])]),
			block(e, { ...tones(c.shade), top: c.towel }, [4, 0.24, 5.4], [2.1, 0.14, 0.85]), block(e, c.shade, [4.1, 0, 5.5], [0.1, 0.24, 0.1]), block(e, c.shade, [5.8, 0, 5.5], [0.1, 0.24, 0.1]),
			upTo(7).map((i) => limb([c.vine, mix(c.vine, c.tower, 0.4), mix(c.vine, c.rim, 0.45)][i % 3] ?? c.vine, [1120 + i * 10, 830], [1110 + i * 12, 720], [1040 + i * 34, 620 + ((i * 31) % 50)], 16, 1)),
		]
	}),
]
