import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import type { Account } from '#shared/customers/account.ts'
import { send, sentenceOf } from '#web/data/request.ts'
import { useAuth } from '#web/data/session.tsx'
import { withToast } from '#web/trips/with-toast.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, CardHeader } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toasts/toasts.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUpSecondStep } from './set-up-second-step.tsx'

type Props = { account: Account; onChanged: () => Promise<unknown> }

const day = (instant: string) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date(instant))

/** The second step: set up, look after, remove (API-135). New recovery codes are shown once, until the person has stored them. */
export function SecondStep({ account: { secondStep }, onChanged }: Props) {
	const { user, setUser } = useAuth()
	const [key, setKey] = useState<{ key: string; address: string } | null>(null)
	const [codes, setCodes] = useState<readonly string[] | null>(null)
	const [isPending, setIsPending] = useState(false)
	const run = async (messages: { success: string; failure: string }, call: () => Promise<unknown>) => {
		setIsPending(true)
		await withToast(messages, call).catch(() => {})
		setIsPending(false)
	}
	const start = async () => {
		setIsPending(true)
		try {
			setKey(await send('POST', '/api/auth/second-step'))
		} catch (error) {
			const description = sentenceOf(error, 'Please try again.')
			toast({ title: 'The second step could not be started', description, tone: 'destructive' })
		}
		setIsPending(false)
	}
	const activated = async (made: readonly string[]) => {
		setKey(null)
		setCodes(made)
		await onChanged()
	}
	const stored = () => {
		setCodes(null)
		if (user?.mustSetUp) {
			const { mustSetUp: _done, ...rest } = user
			setUser(rest)
		}
	}
	const renew = () =>
		run({ success: 'New recovery codes made', failure: 'No new codes were made' }, async () => {
			setCodes((await send<{ codes: string[] }>('POST', '/api/auth/recovery-codes')).codes)
			await onChanged()
		})
	const remove = () =>
		run({ success: 'Second step turned off', failure: 'The second step stays on' }, async () => {
			await send('DELETE', '/api/auth/second-step')
			await onChanged()
		})
	const { activeAt, recoveryCodesLeft, isRequired, requiredFrom } = secondStep
	return (
		<Card>
			<CardHeader title="Second step">
				<Badge tone={activeAt ? 'green' : 'grey'}>{activeAt ? 'On' : 'Off'}</Badge>
			</CardHeader>
			{codes ? (
				<RecoveryCodes codes={codes} onStored={stored} />
			) : key ? (
				<SetUpSecondStep {...key} onActivated={activated} onCancel={() => setKey(null)} />
			) : activeAt ? (
				<>
					<p>{`On since ${day(activeAt)}. A sign-in also needs a code from your authenticator app.`}</p>
					<p className={recoveryCodesLeft <= 3 ? 'mt-1 text-amber' : 'mt-1 text-ink-soft'}>
						{`${recoveryCodesLeft} recovery ${recoveryCodesLeft === 1 ? 'code' : 'codes'} left for a lost phone.`}
					</p>
					<div className="mt-4 flex flex-wrap gap-3">
						<Button pending={isPending} onClick={() => void renew()}>
							Make new recovery codes
						</Button>
						{isRequired ? null : (
							<Button pending={isPending} onClick={() => void remove()}>
								Turn off
							</Button>
						)}
					</div>
				</>
			) : (
				<>
					<p className="max-w-prose text-ink-soft">
						With a second step nobody gets into your account with your password alone. You need an authenticator app on
						your phone, such as the one of Google or Microsoft, or your password manager.
						{requiredFrom ? ` The agency asks its staff for it from ${day(requiredFrom)} on.` : ''}
					</p>
					<Button variant="primary" className="mt-4" pending={isPending} onClick={() => void start()}>
						<ShieldCheck aria-hidden="true" />
						Set up
					</Button>
				</>
			)}
		</Card>
	)
}
