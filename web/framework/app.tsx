import { type ReactNode, Suspense } from 'react'
import { Route, Router, Switch } from 'wouter'
import type { Settings } from '#shared/settings.ts'
import { Toaster } from '#web/ui/toasts/toaster.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { loadThenNavigate, useNavigationReset } from './navigation.tsx'
import { parse } from './pattern.ts'
import { notFound, routes } from './routes.tsx'
import { AuthProvider } from '../data/session.tsx'
import { SettingsContext } from '../data/settings.tsx'

type Props = {
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

/** The contexts that every part of a page may use: settings, session and address. */
export function Providers({ settings, address, children }: Props & { children: ReactNode }) {
	const location = address && { ssrPath: address.path, ssrSearch: address.search }
	return (
		<SettingsContext value={settings}>
			<AuthProvider>
				<Router parser={parse} aroundNav={loadThenNavigate} {...location}>
					{children}
				</Router>
			</AuthProvider>
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
