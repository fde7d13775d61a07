import { createContext, use } from 'react'
import type { Hotel, ServedPicture, Villa } from '#shared/catalogue/property.ts'
import type { PropertyBundle } from '#shared/catalogue/property-bundle.ts'

/** The property that a page shows, with its pictures. */
export const PropertyContext = createContext<PropertyBundle<Villa | Hotel> | null>(null)

/** A picture of the page's property by its name; null until it has been built. */
export function useServedPicture(name: string | undefined): ServedPicture | null {
	const pictures = use(PropertyContext)?.pictures
	return (name === undefined ? undefined : pictures?.[name]) ?? null
}
