import type { Hono, MiddlewareHandler } from 'hono'
import { Refusal } from './refusal.ts'
import type { Access, AppContext, AppEnv, Caller, Route } from './routes.ts'

const ACCESS_RULES: readonly Access[] = ['public', 'self', 'signedIn', 'admin', 'owner']

/**
 * Mounts routes behind their declared access rules. Throws when a route declares none, or when two routes claim one address: a route
 * without a rule must never be open.
 */
export function mount(
	app: Hono<AppEnv>,
	routes: readonly Route[],
	callerOf: (route: Route) => (c: AppContext) => Promise<Caller | null>,
	heldAnswers?: MiddlewareHandler<AppEnv>,
) {
	const taken = new Set<string>()
	for (const route of routes) {
		const { method, path, access, handler } = route
		const address = `${method} ${path.replace(/:\w+/g, ':')}`
		if (!ACCESS_RULES.includes(access)) throw new Error(`${address} declares no access rule`)
		if (taken.has(address)) throw new Error(`${address} is declared twice`)
		taken.add(address)
		const findCaller = callerOf(route)
		if (route.isHeld && heldAnswers) app.on(method, path, heldAnswers)
		app.on(method, path, async (c) => {
			const caller = await findCaller(c)
			c.set('userId', caller?.id)
			requireAccess(route, caller)
			return handler(c, caller)
		})
	}
}

type Rule = Pick<Route, 'access' | 'isFreshOnly'> & { method: string }

/** 401 for an anonymous caller; 403 for the wrong role, for a missing second step, and for a confirmation that is too old. */
export function requireAccess({ access, method, isFreshOnly }: Rule, caller: Caller | null) {
	if (access === 'public') return
	if (!caller) throw new Refusal(401, 'signed_out', 'Sign in first')
	if ((access === 'admin' || access === 'owner') && caller.role !== 'admin')
		throw new Refusal(403, 'staff_only', 'Only staff may do this')
	if (caller.mustSetUp && access !== 'self')
		throw new Refusal(403, 'second_step_first', 'Set up your second step first, in your account')
	if (access === 'owner' && caller.staffRole !== 'owner')
		throw new Refusal(403, 'owner_only', 'Only an owner may do this')
	if (access === 'admin' && method !== 'GET' && caller.staffRole === 'viewer')
		throw new Refusal(403, 'read_only', 'You may look at everything here, but not change it')
	if (isFreshOnly && !caller.isFresh) throw new Refusal(403, 'confirm_first', 'Please confirm that it is you')
}
