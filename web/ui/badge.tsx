import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const TONES = {
	green: 'bg-green-wash text-green',
	yellow: 'bg-yellow-wash text-yellow',
	amber: 'bg-amber-wash text-amber',
	red: 'bg-red-wash text-red',
	grey: 'bg-grey-wash text-grey',
}
export type Tone = keyof typeof TONES

/** A state in one or two words. The colour never carries information that the words do not. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
	return (
		<span
			className={classNames(
				'badge inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-medium whitespace-nowrap @max-[24rem]/table:whitespace-normal',
				TONES[tone],
			)}
		>
			{children}
		</span>
	)
}
