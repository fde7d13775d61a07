import type { Finding } from '#shared/monitoring/finding.ts'
import { get, type Route } from '#server/http/routes.ts'

/** The checks of the installation, for owners (CRM-290). Those who ask at the same time share one run. */
export function checkRoutes({ checkInstallation }: { checkInstallation: () => Promise<Finding[]> }): Route[] {
	let running: Promise<Finding[]> | undefined
	return [
		get('/api/admin/installation', 'owner', async (c) => {
			running ??= checkInstallation().finally(() => (running = undefined))
			return c.json({ findings: await running })
		}),
	]
}
