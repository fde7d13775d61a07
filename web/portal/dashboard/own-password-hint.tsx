import { useState } from 'react'
import { useAuth } from '#web/data/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { lazyDialog } from '#web/ui/lazy-part.tsx'
import { useIsHydrating } from '#web/ui/rendered-at.ts'
import { readStorage, writeStorage } from '#web/ui/storage.ts'

const PasswordDialog = lazyDialog(() => import('#web/shell/password-dialog.tsx'))
const KEY = 'keeps-password'

/**
 * Suggests a password of one's own to somebody whose agent chose it. Nothing is forced, and an answer is final until staff set another one
 * (PORTAL-61).
 */
export function OwnPasswordHint() {
	const { user, isCustomer } = useAuth()
	const [isChanging, setIsChanging] = useState(false)
	const [isClosed, setIsClosed] = useState(false)
	const isHydrating = useIsHydrating()
	if (!user || !isCustomer || user.accessSetBy !== 'staff') return null
	const answer = `${user.id} ${user.version}`
	if (!isHydrating && (isClosed || readStorage(KEY) === answer)) return null
	const close = () => {
		writeStorage(KEY, answer)
		setIsClosed(true)
	}
	return (
		<section
			aria-label="Your account"
			className={classNames(
				'mt-6 mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-line bg-card px-5 py-4 shadow-card',
				// theme-start.js knows of an answer, though not whether it is an older one.
				isHydrating && 'in-[.keeps-password]:hidden',
			)}
		>
			<p className="min-w-0 flex-1 basis-72">
				Your travel adviser chose the password of your account. Only you should know it: choose one of your own.
			</p>
			<div className="flex flex-wrap gap-2">
				<Button variant="primary" onClick={() => setIsChanging(true)}>
					Choose my own
				</Button>
				<Button variant="quiet" onClick={close}>
					Not now
				</Button>
			</div>
			<PasswordDialog
				open={isChanging}
				onOpenChange={setIsChanging}
				onChanged={() => setIsClosed(true)}
				username={user.username}
			/>
		</section>
	)
}
