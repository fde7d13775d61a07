import { fold } from '#shared/fold.ts'

/** What visitors call cities and islands in other languages, folded, behind the name by which the table of airports knows them. */
const NAMES = `algiers alger algier argel algeri|amsterdam amsterdao|antwerp antwerpen anvers amberes anversa|athens athen athenes atenas atene athina aten|barcelona barcelone barcellona
basel bale basilea bazel|beijing peking pekin pechino pequim|beirut beyrouth beirute|belgrade belgrad belgrado beograd|berlin berlim berlino berlijn|bologna bologne bolonia bolonha
brussels brussel bruxelles bruselas bruxelas bryssel|bucharest bukarest bucarest bucuresti bucareste|budapest budapeste|cairo kairo le_caire el_cairo il_cairo|cape_town kapstadt kaapstad kapstaden
cape_town ciudad_del_cabo cidade_do_cabo citta_del_capo le_cap|cologne koln keulen|copenhagen kobenhavn kopenhagen copenhague copenaghen kopenhamn|corfu korfu corfou kerkyra
dublin dublino dublim|dusseldorf duesseldorf|edinburgh edimbourg edimburgo edinburg|florence florenz firenze florencia florenca|frankfurt francfort francoforte
geneva genf geneve ginebra ginevra genebra|genoa genua genes genova|gothenburg goteborg gotemburgo|hamburg hambourg hamburgo amburgo|havana la_habana la_havane habana|helsinki helsinque helsingfors
heraklion iraklio|ho_chi_minh_city saigon ho_chi_minh_stadt ho_chi_minh_ville ho_chi_minh_stad|hong_kong hongkong|istanbul estambul istambul|krakow krakau cracovie cracovia cracow
larnaca larnaka|lisbon lisboa lissabon lisbonne lisbona|london londres londen londra londyn|luxembourg luxemburg luxemburgo lussemburgo|lyon lione|maldives malediven maldive maldivas
marrakech marrakesch marraquexe marrakesh|marseille marsella marsiglia|mauritius maurice mauricio|mexico_city mexiko_stadt ciudad_de_mexico|milan mailand milano milaan|moscow moskau moscou moscu mosca moskva
munich munchen muenchen monaco_di_baviera munique|mykonos mikonos|naples neapel napoli napels|new_york nueva_york nova_iorque|nice nizza niza|nuremberg nurnberg nuernberg|palma_de_mallorca palma_di_maiorca
paris parijs parigi|philadelphia philadelphie filadelfia|porto oporto|paris_charles_de_gaulle roissy|prague prag praag praga praha|rhodes rhodos rodas rodi|rome rom roma|salzburg salzbourg salzburgo salisburgo
santorini thira santorin|seville sevilla siviglia sevilha|seychelles seychellen seicheles|singapore singapur singapour singapura|strasbourg strassburg estrasburgo|stockholm estocolmo stoccolma
tehran teheran|thessaloniki salonica saloniki salonique|tokyo tokio toquio|trieste triest|turin torino|venice venise venezia venedig venecia veneza venetie|vienna wien vienne viena wenen
warsaw warschau varsovie varsovia varsavia warszawa|zanzibar sansibar|zurich zurigo zurique`

const ENGLISH = new Map(
	NAMES.split(/[|\n]/).flatMap((entry) => {
		const [english = '', ...others] = entry.split(' ').map((name) => name.replaceAll('_', ' '))
		return others.map((name) => [name, english] as const)
	}),
)
const KNOWN = new RegExp(`(?<!\\p{L})(?:${[...ENGLISH.keys()].join('|')})(?!\\p{L})`, 'gu')

/** A text, folded, with its cities by their English names: 'venice marco polo' of 'Venise Marco Polo'. */
export const withEnglishCities = (text: string): string =>
	fold(text).replaceAll(KNOWN, (name) => ENGLISH.get(name) ?? name)
