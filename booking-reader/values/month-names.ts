import { fold } from '#shared/fold.ts'

const NAMES: readonly string[] = [
	'jan january januar janvier enero ene gennaio gen janv',
	'feb february februar fevrier fev fevr febrero febbraio febr',
	'mar march marz maerz mars marzo mrz',
	'apr april avril avr abril abr aprile',
	'may mai mayo maggio mag',
	'jun june juni juin junio giugno giu',
	'jul july juli juillet juil julio luglio lug',
	'aug august aout agosto ago',
	'sep sept september septembre septiembre settembre set',
	'oct october oktober okt octobre octubre ottobre ott',
	'nov november novembre noviembre',
	'dec december dezember dez decembre diciembre dic dicembre',
]
const MONTHS = new Map(
	NAMES.flatMap((names, index) => names.split(' ').map((name): [string, number] => [name, index + 1])),
)

const WEEKDAYS: readonly string[] = [
	'sun sunday sonntag so dimanche dim domingo dom domenica',
	'mon monday montag mo lundi lun lunes lunedi',
	'tue tues tuesday dienstag di mardi martes martedi',
	'wed weds wednesday mittwoch mi mercredi mer miercoles mercoledi',
	'thu thur thurs thursday donnerstag do jeudi jeu jueves giovedi',
	'fri friday freitag fr vendredi ven viernes venerdi',
	'sat saturday samstag sa samedi sam sabado sabato',
]
const DAYS = new Map(
	WEEKDAYS.flatMap((names, index) => names.split(' ').map((name): [string, number] => [name, index])),
)

/** 1 to 12 for a month's name or abbreviation in English, German, French, Spanish or Italian. */
export const monthNamed = (name: string): number | null => MONTHS.get(fold(name)) ?? null

/** 0 (Sunday) to 6 for a weekday's name or abbreviation in the same languages. */
export const weekdayNamed = (name: string): number | null => DAYS.get(fold(name)) ?? null
