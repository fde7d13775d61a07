import type { ComponentProps } from 'react'
import { Page } from '#web/shell/page.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const Offline = lazyPart(async () => ({ default: (await import('./offline.tsx')).Offline }))

/** A portal page. It works offline after one visit, and sends what waits when the network returns (PORTAL-53, PORTAL-56). */
export const PortalPage = ({ children, ...rest }: ComponentProps<typeof Page>) => (
	<Page {...rest} hideBasket>
		{children}
		<Offline />
	</Page>
)
