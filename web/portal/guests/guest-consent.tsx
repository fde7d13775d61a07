import { useQueryClient } from '@tanstack/react-query'
import { ChevronDown, HeartHandshake } from 'lucide-react'
import { useState } from 'react'
import {
	type Consent,
	CONSENT_WORDING,
	consentWords,
	isChild,
	obstacleToConsent,
	PORTAL_WAYS,
	type PortalWay,
} from '#shared/consent/consent.ts'
import { formatDay } from '#shared/dates.ts'
import type { Guest } from '#shared/trips/kinds/guest.ts'
import { query } from '#web/data/query.ts'
import { send, sentenceOf } from '#web/data/request.ts'
import { useSettings } from '#web/data/settings.tsx'
import { Button } from '#web/ui/button.tsx'
import { lazyDialog } from '#web/ui/lazy-part.tsx'
import { useToday, useViewerDay } from '#web/ui/use-now.ts'
import { toast } from '#web/ui/toasts/toasts.tsx'

const AlertDialog = lazyDialog(async () => ({
	default: (await import('#web/ui/dialogs/alert-dialog.tsx')).AlertDialog,
}))

type Props = {
	guest: Guest
	mayChange: boolean
	/** Whether the lead is this guest or another one, by name; null where no guest has the lead's name. */
	leadIs: 'this' | 'another' | null
}

/** A guest's consent for what they tell about diet and health (PORTAL-62). `mayChange` is the trip's lead; staff only read. */
export function GuestConsent({ guest, mayChange, leadIs }: Props) {
	const { agency } = useSettings()
	const client = useQueryClient()
	const [isBusy, setIsBusy] = useState(false)
	const [isAsking, setIsAsking] = useState(false)
	const consent = guest.consent ?? null
	const dayOf = useViewerDay()
	const isGiven = consent?.state === 'given'
	const run = async (call: () => Promise<unknown>, done: string, failed: string) => {
		setIsBusy(true)
		try {
			await call()
			await client.invalidateQueries({
				queryKey: query('/api/portal/trips/:id', { id: guest.tripId }).queryKey,
				exact: true,
			})
			toast({ title: done })
		} catch (error) {
			toast({ title: failed, description: sentenceOf(error, 'Please try again.'), tone: 'destructive' })
		}
		setIsBusy(false)
		setIsAsking(false)
	}
	const path = `/api/portal/guests/${guest.id}/consent` as const
	const agree = (how: PortalWay) =>
		run(() => send('PUT', path, { how, wording: CONSENT_WORDING }), 'Consent recorded', 'Consent not recorded')
	const withdraw = () => run(() => send('DELETE', path), 'Consent withdrawn', 'Consent not withdrawn')
	return (
		<details className="group mt-4 border-t border-line pt-1">
			<summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
				<HeartHandshake aria-hidden="true" className="size-5 shrink-0 text-sea" />
				<span className="min-w-0 grow wrap-anywhere">{`Diet and health: ${inWords(consent, dayOf)}`}</span>
				<ChevronDown
					aria-hidden="true"
					className="size-5 shrink-0 text-ink-soft transition-transform duration-150 group-open:rotate-180"
				/>
			</summary>
			<div className="pb-2">
				<p className="max-w-prose text-ink-soft wrap-anywhere">{consentWords(guest.fullName, agency.name)}</p>
				{mayChange ? (
					<div className="mt-3 flex flex-wrap gap-3 max-sm:flex-col">
						{isGiven ? (
							<Button onClick={() => setIsAsking(true)}>Withdraw consent</Button>
						) : (
							<Ways guest={guest} leadIs={leadIs} isBusy={isBusy} onAgree={(how) => void agree(how)} />
						)}
					</div>
				) : null}
			</div>
			<AlertDialog
				open={isAsking}
				onOpenChange={setIsAsking}
				title="Withdraw this consent?"
				description={`We then delete what is stored about the diet and special requests of ${guest.fullName}, and your travel planner learns that it is gone. This cannot be undone.`}
				action="Withdraw and delete"
				pending={isBusy}
				onAction={() => void withdraw()}
			/>
		</details>
	)
}

type WaysProps = Pick<Props, 'guest' | 'leadIs'> & { isBusy: boolean; onAgree: (how: PortalWay) => void }

/** Who agrees: a child's guardian, or the adult. Where the lead is known by name, only what fits is offered. */
function Ways({ guest, leadIs, isBusy, onAgree }: WaysProps) {
	const child = isChild(guest.dateOfBirth, useToday())
	const fits = (how: PortalWay) => (how === 'self' ? leadIs !== 'another' : leadIs !== 'this' || child === true)
	const labels: Record<PortalWay, string> = {
		self: `I am ${guest.fullName}, and I agree`,
		relayed: `I have asked ${guest.fullName}, who agrees`,
		guardian: `I am a parent or guardian of ${guest.fullName}, and I agree`,
	}
	const offered = PORTAL_WAYS.filter((how) => obstacleToConsent(how, child) === null && fits(how))
	return offered.map((how) => (
		<Button key={how} pending={isBusy} className="wrap-anywhere" onClick={() => onAgree(how)}>
			{labels[how]}
		</Button>
	))
}

function inWords(consent: Consent | null, dayOf: (instant: Date) => string): string {
	if (!consent) return 'no consent yet'
	const day = formatDay(dayOf(new Date(consent.at)), 'd MMM yyyy')
	return consent.state === 'given' ? `consent given on ${day}` : `consent withdrawn on ${day}`
}
