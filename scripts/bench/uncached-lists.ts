const SORTS = ['name-asc', 'name-desc', 'guests-desc', 'size-desc', 'guests-asc', 'size-asc']
const COUNTRIES = ['France', 'Monaco', 'Oman', 'United%20Arab%20Emirates']
const AMENITIES = ['', '&amenities=Breakfast', '&amenities=Restaurant', '&amenities=Bar']

let count = 0

/** The query of a list that has not been requested before: countries, stars, order, an amenity, and a country without properties. */
export function uncachedListQuery(): string {
	const n = count++
	const places = COUNTRIES.filter((_country, i) => ((n % 15) + 1) & (1 << i)).join(',')
	const [sort, guests, stars] = [SORTS[Math.floor(n / 15) % 6], Math.floor(n / 90) % 3, 1 + (Math.floor(n / 270) % 4)]
	return `?locations=${places},${n}&sort=${sort}&guests=${guests}&minSize=${stars}${AMENITIES[Math.floor(n / 1080) % 4]}`
}
