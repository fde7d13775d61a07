import type { ReactNode } from 'react'
import type { Accommodation } from '#shared/trips/kinds/accommodation.ts'
import type { Activity } from '#shared/trips/kinds/activity.ts'
import type { Flight } from '#shared/trips/kinds/flight.ts'
import { type Guest, guest } from '#shared/trips/kinds/guest.ts'
import type { Transfer } from '#shared/trips/kinds/transfer.ts'
import { daysBetween, timeOf } from '#shared/dates.ts'
import type { EnteredKind, RecordOf } from '#shared/trips/kinds/registry.ts'
import { choiceLabel } from '#web/ui/forms/choice-label.ts'
import { Facts } from '../facts.tsx'
import { StaffBadge } from '../staff-badge.tsx'
import { staffDate, staffDates } from '../staff-date.ts'
import { FlightLine } from '../flights/flight-input.tsx'

function Heading({ title, status, children }: { title: string; status: string; children?: ReactNode }) {
	return (
		<>
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<h3 className="font-medium wrap-anywhere">{title}</h3>
				<StaffBadge status={status} />
			</div>
			{children}
		</>
	)
}

const Line = ({ children }: { children: ReactNode }) => <p className="mt-1 wrap-anywhere tabular-nums">{children}</p>
const day = (value: string | null) => (value ? staffDate(value) : null)

function GuestRow({ guest: person }: { guest: Guest }) {
	return (
		<Heading title={guest.summary(person)} status={person.approvalStatus}>
			<Facts
				facts={[
					['Born', day(person.dateOfBirth)],
					['Nationality', person.nationality],
					['Passport', person.passportNumber],
					['Issued', day(person.passportIssued)],
					['Expires', day(person.passportExpiry)],
					['Issued by', person.passportCountry],
					['Email', person.email],
					['Phone', person.phone],
					['Diet', person.dietaryRequirements],
					['Requests', person.specialRequests],
				]}
			/>
			{person.isHidden ? <p className="mt-1 text-sm text-ink-soft">Identity data is hidden from you.</p> : null}
		</Heading>
	)
}

function FlightRow({ flight }: { flight: Flight }) {
	const dayShift = daysBetween(flight.departureTime, flight.arrivalTime)
	return (
		<Heading title={[flight.airline, flight.flightNumber].filter(Boolean).join(' ')} status={flight.status}>
			<Line>
				{flight.departureAirport} → {flight.arrivalAirport}
			</Line>
			<Line>
				{staffDate(flight.departureTime)}, {timeOf(flight.departureTime)} → {timeOf(flight.arrivalTime)}
				{dayShift === 0 ? null : ` on ${staffDate(flight.arrivalTime)}`}
			</Line>
			<Facts
				facts={[
					['Segment', flight.segmentType && choiceLabel(flight.segmentType)],
					['Class', flight.class],
					['PNR', flight.pnr],
					['Baggage', flight.baggageWeightKg === null ? null : `${flight.baggageWeightKg} kg`],
				]}
			/>
		</Heading>
	)
}

function StayRow({ stay }: { stay: Accommodation }) {
	return (
		<Heading title={stay.hotelName} status={stay.status}>
			{stay.address ? <Line>{stay.address}</Line> : null}
			<Line>{staffDates(stay.checkIn, stay.checkOut)}</Line>
			<Facts
				facts={[
					['Nights', stay.nights],
					['Room', stay.roomType],
					['Board', stay.boardBasis],
					['Room ready', stay.checkInFrom && `from ${stay.checkInFrom}`],
					['Leave room', stay.checkOutBy && `by ${stay.checkOutBy}`],
					['Confirmation', stay.confirmationNumber],
					['Taken from', stay.catalogueVersionId && 'the catalogue'],
					['Phone', stay.phone],
				]}
			/>
		</Heading>
	)
}

function TransferRow({ transfer }: { transfer: Transfer }) {
	return (
		<Heading title={transfer.transferType} status={transfer.status}>
			<Line>
				{transfer.fromLocation} → {transfer.toLocation}
			</Line>
			<Line>{[staffDate(transfer.date), transfer.time].filter(Boolean).join(', ')}</Line>
			<Facts
				facts={[
					['Passengers', transfer.passengers],
					['Vehicle', transfer.vehicleClass],
					['Meeting point', transfer.meetingPoint],
					['Confirmation', transfer.confirmationNumber],
					['Phone', transfer.phone],
				]}
			/>
			<FlightLine id={transfer.flightId} />
		</Heading>
	)
}

function ActivityRow({ activity }: { activity: Activity }) {
	const { date, endDate, time, location } = activity
	const days = endDate && endDate !== date ? staffDates(date, endDate) : staffDate(date)
	return (
		<Heading title={activity.name} status={activity.status}>
			<Line>{[days, time, location].filter(Boolean).join(', ')}</Line>
			{activity.description ? <Line>{activity.description}</Line> : null}
			<Facts
				facts={[
					['Ends', activity.endTime],
					['Confirmation', activity.confirmationNumber],
					['Taken from', activity.catalogueVersionId && 'the library'],
					['Phone', activity.phone],
					['More', activity.additionalInformation],
				]}
			/>
		</Heading>
	)
}

/** The row of each kind of record. */
export const RECORD_ROWS: { [K in EnteredKind]: (record: RecordOf[K]) => ReactNode } = {
	guests: (record) => <GuestRow guest={record} />,
	flights: (record) => <FlightRow flight={record} />,
	accommodations: (record) => <StayRow stay={record} />,
	transfers: (record) => <TransferRow transfer={record} />,
	activities: (record) => <ActivityRow activity={record} />,
}
