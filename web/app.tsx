import { Suspense } from 'react'
import { Route, Router, Switch } from 'wouter'
import type { Settings } from '#shared/settings.ts'
import { Toaster } from '#web/ui/toasts.tsx'
import { Awaiting } from './awaiting.tsx'
import { Fault } from './fault.tsx'
import { aroundNav, useArrival } from './navigation.tsx'
import { parse } from './pattern.ts'
import { notFound, routes } from './routes.tsx'
import { AuthProvider } from './session.tsx'
import { SettingsContext } from './settings.tsx'

/** Everything inside `<body>`. On the server the address is given; in the browser it is the browser's. */
export function App({ settings, address }: { settings: Settings; address?: { path: string; search: string } }) {
	return (
		<SettingsContext value={settings}>
			<AuthProvider>
				<Router
					parser={parse}
					aroundNav={aroundNav}
					{...(address && { ssrPath: address.path, ssrSearch: address.search })}
				>
					<Fault>
						<Suspense fallback={<Awaiting />}>
							<Pages />
						</Suspense>
					</Fault>
					<Toaster />
				</Router>
			</AuthProvider>
		</SettingsContext>
	)
}

function Pages() {
	useArrival()
	return (
		<Switch>
			{routes.map(([pattern, { Component }]) => (
				<Route key={pattern} path={pattern} component={Component} />
			))}
			<Route component={notFound.Component} />
		</Switch>
	)
}
