import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatDay } from '#shared/dates.ts'
import type { CountryFacts, EmergencyNumber, EntryNote } from '#shared/portal/destination.ts'
import { localTime } from '#shared/trips/timeline/local-time.ts'
import { query } from '#web/data/query.ts'
import { phoneHref } from '#web/shell/header-links.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useNow } from '#web/ui/use-now.ts'

/** What is worth knowing about each country of the trip (PORTAL-116). What is not known is said to be unknown. */
export function CountryCards({ tripId }: { tripId: string }) {
	const { data } = useQuery(query('/api/portal/trips/:id/countries', { id: tripId }))
	return data?.countries.map((country) => <CountryCard key={country.code} country={country} />)
}

const LINK = 'text-sea underline underline-offset-4 hover:text-sea-deep'
const UNKNOWN = 'Not known to us. Please ask.'

function CountryCard({ country }: { country: CountryFacts }) {
	const { code, name, zone, currencies, languages, plugs, emergency, entry } = country
	return (
		<article
			aria-labelledby={`country-${code}`}
			className="break-inside-avoid rounded-lg border border-line bg-card p-4 shadow-card md:p-6"
		>
			<h3 id={`country-${code}`} className="font-display text-2xl">
				{name}
			</h3>
			<dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
				<Fact label="Time there" isOnPaper={false}>
					{zone ? <Clock zone={zone} /> : UNKNOWN}
				</Fact>
				<Fact label="Currency">{currencies.join(', ') || UNKNOWN}</Fact>
				<Fact label={languages.length > 1 ? 'Languages' : 'Language'}>{languages.join(', ') || UNKNOWN}</Fact>
				<Fact label="Sockets">{plugs ? `Type ${plugs.join(', ')}` : UNKNOWN}</Fact>
				<Fact label="In danger, call">{emergency ? <Numbers numbers={emergency} /> : UNKNOWN}</Fact>
			</dl>
			<h4 className="mt-4 font-medium">Entering {name}</h4>
			{entry ? <Entry entry={entry} /> : <p className="text-ink-soft">{UNKNOWN}</p>}
			<p className="mt-3 text-sm text-ink-soft">
				Currency and languages: countries-list 3.4.1. Sockets by the letters of the{' '}
				<a href="https://www.iec.ch/world-plugs" target="_blank" rel="noreferrer" className={LINK}>
					IEC
				</a>{' '}
				and emergency numbers: our own lists, the numbers compared with libphonenumber on 23 Nov 2026.
			</p>
		</article>
	)
}

type FactProps = { label: string; isOnPaper?: boolean; children: ReactNode }

const Fact = ({ label, isOnPaper = true, children }: FactProps) => (
	<div className={classNames('min-w-0', !isOnPaper && 'print:hidden')}>
		<dt className="text-sm text-ink-soft">{label}</dt>
		<dd className="wrap-anywhere tabular-nums">{children}</dd>
	</div>
)

function Clock({ zone }: { zone: string }) {
	const { time, weekday } = localTime(zone, useNow().getTime(), new Intl.DateTimeFormat().resolvedOptions().timeZone)
	return `${weekday} ${time.slice(0, 5)}`
}

const Numbers = ({ numbers }: { numbers: readonly EmergencyNumber[] }) =>
	numbers.map(({ service, number }) => (
		<span key={service} className="block">
			<a href={phoneHref(number)} className={LINK}>
				{number}
			</a>
			{service === 'everything' ? null : ` ${service}`}
		</span>
	))

const Entry = ({ entry: { lines, forms, url, readOn } }: { entry: EntryNote }) => (
	<>
		<p className="text-sm text-ink-soft">
			For a full British passport, on holiday, as{' '}
			<a href={url} target="_blank" rel="noreferrer" className={LINK}>
				GOV.UK
			</a>{' '}
			said on {formatDay(readOn, 'd MMM yyyy')}. It may have changed: look again before you travel, and ask your
			airline. With another passport, please ask us.
		</p>
		<ul className="mt-2 list-disc pl-5">
			{lines.map((line) => (
				<li key={line}>{line}</li>
			))}
			{forms.map(({ name, when, url }) => (
				<li key={name}>
					{url ? (
						<a href={url} target="_blank" rel="noreferrer" className={LINK}>
							{name}
						</a>
					) : (
						name
					)}
					, {when}
				</li>
			))}
		</ul>
		<p className="mt-2 text-sm text-ink-soft">
			Contains public sector information licensed under the Open Government Licence v3.0.
		</p>
	</>
)
