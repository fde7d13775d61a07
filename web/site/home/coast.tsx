/**
 * A Riviera bay at dusk, drawn flat as the posters of the 1930s: the light low on the right, so that a title reads on the left.
 * It fills its box and is cut from the top and the sides.
 */
export function Coast({ className }: { className?: string }) {
	return (
		<svg viewBox="-150 0 1900 900" preserveAspectRatio="xMidYMax slice" className={className} aria-hidden="true">
			<Sky />
			<Sea />
			<Village />
			<Sail />
			<Terrace />
		</svg>
	)
}

const SUN = { x: 1090, y: 606 }

function Sky() {
	return (
		<>
			<path fill="#1b4357" d="M-150 0h1900v900h-1900z" />
			<path fill="#28586a" d="M-150 372h1900v400h-1900z" />
			<path fill="#3d727b" d="M-150 478h1900v400h-1900z" />
			<path fill="#6d9388" d="M-150 556h1900v400h-1900z" />
			<circle cx={SUN.x} cy={SUN.y} r="196" fill="#b9a27c" />
			<circle cx={SUN.x} cy={SUN.y} r="132" fill="#e9b878" />
			<circle cx={SUN.x} cy={SUN.y} r="76" fill="#fff0c9" />
			<path
				fill="#56808a"
				d="M-150 660V610l54-30 46 22 50-2 70-34 66 20 92-66 58 30 66-22 96 62 84-40 70 34 118-14 96 26 110-30 70 30 60-14 74 26 80-52 66 22 88-62 74 54 92-24 70 44 40-18 60 30 50-22v90z"
			/>
			<path
				fill="#37626f"
				d="M-150 676V600l84 4 66 12 96-22 110 18 120-52 98 54 140 4 160 22h470l80-18 92-56 62 26 66-46 106 62 64-26 86 30v60z"
			/>
		</>
	)
}

/** Breaks of light on the water below the sun: longer and further apart towards us, as [across, down, length]. */
const GLITTER = [
	[-70, 8, 150],
	[-34, 20, 104],
	[-96, 32, 132],
	[-10, 44, 96],
	[-120, 58, 150],
	[20, 66, 84],
	[-66, 82, 176],
	[-168, 98, 96],
	[40, 104, 120],
	[-110, 122, 168],
	[84, 138, 110],
	[-40, 150, 190],
	[-210, 166, 130],
	[30, 184, 170],
	[-130, 206, 150],
] as const

function Sea() {
	return (
		<>
			<path fill="#2f7682" d="M-150 638h1900v262h-1900z" />
			<path fill="#236373" d="M-150 690q475-14 950 0t950 0v210h-1900z" />
			<path fill="#184e60" d="M-150 762q475 16 950 0t950 0v138h-1900z" />
			<path
				fill="#f6d59a"
				d={GLITTER.map(([x, y, long]) => `M${SUN.x + x} ${638 + y}h${long}v${(2 + y / 34).toFixed(1)}h-${long}z`).join(
					'',
				)}
			/>
		</>
	)
}

/** Houses by the water, as [left, top, width, height, wall, roof]. */
const HOUSES = [
	[356, 588, 46, 62, '#d9a066', '#8c4632'],
	[300, 570, 60, 76, '#f0dcb8', '#a9543a'],
	[398, 602, 54, 52, '#efd3a4', '#a9543a'],
	[246, 590, 58, 64, '#d58a5c', '#8c4632'],
	[450, 616, 44, 42, '#e8c08a', '#8c4632'],
	[196, 566, 54, 88, '#e9c793', '#a9543a'],
	[492, 624, 40, 34, '#f0dcb8', '#a9543a'],
] as const
const LIT = [
	[312, 588],
	[336, 588],
	[312, 612],
	[368, 606],
	[412, 620],
	[260, 610],
	[208, 586],
	[228, 610],
	[464, 632],
	[504, 638],
] as const

function Village() {
	return (
		<>
			<path fill="#1f4a4e" d="M-150 446q84 2 150 24 120-8 190 44 90 58 196 84 120 34 190 70h-826z" />
			<path fill="#f0dcb8" d="M270 486h34v90h-34z" />
			<path fill="#a9543a" d="M264 488l23-40 23 40z" />
			<path fill="#1b4357" d="M281 502h12v24h-12z" />
			{HOUSES.map(([x, y, wide, high, wall, roof]) => (
				<g key={x}>
					<path fill={wall} d={`M${x} ${y}h${wide}v${high}h-${wide}z`} />
					<path fill={roof} d={`M${x - 4} ${y + 2}l${wide / 2 + 4}-18 ${wide / 2 + 4} 18z`} />
				</g>
			))}
			<path fill="#fff0c9" d={LIT.map(([x, y]) => `M${x} ${y}h9v14h-9z`).join('')} />
			<path fill="#163a44" d="M-150 548q90 0 150 12 90 0 150 46 40 34 100 42 150 12 330 10 24 4 30 18h-760z" />
			<path
				fill="#0f2f3a"
				d={[-96, -40, 60, 96, 150].map((x, i) => `M${x} ${640 - i * 6}q-16-60 0-128 18 66 0 128z`).join('')}
			/>
		</>
	)
}

function Sail() {
	return (
		<>
			<path fill="#fff6e2" d="M872 676V560q44 62 58 116z" />
			<path fill="#e9b878" d="M864 676v-92q-30 48-36 92z" />
			<path fill="#0f2f3a" d="M818 684h122l-16 18h-88z" />
			<path fill="#8fb0a4" d="M812 706h140v3H812zm24 9h86v3h-86z" />
		</>
	)
}

/** Where we stand: a wall with a lamp left burning, under a stone pine. */
function Terrace() {
	return (
		<>
			<path fill="#12343f" d="M1128 900q90-96 214-122 132-28 258-26 90-4 170 10v138z" />
			<path fill="#0b2530" d="M1386 842q12-200-8-372l20-2q24 190 26 374z" />
			<path
				fill="#0b2530"
				d="M1196 470q8-46 74-52 30-54 118-50 84-6 120 44 78-4 92 44 8 26-16 34-54 20-120 10-62 20-132 4-92 8-136-34z"
			/>
			<path
				fill="#1d4a4a"
				d="M1246 442q40-34 120-30-52 6-70 26zm158-40q52-16 100 10-46-2-68 14zm40 64q60-26 118-10-54 2-76 18z"
			/>
			<path fill="#dcb98a" d="M1220 838h530v14h-530z" />
			<path fill="#b98f66" d={Array.from({ length: 18 }, (_, i) => `M${1232 + i * 30} 852h14l4 48h-22z`).join('')} />
			<path fill="#0b2530" d="M1296 838v-34h24v34zm-5-34l17-16 17 16z" />
			<path fill="#ffd98a" d="M1301 808h14v26h-14z" />
		</>
	)
}
