/** '4 nights', '14 nuits'. */
export const NIGHTS = /\(?\b(\d{1,3}) ?(?:nights?|nts?|n[äa]chte|nuits?|noches|notti|noites|nachten|netter)\b\)?/iu
/** Words in the names of hotels and villas. */
export const NOUN =
	/\b(?:hotel|villa|palace|palazzo|resort|lodge|house|inn|riad|chalet|suites?|residence|camp|retreat|manor|castle|grand|park|club|spa|ryokan|parador|pousada|hacienda|finca|masseria|auberge|maison|gasthof|pension|apartments?|cottage|island|beach)\b/i
const NAME =
	"((?:[Tt]he |[Ll][ae]s? |[Ii]l |[Ee]l )?\\p{Lu}[\\p{L}\\p{N}’'&.-]*(?: (?:(?:de|del|della|delle|dei|degli|di|da|do|das|dos|du|des|d’|la|las|le|les|los|el|al|on|at|of|the|and|&|y|e|et|by)(?!\\p{L})|\\p{Lu}[\\p{L}\\p{N}’'&.-]*)){0,7})"
export const NAMED = [
	new RegExp(
		`\\b(?:known as|called|confirmed at|named|reservation at|booking at|stay(?:ing)? (?:at|in)|nights? (?:at|in)|guests? (?:at|of)|welcome (?:you )?to|accommodated (?:at|in)|check(?:ing)? (?:in|into) (?:at|to)?|overnight at|accommodation at) ${NAME}`,
		'u',
	),
	new RegExp(
		`(?<!\\p{L})(?=(?:H[oô]tel|\\p{Lu}\\p{L}+hotel|Villa|Palace|Palazzo|Riad|Casa|Ch[aâ]teau|Chalet|Relais|Schloss|Schlosshotel|Hacienda|Finca|Masseria|Pousada|Parador|Quinta|Agriturismo|Gasthof|Auberge|Domaine|Locanda|Borgo|Tenuta|Ryokan|Resort|Lodge) (?:(?:de|del|della|delle|dei|degli|di|da|do|das|dos|du|des|la|le|les|el|al|zum|zur|am) )*\\p{Lu})${NAME}`,
		'u',
	),
	new RegExp(
		`^(?:(?:booking|reservation|hotel|your) )*(?:confirmation|reservation|booking|stay)(?: of your \\p{L}+)?\\s*[:–-]\\s*${NAME}$`,
		'iu',
	),
]

/** Words of rooms. */
export const ROOM =
	/\b(?:suite|room|villa|bungalow|cottage|tent|penthouse|residence|pavilion|studio|king|queen|twin|double|deluxe|superior|junior|sea view|garden|zimmer|doppelzimmer|chambre|camera|habitaci[oó]n|doble|quarto|kamer|rom|pok[oó]j)\b/iu

/** The name that a text gives a hotel: 'staying at Sample House', 'Villa Sample'. */
export const hotelNamedIn = (text: string): string | undefined =>
	NAMED.map((pattern) => pattern.exec(text)?.[1]).find(Boolean)
