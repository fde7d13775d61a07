import { createContext, use } from 'react'

/**
 * When the server rendered this page, in milliseconds since 1970 (0 for a page that is the same for everyone). Null once the browser has
 * hydrated it: until then the browser renders exactly what the server rendered.
 */
export const RenderedAt = createContext<number | null>(null)

/** True on the server and during hydration, where the device, its zone and its storage must not show. */
export const useIsHydrating = () => use(RenderedAt) !== null
