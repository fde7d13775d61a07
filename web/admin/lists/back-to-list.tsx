import { ArrowLeft } from 'lucide-react'
import { Link } from 'wouter'
import { buttonClasses } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'

/** From a page of one entry to the list that it was opened from. */
export const BackToList = ({ href }: { href: string }) => (
	<Link href={href} className={classNames(buttonClasses({ variant: 'quiet', size: 'small' }), '-ml-3')}>
		<ArrowLeft aria-hidden="true" />
		Back to the list
	</Link>
)
