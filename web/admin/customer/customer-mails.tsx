import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SentMail } from '#shared/customers/customer-page.ts'
import type { Customer } from '#shared/customers/user.ts'
import { query } from '#web/data/query.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, CardHeader } from '#web/ui/card.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { LoadFailed } from '../app/load-failed.tsx'
import { historyTime } from '../history/history-time.ts'
import { CappedFooter } from '../lists/capped-footer.tsx'
import { describeTotal } from '../lists/list-frame.tsx'
import { Row, Rows } from './row.tsx'

const FIRST = 6
/** As many as one call answers. */
const MOST = 500

const STATES: Record<SentMail['state'], { tone: Tone; words: string }> = {
	waiting: { tone: 'yellow', words: 'Waiting' },
	sent: { tone: 'green', words: 'Sent' },
	failed: { tone: 'red', words: 'Not delivered' },
}

/** What was mailed to the customer's address: the subject, the state and when, never the text (CRM-363). */
export function CustomerMails({ customer: { id } }: { customer: Customer }) {
	const [limit, setLimit] = useState(FIRST)
	const { data, error, refetch, isFetching } = useQuery({
		...query('/api/admin/users/:id/mails', { id }, { limit }),
		placeholderData: keepPreviousData,
		staleTime: 0,
	})
	return (
		<Card>
			<CardHeader title="Mails to this customer" />
			{data ? null : error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonRows rows={2} />}
			{data?.mails.length === 0 ? <p className="text-ink-soft">No mails to this address.</p> : null}
			<Rows>
				{data?.mails.map((mail) => (
					<Row key={mail.id} title={mail.subject} detail={historyTime(mail.sentAt ?? mail.createdAt)}>
						<Badge tone={STATES[mail.state].tone}>{STATES[mail.state].words}</Badge>
					</Row>
				))}
			</Rows>
			{data?.nextCursor && limit < MOST ? (
				<CappedFooter shown={data.mails.length} total={describeTotal(data)}>
					<Button size="small" pending={isFetching} onClick={() => setLimit(MOST)}>
						Show all
					</Button>
				</CappedFooter>
			) : null}
		</Card>
	)
}
