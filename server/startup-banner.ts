import type { Env } from './env/env.ts'
import type { GeneratedSignIn } from './bootstrap.ts'

/** The text at startup: the address, and how to sign in. */
export function startupBanner(
	{ agency, publicUrl, dataDir, firstAdmin, smtpUrl }: Env,
	welcomes: readonly GeneratedSignIn[],
): string {
	const lines = [`${agency.name} is at ${publicUrl}`]
	for (const { role, username, password } of welcomes) lines.push(`${role}: sign in as ${username} with ${password}`)
	if (welcomes.some(({ role }) => role === 'Staff')) lines.push('Keep the staff password: it is shown only once.')
	else if (firstAdmin) lines.push(`Staff: sign in as ${firstAdmin.username} with the ADMIN_PASSWORD of the first start`)
	else lines.push('Staff: a forgotten password is replaced by npm run admin -- password <username>')
	if (!smtpUrl) lines.push(`Mail is written to ${dataDir}/mail`)
	return `\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`
}
