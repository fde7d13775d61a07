import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Route, Router, Switch } from 'wouter'
import type { Settings } from '#shared/settings.ts'
import { Toaster } from '#web/ui/toasts.tsx'
import { Awaiting } from './awaiting.tsx'
import { Fault } from './fault.tsx'
import { aroundNav, useArrival } from './navigation.tsx'
import { createQueryClient } from './request.ts'
import { notFound, parsePattern, routes } from './routes.tsx'
import { AuthProvider, becomeUser } from './session.tsx'
import { SettingsContext } from './settings.tsx'

/** Everything inside `<body>`. On the server the address is given; in the browser it is the browser's. */
export function App({ settings, address }: { settings: Settings; address?: { path: string; search: string } }) {
	const [client] = useState(() => createQueryClient((client) => becomeUser(client, null)))
	return (
		<SettingsContext value={settings}>
			<QueryClientProvider client={client}>
				<AuthProvider>
					<Router
						parser={parsePattern}
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
			</QueryClientProvider>
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
