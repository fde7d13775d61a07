import { use } from 'react'
import { type Hotel, locationLabel, type Villa } from '#shared/catalogue/property.ts'
import { Meta } from '#web/framework/meta.tsx'
import { useSettings } from '#web/data/settings.tsx'
import { PropertyContext } from '../property-pictures.tsx'
import { structuredData } from './structured-data.ts'

type Props = {
	property: Villa | Hotel
	/** The id in the address, which may be unknown. */
	requestedId: string
	path: string
	list: { name: string; path: string }
}

/** A property's meta tags and structured data. */
export function DetailsMeta({ property, requestedId, path, list }: Props) {
	const settings = useSettings()
	const [first] = property.images
	const pictures = use(PropertyContext)?.pictures ?? {}
	const social = pictures[first.name]?.social ?? null
	return (
		<Meta
			title={`${property.name}, ${locationLabel(property)}`}
			description={summaryOf(property.description)}
			path={path}
			isFallback={requestedId !== property.id}
			image={social === null ? null : { src: social, alt: first.alt }}
			structuredData={import.meta.env.SSR ? structuredData({ property, pictures }, path, list, settings) : [null, null]}
		/>
	)
}

const MAX_LENGTH = 155
const MIN_LENGTH = 80

/** As many whole sentences as a search result shows; if they are too short, whole words. */
function summaryOf(text: string): string {
	const start = text.slice(0, MAX_LENGTH)
	const sentences = /^.*[.!?](?= |$)/.exec(start)?.[0] ?? ''
	if (text.length <= MAX_LENGTH || sentences.length >= MIN_LENGTH) return sentences
	return `${start.slice(0, start.lastIndexOf(' ')).replace(/[,;:]$/, '')}…`
}
