import { useQuery } from '@tanstack/react-query'
import { query } from '#web/data/query.ts'
import { useAuth } from '#web/data/session.tsx'
import { useSettings } from '#web/data/settings.tsx'
import { Page } from '#web/shell/page.tsx'
import { DownloadData } from '#web/trips/download-data.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, CardHeader } from '#web/ui/card.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { OwnDevices } from './own-devices.tsx'
import { Passkeys } from './passkeys.tsx'
import { SecondStep } from './second-step.tsx'

/** For staff who look after trips. */
const ContactCardForm = lazyPart(() => import('./contact-card-form.tsx'))

/** How one's own account is secured (API-135, API-137, API-152): the second step, passkeys, and where one is signed in. */
export default function AccountPage() {
	const { agency } = useSettings()
	const { user } = useAuth()
	const { data, error, refetch } = useQuery({ ...query('/api/auth/account'), staleTime: 0 })
	const account = data?.account
	return (
		<Page forceOpaque>
			<title>{`Security | ${agency.name}`}</title>
			<div className="mx-auto flex max-w-3xl flex-col gap-6 px-4 py-10 md:py-14">
				<header>
					<h1 className="font-display text-4xl">Security</h1>
					<p className="mt-1 text-ink-soft wrap-anywhere">{`${user?.username}, ${user?.email}`}</p>
				</header>
				{user?.mustSetUp ? (
					<p className="rounded-lg bg-amber-wash px-5 py-4">
						{`${agency.name} asks its staff for a second step. Set it up here, then everything else opens.`}
					</p>
				) : null}
				{account ? (
					<>
						<SecondStep account={account} onChanged={refetch} />
						<Passkeys passkeys={account.passkeys ?? []} onChanged={refetch} />
						<OwnDevices devices={account.devices} onChanged={refetch} />
						{user?.role === 'admin' && user.staffRole !== 'viewer' ? <ContactCardForm /> : null}
						<Card>
							<CardHeader title="Your data" />
							<p className="mb-4 text-ink-soft">
								Everything we hold about you, as a page to read and a file for programs, with the documents of your
								trips.
							</p>
							<DownloadData path="/api/auth/export" label="Download my data" />
						</Card>
					</>
				) : error ? (
					<div role="alert" className="flex flex-wrap items-center gap-4">
						<p>Your account could not be loaded.</p>
						<Button onClick={() => void refetch()}>Try again</Button>
					</div>
				) : (
					// As high as the screen, so that the footer does not show and go.
					<div className="min-h-dvh">
						<SkeletonRows rows={6} />
					</div>
				)}
			</div>
		</Page>
	)
}
