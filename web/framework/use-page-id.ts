import { useLocation } from 'wouter'
import { parse } from './pattern.ts'

/** The id in the address of a page with this pattern (`PAGES`): '7' at '/villas/7'. '' where the page shows at another address, as a preview does. */
export function usePageId(pattern: string): string {
	const [path] = useLocation()
	return parse(pattern).exec(path)?.[1] ?? ''
}
