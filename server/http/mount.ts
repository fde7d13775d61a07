import type { Hono } from 'hono'
import type { User } from '#shared/customers/user.ts'
import { Refusal } from './refusal.ts'
import type { Access, AppContext, AppEnv, Route } from './routes.ts'

const ACCESS_RULES: readonly Access[] = ['public', 'signedIn', 'admin']

/**
 * Mounts routes behind their declared access rules. Throws when a route declares none, or when two routes claim one address: a route
 * without a rule must never be open.
 */
export function mount(app: Hono<AppEnv>, routes: readonly Route[], userOf: (c: AppContext) => Promise<User | null>) {
	const taken = new Set<string>()
	for (const { method, path, access, handler } of routes) {
		const address = `${method} ${path.replace(/:\w+/g, ':')}`
		if (!ACCESS_RULES.includes(access)) throw new Error(`${address} declares no access rule`)
		if (taken.has(address)) throw new Error(`${address} is declared twice`)
		taken.add(address)
		app.on(method, path, async (c) => {
			const user = await userOf(c)
			c.set('userId', user?.id)
			requireAccess(access, user)
			return handler(c, user)
		})
	}
}

/** 401 for an anonymous caller, 403 for the wrong role. */
export function requireAccess(access: Access, user: User | null) {
	if (access === 'public') return
	if (!user) throw new Refusal(401, 'signed_out', 'Sign in first')
	if (access === 'admin' && user.role !== 'admin') throw new Refusal(403, 'staff_only', 'Only staff may do this')
}
