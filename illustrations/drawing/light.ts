import { mix } from './colour.ts'

/** The light at a time of day: the tones of the sky and its effect on the colours of objects. */
export type Light = {
	/** Bands from the zenith down to the horizon. */
	sky: readonly string[]
	sun: string
	/** The discs around the sun or the moon, from the outermost. */
	halos: readonly string[]
	/** The colour that distant objects fade into. */
	haze: string
	/** Bands from the horizon to the foreground. */
	sea: readonly string[]
	glitter: string
	shadow: string
	/** Lit windows and lamps. */
	lamp: string
	/** The colour cast on all objects, and its strength. */
	cast: readonly [colour: string, amount: number]
}

export const dawn: Light = {
	sky: ['#8fb4c4', '#b5c9c4', '#e0d3bd', '#f4d3ae', '#fbdcb4'],
	sun: '#fff4d8',
	halos: ['#f8dfbb', '#fce9c8'],
	haze: '#dfc9bb',
	sea: ['#cfd2c0', '#9cc3c2', '#6da7b0', '#478b9b'],
	glitter: '#fdeccb',
	shadow: '#4d4a70',
	lamp: '#ffdf9a',
	cast: ['#ffdcb8', 0.08],
}
export const noon: Light = {
	sky: ['#5fb0d0', '#7cc0d8', '#9ed1dd', '#c3e1de', '#e3ecdc'],
	sun: '#fffbe8',
	halos: ['#aad8e0', '#d2e8e2'],
	haze: '#bcd6d8',
	sea: ['#8fd0cf', '#4fb3bf', '#2b94ab', '#1b7594'],
	glitter: '#f4fbec',
	shadow: '#35406b',
	lamp: '#ffe9b0',
	cast: ['#fff6d8', 0.05],
}
export const gold: Light = {
	sky: ['#eda765', '#f2b672', '#f6c682', '#f9d596', '#fce4b0'],
	sun: '#fff6da',
	halos: ['#f9d091', '#fde0a8'],
	haze: '#ecb98d',
	sea: ['#8fb7ac', '#4f98a0', '#2f7d8e', '#1f6179'],
	glitter: '#ffe8b4',
	shadow: '#5a3556',
	lamp: '#ffe3a0',
	cast: ['#ffb566', 0.1],
}
export const dusk: Light = {
	sky: ['#37476f', '#59567f', '#8b6485', '#c57b7c', '#ec9d74', '#f8c387'],
	sun: '#ffe6b0',
	halos: ['#f3ab78', '#f9c98c'],
	haze: '#9a6a85',
	sea: ['#d59a86', '#8d7690', '#57628a', '#394f78'],
	glitter: '#fcc98c',
	shadow: '#2f2950',
	lamp: '#ffd27a',
	cast: ['#5a4a80', 0.24],
}
export const night: Light = {
	sky: ['#10203f', '#152a4c', '#1d3659', '#284466', '#385674'],
	sun: '#fdf3d2',
	halos: ['#31506f', '#466580'],
	haze: '#2f4b6b',
	sea: ['#3a5a76', '#27486a', '#1b3859', '#132a49'],
	glitter: '#f4e6b8',
	shadow: '#0c1630',
	lamp: '#ffcf70',
	cast: ['#14264a', 0.5],
}

/** A property's colours in this light. */
export const inLight = <Colours extends Record<string, string>>(colours: Colours, { cast }: Light): Colours =>
	Object.fromEntries(Object.entries(colours).map(([name, colour]) => [name, mix(colour, ...cast)])) as Colours
