import type { Hotel, Villa } from '#shared/catalogue/property.ts'
import { breadcrumbData } from '#shared/catalogue/structured-details.ts'
import { Meta } from '#web/meta.tsx'
import { useSettings } from '#web/settings.tsx'
import { servedPicture } from '../catalogue.ts'
import { placeOf } from './place-of.ts'

type Props = {
	property: Villa | Hotel
	/** The id in the address, which may be of no property. */
	askedId: string
	path: string
	list: { name: string; path: string }
	/** Makes the schema.org data of the property from its own address and its pictures'. */
	structuredData: (shown: { url: string; images: string[] }) => object
}

/** What the head of a property's page says. */
export function DetailsMeta({ property, askedId, path, list, structuredData }: Props) {
	const { publicUrl } = useSettings()
	const { name, description, images } = property
	const url = publicUrl + path
	const addresses = images.flatMap((image) => addressOf(image.name) ?? []).map((src) => publicUrl + src)
	const trail = [
		{ name: list.name, url: publicUrl + list.path },
		{ name, url },
	]
	const social = servedPicture(images[0].name)?.social ?? null
	return (
		<Meta
			title={`${name}, ${placeOf(property)}`}
			description={beginning(description)}
			path={path}
			isStandIn={askedId !== property.id}
			image={social === null ? null : { src: social, alt: images[0].alt }}
			structuredData={[structuredData({ url, images: addresses }), breadcrumbData(trail)]}
		/>
	)
}

/** The file of a picture that most programs can read. */
function addressOf(name: string) {
	const served = servedPicture(name)
	return served?.jpeg ?? served?.sources.at(-1)?.src ?? null
}

const LONGEST = 155
const SHORTEST = 80

/** As many whole sentences as a search result shows; where those are few, whole words. */
function beginning(text: string): string {
	const start = text.slice(0, LONGEST)
	const sentences = /^.*[.!?](?= |$)/.exec(start)?.[0] ?? ''
	if (text.length <= LONGEST || sentences.length >= SHORTEST) return sentences
	return `${start.slice(0, start.lastIndexOf(' ')).replace(/[,;:]$/, '')}…`
}
