import { type ReactNode, startTransition, Suspense, use, useEffect, useState } from 'react'
import { Router, useLocation } from 'wouter'
import type { PageData } from '#shared/catalogue/page-data.ts'
import type { Settings } from '#shared/settings.ts'
import { RenderedAt } from '#web/ui/rendered-at.ts'
import { Toaster } from '#web/ui/toasts/toaster.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { loadThenNavigate, useNavigationReset } from './navigation.tsx'
import { RenderContext } from './render-context.tsx'
import { routeAt } from './routes.tsx'
import { CatalogueContext } from '../data/catalogue.tsx'
import { AuthProvider } from '../data/session.tsx'
import { settingsBlock, SettingsContext } from '../data/settings.tsx'

type Props = {
	/** Server only; the browser uses what it has loaded. */
	catalogue?: PageData
	settings: Settings
	/** Server only; the browser uses its own address. */
	address?: { path: string; search: string }
}

/** Everything inside `<body>`. */
export const App = (props: Props) => (
	<Providers {...props}>
		<ErrorBoundary>
			<Suspense fallback={<LoadingScreen />}>
				<Pages />
			</Suspense>
		</ErrorBoundary>
		<Toaster />
	</Providers>
)

/** The contexts that every part of a page may use: settings, session, address and catalogue. */
export function Providers({ settings, address, catalogue, children }: Props & { children: ReactNode }) {
	const location = address && { ssrPath: address.path, ssrSearch: address.search }
	return (
		<SettingsContext value={settings}>
			<CatalogueContext value={catalogue ?? null}>
				<AuthProvider>
					<Router aroundNav={loadThenNavigate} {...location}>
						{children}
					</Router>
				</AuthProvider>
			</CatalogueContext>
		</SettingsContext>
	)
}

function Pages() {
	useNavigationReset()
	const [path] = useLocation()
	const { pattern, page } = routeAt(path)
	return (
		<RenderedAt value={useRenderedAt()}>
			<page.Component key={pattern} />
		</RenderedAt>
	)
}

/** See `RenderedAt`. What changes after hydration renders in small steps: one long task would keep a slow phone from answering. */
function useRenderedAt(): number | null {
	const sent = import.meta.env.SSR ? use(RenderContext)?.renderedAt : settingsBlock().dataset.renderedAt
	const [renderedAt, setRenderedAt] = useState<number | null>(Number(sent ?? 0))
	useEffect(() => startTransition(() => setRenderedAt(null)), [])
	return renderedAt
}
