import type { ReactNode } from 'react'

export type Fact = { name: ReactNode; text: ReactNode; note?: ReactNode }

/** Names with what there is to say about each: two columns, one on phones. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
	<dl className="legal-facts">
		{facts.map(({ name, text, note }, index) => (
			<div key={index}>
				<dt>{name}</dt>
				<dd>
					{text}
					{note ? <span className="mt-1 block text-ink-soft">{note}</span> : null}
				</dd>
			</div>
		))}
	</dl>
)
