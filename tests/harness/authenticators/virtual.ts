import type { Visitor } from '../browser.ts'

/** An authenticator in Chromium whose owner is always there and recognised. It belongs to this page. */
export async function virtualAuthenticator({ page, context }: Visitor) {
	const session = await context.newCDPSession(page)
	await session.send('WebAuthn.enable', { enableUI: false })
	const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
		options: {
			protocol: 'ctap2',
			ctap2Version: 'ctap2_1',
			transport: 'internal',
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	})
	return {
		/** How many keys it holds. */
		held: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
		/** Whether it is touched when it is asked. A request that already waits goes on waiting. */
		touch: (enabled: boolean) => session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
	}
}
