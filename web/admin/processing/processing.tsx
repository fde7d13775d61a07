import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { type ProcessingRecord, processingRecords } from '#shared/processing/processing-records.ts'
import { query } from '#web/data/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, CardHeader } from '#web/ui/card.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { LoadFailed } from '../app/load-failed.tsx'
import { SectionHeader } from '../app/section-header.tsx'

/** The records of processing of this installation, for owners (CRM-144). */
export default function Processing() {
	const { data, error, refetch } = useQuery({ ...query('/api/admin/processing-records'), staleTime: 0 })
	return (
		<>
			<SectionHeader title="Records of processing">
				<Button className="print:hidden" onClick={() => print()}>
					<Printer aria-hidden="true" />
					Print
				</Button>
			</SectionHeader>
			{data ? (
				<>
					<p className="mb-2 max-w-prose text-ink-soft">
						What Article 30 of the UK GDPR asks for, as the system does it today: its fields, periods and outside
						services. Add what only you know, such as your contracts with suppliers.
					</p>
					<p className="mb-5 max-w-prose wrap-anywhere">{controller(data.facts.agency)}</p>
					<div className="flex flex-col gap-5">
						{processingRecords(data.facts).map((record) => (
							<Record key={record.purpose} record={record} />
						))}
					</div>
				</>
			) : error ? (
				<LoadFailed error={error} onRetry={refetch} />
			) : (
				<SkeletonRows rows={10} />
			)}
		</>
	)
}

const controller = ({ name, legalName, address, email, phone }: Record<string, string | null>) =>
	`Controller: ${[legalName ?? name, address?.replaceAll(/\s*\n\s*/g, ', '), email, phone].filter(Boolean).join(' · ')}`

function Record({ record }: { record: ProcessingRecord }) {
	const facts = [
		['Legal basis', [record.basis]],
		['People', [record.people]],
		['Data', [record.data.join(', ')]],
		['Who receives it', record.recipients],
		['Stored', record.periods],
		['Protection', record.measures],
	] as const
	return (
		<Card className="break-inside-avoid">
			<CardHeader title={record.purpose} />
			<dl className="grid gap-x-6 gap-y-3 md:grid-cols-[10rem_minmax(0,1fr)]">
				{facts.map(([name, lines]) => (
					<div key={name} className="contents">
						<dt className="text-ink-soft max-md:-mb-2">{name}</dt>
						<dd className="wrap-anywhere">
							{lines.map((line) => (
								<span key={line} className="block">
									{line}
								</span>
							))}
						</dd>
					</div>
				))}
			</dl>
		</Card>
	)
}
