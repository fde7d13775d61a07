import { fold } from '#shared/fold.ts'
import type { OfferedName } from '#shared/trips/offered-name.ts'

/** Airlines that our travellers are likely to use, by IATA designator. A missing one is shown by its designator. */
const NAMES = `2L Helvetic Airways|3K Jetstar Asia|4Y Discover Airlines|4Z Airlink|5J Cebu Pacific|5Z CemAir|6E IndiGo|6J Solaseed Air|7C Jeju Air|7G StarFlyer
9K Cape Air|9W Jet Airways|A3 Aegean Airlines|AA American Airlines|AC Air Canada|AD Azul|AF Air France|AH Air Algerie|AI Air India|AK AirAsia|AM Aeromexico
AR Aerolineas Argentinas|AS Alaska Airlines|AT Royal Air Maroc|AV Avianca|AY Finnair|AZ ITA Airways|B0 La Compagnie|B3 Bhutan Airlines|B6 JetBlue
BA British Airways|BC Skymark Airlines|BF French Bee|BG Biman Bangladesh Airlines|BI Royal Brunei Airlines|BJ Nouvelair|BR EVA Air|BT airBaltic
BW Caribbean Airlines|BX Air Busan|CA Air China|CI China Airlines|CM Copa Airlines|CQ Coastal Aviation|CX Cathay Pacific|CZ China Southern Airlines
D8 Norwegian|DE Condor|DL Delta Air Lines|DM Arajet|DT TAAG Angola Airlines|DY Norwegian|E9 Iberojet|EI Aer Lingus|EJU easyJet Europe|EK Emirates
EN Air Dolomiti|ET Ethiopian Airlines|EW Eurowings|EY Etihad Airways|EZY easyJet|F2 Safarilink|F9 Frontier Airlines|FA FlySafair|FB Bulgaria Air
FD Thai AirAsia|FI Icelandair|FJ Fiji Airways|FR Ryanair|FZ flydubai|G3 Gol|G9 Air Arabia|GA Garuda Indonesia|GF Gulf Air|GK Jetstar Japan|GL Air Greenland
GQ Sky Express|GR Aurigny|H1 Hahn Air|H2 Sky Airline|HA Hawaiian Airlines|HC Air Senegal|HD Air Do|HF Air Cote d'Ivoire|HM Air Seychelles|HO Juneyao Air
HU Hainan Airlines|HV Transavia|HX Hong Kong Airlines|HY Uzbekistan Airways|I2 Iberia Express|IB Iberia|IE Solomon Airlines|IX Air India Express
J2 Azerbaijan Airlines|J9 Jazeera Airways|JA JetSMART|JJ LATAM Brasil|JL Japan Airlines|JQ Jetstar|JU Air Serbia|JX Starlux Airlines|KB Drukair
KC Air Astana|KE Korean Air|KL KLM|KM KM Malta Airlines|KP ASKY Airlines|KQ Kenya Airways|KU Kuwait Airways|KX Cayman Airways|LA LATAM Airlines|LG Luxair
LH Lufthansa|LM Loganair|LO LOT Polish Airlines|LS Jet2|LX Swiss|LY El Al|MD Madagascar Airlines|ME Middle East Airlines|MF Xiamen Airlines
MH Malaysia Airlines|MK Air Mauritius|MS EgyptAir|MU China Eastern Airlines|NF Air Vanuatu|NH All Nippon Airways|NK Spirit Airlines|NO Neos|NP Nile Air
NT Binter Canarias|NZ Air New Zealand|OA Olympic Air|OB Boliviana de Aviacion|OD Batik Air Malaysia|OK Czech Airlines|OS Austrian Airlines
OU Croatia Airlines|OV SalamAir|OZ Asiana Airlines|PC Pegasus Airlines|PD Porter Airlines|PG Bangkok Airways
PK Pakistan International Airlines|PR Philippine Airlines|PS Ukraine International Airlines|PU Plus Ultra|PW Precision Air|PX Air Niugini
PY Surinam Airways|Q2 Maldivian|QF Qantas|QH Bamboo Airways|QP Akasa Air|QR Qatar Airways|QS Smartwings|QV Lao Airlines
RJ Royal Jordanian|RK Ryanair UK|RO TAROM|RX Riyadh Air|S4 Azores Airlines|S7 S7 Airlines|SA South African Airways|SB Aircalin|SC Shandong Airlines
SG SpiceJet|SK SAS|SM Air Cairo|SN Brussels Airlines|SP SATA Air Acores|SQ Singapore Airlines|SS Corsair|SU Aeroflot|SV Saudia|SY Sun Country Airlines
TC Air Tanzania|TG Thai Airways|TK Turkish Airlines|TM LAM Mozambique Airlines|TN Air Tahiti Nui|TO Transavia France|TP TAP Air Portugal|TR Scoot
TS Air Transat|TU Tunisair|TW T'way Air|TX Air Caraibes|U2 easyJet|U4 Buddha Air|UA United Airlines|UI Auric Air|UK Vistara|UL SriLankan Airlines
UO HK Express|UP Bahamasair|UU Air Austral|UX Air Europa|V7 Volotea|VA Virgin Australia|VB Viva|VF AJet|VJ VietJet Air|VN Vietnam Airlines
VR Cabo Verde Airlines|VS Virgin Atlantic|VT Air Tahiti|VY Vueling|VZ Thai VietJet Air|W2 FlexFlight|W6 Wizz Air|W9 Wizz Air UK|WB RwandAir|WF Wideroe
WK Edelweiss Air|WM Winair|WN Southwest Airlines|WS WestJet|WV FlyNamibia|WY Oman Air|X3 TUI fly|XC Corendon Airlines|XK Air Corsica|XQ SunExpress
XY flynas|Y4 Volaris|YP Air Premia|ZF Azur Air|ZH Shenzhen Airlines|ZP Paranair`

const names = new Map(
	NAMES.split(/[|\n]/).map((entry) => [entry.split(' ', 1)[0] ?? '', entry.slice(entry.indexOf(' ') + 1)]),
)

/** 'British Airways' for 'BA'; null for an unknown designator. */
export const airlineByDesignator = (designator: string): string | null => names.get(designator.toUpperCase()) ?? null

const designators = new Map([...names].map(([designator, name]) => [fold(name), designator]))

/** 'BA' for 'British Airways'; 'UA' for both 'United' and 'United Airlines'. Null for a name that is unknown or not of one airline only. */
export function designatorByName(name: string): string | null {
	const words = fold(name)
	const known = designators.get(words) ?? designators.get(`${words} airlines`)
	if (known || words === '') return known ?? null
	const [one, another] = [...designators].filter(([full]) => full.startsWith(`${words} `))
	return one && !another ? one[1] : null
}

/** As many as fit below a field. Further letters find the others. */
const MAX_NAMES = 7

/** The airlines with this designator, or of whose name these letters begin a word (CRM-336); the designator's first. No letters find nothing. */
export function searchAirlines(search: string): OfferedName[] {
	const typed = fold(search)
	if (typed === '') return []
	const rankOf = (code: string, name: string) =>
		code.toLowerCase() === typed ? 0 : fold(name).startsWith(typed) ? 1 : 2
	return [...names]
		.filter(([code, name]) => code.toLowerCase() === typed || ` ${fold(name)}`.includes(` ${typed}`))
		.toSorted(([a, nameOfA], [b, nameOfB]) => rankOf(a, nameOfA) - rankOf(b, nameOfB) || nameOfA.localeCompare(nameOfB))
		.slice(0, MAX_NAMES)
		.map(([code, name]) => ({ code, name, detail: code }))
}
