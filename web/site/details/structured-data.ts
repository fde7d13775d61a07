import type { Hotel, ServedPicture, Villa } from '#shared/catalogue/property.ts'
import type { PropertyBundle } from '#shared/catalogue/property-bundle.ts'
import { breadcrumbData, hotelData, villaData } from '#shared/catalogue/structured/structured-details.ts'
import type { Settings } from '#shared/settings.ts'

/** The schema.org data of a property's page: the property and its breadcrumb. */
export function structuredData(
	{ property, pictures }: Pick<PropertyBundle<Villa | Hotel>, 'property' | 'pictures'>,
	path: string,
	list: { name: string; path: string },
	{ publicUrl, agency }: Settings,
): [object, object] {
	const url = publicUrl + path
	const images = property.images.flatMap(({ name }) => imagePathOf(pictures[name]) ?? []).map((src) => publicUrl + src)
	const propertyData =
		'starRating' in property
			? hotelData(property, { url, images }, agency.publishesRatings)
			: villaData(property, { url, images })
	const trail = [
		{ name: list.name, url: publicUrl + list.path },
		{ name: property.name, url },
	]
	return [propertyData, breadcrumbData(trail)]
}

/** The format of a picture that most programs can read. */
function imagePathOf(served: ServedPicture | undefined) {
	return served?.jpeg ?? served?.sources.at(-1)?.src ?? null
}
