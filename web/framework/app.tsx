import { type ReactNode, Suspense } from 'react'
import { Route, Router, Switch } from 'wouter'
import type { Settings } from '#shared/settings.ts'
import { Toaster } from '#web/ui/toasts/toaster.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { loadThenNavigate, useNavigationReset } from './navigation.tsx'
import { parsePattern } from './pattern.ts'
import { notFound, routes } from './routes.tsx'
import { AuthProvider } from '../data/session.tsx'
import { SettingsContext } from '../data/settings.tsx'

type Props = {
	settings: Settings
	/** On the server the address is given; in the browser it is the browser's. */
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

/** What every part of a page can ask for: the settings, who is signed in, the address. */
export function Providers({ settings, address, children }: Props & { children: ReactNode }) {
	const location = address && { ssrPath: address.path, ssrSearch: address.search }
	return (
		<SettingsContext value={settings}>
			<AuthProvider>
				<Router parser={parsePattern} aroundNav={loadThenNavigate} {...location}>
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
