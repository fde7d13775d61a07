import { CABIN_CLASSES } from '#shared/trips/kinds/flight.ts'

const [ECONOMY, PREMIUM, BUSINESS, FIRST] = CABIN_CLASSES

/**
 * One of our four classes from an airline's text: 'PREMIUM ECONOMY', 'premiumEconomy', 'Club World', 'ECO LIGHT'. Null
 * if none matches.
 */
export function parseCabinClass(text: string | null): (typeof CABIN_CLASSES)[number] | null {
	const words = (text ?? '')
		.replaceAll(/([a-z])([A-Z])/g, '$1 $2')
		.replaceAll(/[_-]/g, ' ')
		.toLowerCase()
	if (/\bprem(ium)?\b|\beconomy plus\b|\bworld traveller plus\b/.test(words)) return PREMIUM
	if (/\b(business|club|biz|upper class)\b/.test(words)) return BUSINESS
	if (/\bfirst\b/.test(words)) return FIRST
	return /\b(eco|econ|economy|coach|tourist|world traveller)\b/.test(words) ? ECONOMY : null
}

/** The cabin for a booking class letter, if airlines agree on it (IATA resolution 728). */
export function cabinForBookingLetter(letter: string): (typeof CABIN_CLASSES)[number] | null {
	if (/^[FA]$/.test(letter)) return FIRST
	if (/^[JCDIZ]$/.test(letter)) return BUSINESS
	if (letter === 'W') return PREMIUM
	return /^[YBMHKLQSTVXNOGU]$/.test(letter) ? ECONOMY : null
}
