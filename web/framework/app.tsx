import { type ReactNode, Suspense } from 'react'
import { Route, Router, Switch } from 'wouter'
import type { PageData } from '#shared/catalogue/page-data.ts'
import type { Settings } from '#shared/settings.ts'
import { Toaster } from '#web/ui/toasts/toaster.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { loadThenNavigate, useNavigationReset } from './navigation.tsx'
import { parse } from './pattern.ts'
import { notFound, routes } from './routes.tsx'
import { CatalogueContext } from '../data/catalogue.tsx'
import { AuthProvider } from '../data/session.tsx'
import { SettingsContext } from '../data/settings.tsx'

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
					<Router parser={parse} aroundNav={loadThenNavigate} {...location}>
						{children}
					</Router>
				</AuthProvider>
			</CatalogueContext>
		</SettingsContext>
	)
}

function Pages() {
	useNavigationReset()
	return (
		<Switch>
			{routes.map(([pattern, { Component }]) => (
				<Route key={pattern} path={pattern} component={Component} />
			))}
			<Route component={notFound.Component} />
		</Switch>
	)
}
