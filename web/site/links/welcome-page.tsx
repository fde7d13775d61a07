import { useState } from 'react'
import { useLocation } from 'wouter'
import type { LinkFacts } from '#shared/customers/link.ts'
import type { User } from '#shared/customers/user.ts'
import { PAGES } from '#shared/paths.ts'
import { get, RequestError, send } from '#web/data/request.ts'
import { offersPasskeys } from '#web/data/offers-passkeys.ts'
import { useSettings } from '#web/data/settings.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useAuth } from '#web/data/session.tsx'
import { ChoosePassword } from './choose-password.tsx'
import { Heading, LinkPage } from './link-page.tsx'
import { useLink } from './use-link.ts'

const OfferPasskey = lazyPart(() => import('./offer-passkey.tsx'))

/** Where an invitation leads: one chooses a password and is signed in (SITE-124), and may make a passkey (SITE-168). */
export function WelcomePage() {
	const link = useLink('invitation')
	const { setUser } = useAuth()
	const [, navigate] = useLocation()
	const { publicUrl } = useSettings()
	/** The person who has just chosen a password, on a device that could recognise them. */
	const [newcomer, setNewcomer] = useState<User | null>(null)

	const open = async (token: string, facts: LinkFacts, password: string) => {
		const user = await accept(token, facts, password).catch((error: unknown) => {
			if (!(error instanceof RequestError) || error.code !== 'link_ended') throw error
			link.end()
			return null
		})
		if (!user) return
		if (await isKnownByDevice(publicUrl)) setNewcomer(user)
		else enter(user)
	}
	const enter = (user: User) => {
		setUser(user)
		navigate(user.role === 'admin' ? PAGES.admin : PAGES.portal, { replace: true })
	}
	return (
		<LinkPage title="Welcome" link={link}>
			{({ token, facts }) =>
				newcomer ? (
					<OfferPasskey onDone={() => enter(newcomer)} />
				) : (
					<>
						<Heading>Welcome, {facts.name}</Heading>
						<p className="text-lg">
							{facts.role === 'admin'
								? `Choose a password for your account at ${facts.agency}.`
								: 'Choose a password, and your travel pages open. You can change it at any time.'}
						</p>
						<ChoosePassword
							facts={facts}
							action={facts.role === 'admin' ? 'Open my account' : 'Open my travel pages'}
							onChoose={(password) => open(token, facts, password)}
						/>
					</>
				)
			}
		</LinkPage>
	)
}

/** Whether this device recognises its owner by itself, and passkeys work at this address. Otherwise there is nothing to offer (SITE-168). */
async function isKnownByDevice(publicUrl: string): Promise<boolean> {
	if (!offersPasskeys(publicUrl)) return false
	return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false)
}

/** After a double click or a lost answer the link is spent, and the first request has signed in. */
async function accept(token: string, facts: LinkFacts, password: string): Promise<User> {
	try {
		return (await send<{ user: User }>('POST', '/api/auth/invitation', { token, password })).user
	} catch (error) {
		if (!(error instanceof RequestError) || error.code !== 'link_ended') throw error
		const { user } = await get('/api/auth/user')
		if (user?.username !== facts.username) throw error
		return user
	}
}
