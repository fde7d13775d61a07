import { transform, type Drawing, taperedStroke, shape, smooth, stroke } from '../shapes.ts'
import { type Foot } from '../nature/plants.ts'

const drawn = ({ x, y, size }: Foot, drawing: Drawing): Drawing =>
	transform(drawing, (px, py) => [x + px * size, y - py * size])
const hull = (fill: string, length: number, height: number, sheer = 0.2): Drawing =>
	smooth(
		fill,
		[
			[-length / 2, height * (1 + sheer)],
			[-length / 2 + length * 0.06, height * 0.2],
			[-length * 0.3, -0.02],
			[length * 0.3, -0.02],
			[length / 2 - length * 0.1, height * 0.4],
			[length / 2, height * (1 + sheer * 1.6)],
			[0, height * 0.92],
		],
		1 / 8,
	)

/** A sloop under main and jib, ten metres long, its mast thirteen high; `foot` is its waterline. */
export const sail = (foot: Foot, cloth: string, shade: string, side: string): Drawing =>
	drawn(foot, [
		{
			fill: cloth,
			outlines: [
				[
					[0.1, 12.6],
					[3.4, 9, 4.6, 4.4, 4.6, 1.6],
					[3, 1.2, 1.4, 1.3, 0.1, 1.5],
				],
			],
		},
		{
			fill: shade,
			outlines: [
				[
					[-0.3, 11.2],
					[-1.6, 7.6, -3.4, 4, -4.8, 1.7],
					[-3, 1.3, -1.4, 1.9, -0.3, 1.9],
				],
			],
		},
		hull(side, 10.5, 1.1),
		stroke(side, [-0.1, 1], [-0.1, 13], 0.16),
	])
/** Its light in the water below. */
export const wake = ({ x, y, size }: Foot, fill: string): Drawing =>
	[0.5, 1.3, 2.3].map((down, i) =>
		shape(fill, [
			[x - (3.4 - i) * size, y + down * size],
			[x + (3 - i * 1.2) * size, y + down * size],
			[x + (2.6 - i) * size, y + (down + 0.34) * size],
			[x - (3 - i) * size, y + (down + 0.34) * size],
		]),
	)
/** A motor yacht of thirty metres, its bow to the right. */
export const yacht = (foot: Foot, white: string, shade: string, glass: string): Drawing =>
	drawn(foot, [
		shape(white, [
			[-15, 3],
			[-14.4, 0],
			[11.5, 0],
			[15.5, 4],
			[4, 3.4],
		]),
		shape(shade, [
			[-14.6, 1],
			[-14.4, 0],
			[11.5, 0],
			[12.4, 1],
		]),
		shape(white, [
			[-12, 3.2],
			[-11.4, 5.8],
			[3.6, 5.8],
			[8, 3.3],
		]),
		shape(glass, [
			[-10.6, 4],
			[-10.4, 5.1],
			[2.8, 5.1],
			[4.6, 4],
		]),
		shape(white, [
			[-8.4, 5.8],
			[-7.6, 8],
			[-0.4, 8],
			[2.4, 5.8],
		]),
		shape(glass, [
			[-6.6, 6.5],
			[-6.4, 7.4],
			[-1, 7.4],
			[0.2, 6.5],
		]),
		stroke(shade, [-4, 8], [-4.6, 10.6], 0.3),
	])
/** A wooden launch, seven metres. */
export const tender = (foot: Foot, side: string, deck: string, glass: string): Drawing =>
	drawn(foot, [
		hull(side, 7, 0.9, 0.1),
		shape(deck, [
			[-3.3, 0.95],
			[3, 1.05],
			[2.2, 1.25],
			[-3.3, 1.15],
		]),
		shape(glass, [
			[-0.4, 1.1],
			[0.6, 1.1],
			[-0.1, 1.8],
			[-0.5, 1.8],
		]),
	])
/** A dhow with its long yard. */
export const dhow = (foot: Foot, cloth: string, shade: string, wood: string): Drawing =>
	drawn(foot, [
		smooth(
			wood,
			[
				[-9, 3.4],
				[-8, 1],
				[-4, -0.1],
				[4, -0.1],
				[7, 1.2],
				[9.6, 3.6],
				[3, 1.6],
				[-4, 1.7],
			],
			1 / 8,
		),
		stroke(wood, [0.4, 1], [1, 12], 0.34),
		{
			fill: cloth,
			outlines: [
				[
					[-6.6, 3.2],
					[-4, 9, 0, 13, 5.6, 15.4],
					[6, 9, 4.4, 5, 1.8, 2.2],
					[-1, 1.8, -4, 2.4, -6.6, 3.2],
				],
			],
		},
		{
			fill: shade,
			outlines: [
				[
					[5.6, 15.4],
					[6, 9, 4.4, 5, 1.8, 2.2],
					[3, 6, 4, 10, 5.6, 15.4],
				],
			],
		},
	])
/** An outrigger canoe. */
export const outrigger = (foot: Foot, wood: string, shade: string): Drawing =>
	drawn(foot, [
		smooth(
			wood,
			[
				[-3.4, 0.9],
				[-2.8, 0.2],
				[0, -0.06],
				[2.8, 0.2],
				[3.5, 1],
				[2, 0.55],
				[-2, 0.5],
			],
			1 / 8,
		),
		stroke(shade, [-1.2, 0.5], [-1.7, -0.5], 0.08),
		stroke(shade, [1.2, 0.5], [0.7, -0.5], 0.08),
		taperedStroke(shade, [-2.8, -0.4], [-0.6, -0.62], [2, -0.4], 0.16, 0.08),
	])
/** A small open boat with a mast and no sail, as harbours are full of. */
export const moored = (foot: Foot, side: string, mast: string): Drawing =>
	drawn(foot, [stroke(mast, [0.2, 0.6], [0.2, 8], 0.14), hull(side, 6, 0.9)])

export const at = (x: number, y: number, size: number): Foot => ({ x, y, size })
