import { fold } from '#shared/fold.ts'

/** Airports that travel agents call otherwise than by the town and the official name of the table. */
const NAMES = `AMM Amman|ANU Antigua|ATL Atlanta|AUA Aruba|AXA Anguilla|BAH Bahrain|BCN Barcelona|BDA Bermuda|BGI Barbados|BJV Bodrum|BOB Bora Bora|BSL Basel Mulhouse
CDG Paris Charles de Gaulle|CFU Corfu|CIA Rome Ciampino|CUN Cancún|CUR Curaçao|DPS Bali|DWC Dubai World Central|DRV Dharavandhoo|EIS Tortola
EWR New York Newark|EZE Buenos Aires Ezeiza|FCO Rome Fiumicino|FDF Martinique|FLR Florence|FNC Madeira|FRA Frankfurt|FSC Figari|GCI Guernsey
GCM Grand Cayman|GIG Rio de Janeiro Galeão|GLA Glasgow|GND Grenada|HKG Hong Kong|HND Tokyo Haneda|IOM Isle of Man|IST Istanbul|JAC Jackson Hole|JER Jersey
JFK New York JFK|JMK Mykonos|JNB Johannesburg|JRO Kilimanjaro|JTR Santorini|KTT Kittilä|KUL Kuala Lumpur|LIN Milan Linate|LPA Gran Canaria|MCM Monaco
MQS Mustique|MRU Mauritius|MXP Milan Malpensa|NAP Naples|NBO Nairobi|NQZ Astana|NRT Tokyo Narita|OGG Maui Kahului|PQC Phu Quoc|RSI Red Sea|RUN Réunion
SAW Istanbul Sabiha Gökçen|SBH St Barths|SEZ Mahé|SJD Los Cabos|SJU San Juan|SKB St Kitts|STT St Thomas|SVD St Vincent|SXM St Maarten|TAB Tobago
USM Koh Samui|UVF St Lucia|VIJ Virgin Gorda|WDH Windhoek|ZNZ Zanzibar`

/** The usual name of an airport by its code: 'Mauritius' of MRU. */
export const USUAL_NAMES: ReadonlyMap<string, string> = new Map(
	NAMES.split(/[|\n]/).map((entry) => [entry.slice(0, 3), entry.slice(4)]),
)

/** Of several airports the one that a name usually means: GLA of 'Glasgow'. */
export const usualOf = <One extends { code: string }>(airports: readonly One[], name: string): One | undefined =>
	airports.find(({ code }) => fold(USUAL_NAMES.get(code) ?? '') === fold(name))
