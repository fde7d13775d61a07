import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
	type Consent,
	type ConsentRecord,
	type ConsentWay,
	consentWords,
	toldStaffFields,
} from '#shared/consent/consent.ts'
import { schemaOfFields } from '#shared/schemas.ts'
import type { Guest } from '#shared/trips/kinds/guest.ts'
import { ForEditors } from '#web/data/for-editors.tsx'
import { query } from '#web/data/query.ts'
import { send } from '#web/data/request.ts'
import { useSettings } from '#web/data/settings.tsx'
import { ConfirmDelete } from '#web/trips/confirm-delete.tsx'
import { FieldsForm } from '#web/trips/forms/fields-form.tsx'
import { FormDialog } from '#web/trips/forms/form-dialog.tsx'
import { staffDate } from '#web/trips/staff-date.ts'
import { useDialog } from '#web/trips/use-dialog.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'

const schema = schemaOfFields(toldStaffFields)
const pathOf = ({ id }: Guest) => `/api/admin/guests/${id}/consent` as const

type Props = { guests: readonly Guest[]; onSaved: () => Promise<unknown> }

/** Each guest's consent for diet and health, for staff, who can record what they were told (CRM-142). */
export function GuestConsents({ guests, onSaved }: Props) {
	const { agency } = useSettings()
	const recording = useDialog<Guest>()
	const withdrawing = useDialog<Guest>()
	const [opened, setOpened] = useState<string | null>(null)
	if (guests.length === 0) return null
	const record = async (guest: Guest, values: object) => {
		await withToast({ success: 'Consent recorded', failure: 'Consent not recorded' }, async () => {
			await send('PUT', pathOf(guest), values)
			await onSaved()
		})
		recording.close()
	}
	return (
		<section aria-label="Consent for diet and health" className="mt-6">
			<h3 className="font-display text-xl">Consent for diet and health</h3>
			<ul className="mt-2 divide-y divide-line border-y border-line">
				{guests.map((guest) => (
					<li key={guest.id} className="py-3">
						<div className="flex flex-wrap items-center gap-x-3 gap-y-2">
							<span className="min-w-0 wrap-anywhere">{guest.fullName}</span>
							<State consent={guest.consent ?? null} />
							<span className="ml-auto flex flex-wrap gap-2">
								{guest.consent ? (
									<Button
										size="small"
										variant="quiet"
										aria-expanded={opened === guest.id}
										onClick={() => setOpened(opened === guest.id ? null : guest.id)}
									>
										Details
									</Button>
								) : null}
								<ForEditors>
									{guest.consent?.state === 'given' ? (
										<Button size="small" onClick={() => withdrawing.show(guest)}>
											Withdraw
										</Button>
									) : (
										<Button size="small" onClick={() => recording.show(guest)}>
											Record consent
										</Button>
									)}
								</ForEditors>
							</span>
						</div>
						{opened === guest.id ? <History key={guest.consent?.at} guestId={guest.id} /> : null}
					</li>
				))}
			</ul>
			<FormDialog
				isOpen={recording.isOpen}
				onClose={recording.close}
				title="Record consent"
				description={
					recording.subject
						? `Read this out or send it: “${consentWords(recording.subject.fullName, agency.name)}”`
						: undefined
				}
			>
				{(askToClose) =>
					recording.subject ? (
						<FieldsForm
							fields={toldStaffFields}
							schema={schema}
							initialValues={{ note: null }}
							action="Record consent"
							onSave={(values) => record(recording.subject!, values)}
							onCancel={askToClose}
						/>
					) : null
				}
			</FormDialog>
			<ConfirmDelete
				dialog={withdrawing}
				title="Withdraw the consent?"
				description={(guest) =>
					`What is stored about the diet and special requests of ${guest.fullName} is deleted, with the copies of it in approved details and imported bookings. This action cannot be undone.`
				}
				onDelete={(guest) => send('DELETE', pathOf(guest))}
				refresh={onSaved}
				success="Consent withdrawn"
				failure="Consent not withdrawn"
			/>
		</section>
	)
}

function State({ consent }: { consent: Consent | null }) {
	if (!consent) return <Badge tone="grey">Not asked</Badge>
	return consent.state === 'given' ? (
		<Badge tone="green">{`Given ${staffDate(consent.at)}`}</Badge>
	) : (
		<Badge tone="amber">{`Withdrawn ${staffDate(consent.at)}`}</Badge>
	)
}

const WAYS: Record<ConsentWay, string> = {
	self: 'by the guest in the portal',
	relayed: 'by the lead traveller, who asked the guest',
	guardian: 'by a parent or guardian in the portal',
	told_staff: 'told to staff',
}

function History({ guestId }: { guestId: string }) {
	const { data } = useQuery({ ...query('/api/admin/guests/:id/consents', { id: guestId }), staleTime: 0 })
	if (!data) return null
	if (data.consents.length === 0) return <p className="mt-2 text-sm text-ink-soft">There was no consent to withdraw.</p>
	return (
		<ul className="mt-2 flex flex-col gap-3 text-sm">
			{data.consents.map((one) => (
				<li key={one.id} className="wrap-anywhere">
					<p>{inWords(one)}</p>
					{one.note ? <p className="whitespace-pre-line">{one.note}</p> : null}
					<p className="text-ink-soft">{`Wording ${one.wording}: “${one.words}”`}</p>
				</li>
			))}
		</ul>
	)
}

function inWords({ how, givenBy, givenAt, withdrawnBy, withdrawnAt }: ConsentRecord): string {
	const given = `Given on ${staffDate(givenAt)} ${WAYS[how]}, entered by ${givenBy ?? 'a deleted account'}.`
	if (!withdrawnAt) return given
	return `${given} Ended on ${staffDate(withdrawnAt)} by ${withdrawnBy ?? 'a deleted account'}.`
}
