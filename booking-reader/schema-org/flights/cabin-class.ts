import { CABIN_CLASSES } from '#shared/trips/kinds/flight.ts'

const [ECONOMY, PREMIUM, BUSINESS, FIRST] = CABIN_CLASSES

/** One of our four for an airline's words: 'PREMIUM ECONOMY', 'premiumEconomy', 'Club World', 'ECO LIGHT'. Null for what says nothing. */
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

/** The cabin of a booking class's letter, where airlines agree on it (IATA resolution 728); else null. */
export function cabinForBookingLetter(letter: string): (typeof CABIN_CLASSES)[number] | null {
	if (/^[FA]$/.test(letter)) return FIRST
	if (/^[JCDIZ]$/.test(letter)) return BUSINESS
	if (letter === 'W') return PREMIUM
	return /^[YBMHKLQSTVXNOGU]$/.test(letter) ? ECONOMY : null
}
