import { useState } from 'react'
import { Redirect } from 'wouter'
import { PAGES } from '#shared/paths.ts'
import { RequestError, send } from '#web/data/request.ts'
import { useAuth } from '#web/data/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { lazyDialog } from '#web/ui/lazy-part.tsx'
import { ChoosePassword } from './choose-password.tsx'
import { Heading, LinkPage } from './link-page.tsx'
import { useLink } from './use-link.ts'

const SignInDialog = lazyDialog(() => import('#web/shell/sign-in-dialog.tsx'))

/** Where the link for a new password leads. It signs nobody in: one signs in with the new password, in the dialog (SITE-124). */
export function NewPasswordPage() {
	const link = useLink('password')
	const { user } = useAuth()
	const [changed, setChanged] = useState<string | null>(null)
	const [isSigningIn, setIsSigningIn] = useState(false)

	const save = async (token: string, username: string, password: string) => {
		try {
			await send('POST', '/api/auth/new-password', { token, password })
		} catch (error) {
			if (!(error instanceof RequestError) || error.code !== 'link_ended') throw error
			return link.end()
		}
		setChanged(username)
		setIsSigningIn(true)
	}
	if (changed !== null && user) return <Redirect to={user.role === 'admin' ? PAGES.admin : PAGES.portal} replace />
	return (
		<LinkPage title="Choose a new password" link={link}>
			{({ token, facts }) =>
				changed === null ? (
					<>
						<Heading>Choose a new password</Heading>
						<p className="text-lg">All your devices are signed out when you save it.</p>
						<ChoosePassword
							facts={facts}
							action="Save"
							onChoose={(password) => save(token, facts.username, password)}
						/>
					</>
				) : (
					<>
						<Heading>Your new password is set</Heading>
						<p className="text-lg">You can use it from now on.</p>
						<Button variant="primary" size="large" className="justify-self-start" onClick={() => setIsSigningIn(true)}>
							Continue
						</Button>
						<SignInDialog open={isSigningIn} onOpenChange={setIsSigningIn} username={changed} />
					</>
				)
			}
		</LinkPage>
	)
}
