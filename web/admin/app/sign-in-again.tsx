import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { onRefusal, RequestError } from '#web/data/request.ts'
import { useAuth } from '#web/data/session.tsx'
import { lazyDialog } from '#web/ui/lazy-part.tsx'

const SignInDialog = lazyDialog(() => import('#web/shell/sign-in-dialog.tsx'))

type Answer = (isSignedIn: boolean) => void

/**
 * Asks for a sign-in over the page when a save finds that the session has ended, and repeats the save (CRM-297). It is not repeated when the
 * dialog is closed, nor in the name of somebody else.
 */
export function SignInAgain() {
	const { user } = useAuth()
	const client = useQueryClient()
	const [isOpen, setIsOpen] = useState(false)
	/** The saves that wait. One sign-in answers them all. */
	const [waiting] = useState<Answer[]>([])
	useEffect(() => {
		const stop = onRefusal(async (error, run) => {
			if (!(error instanceof RequestError) || error.code !== 'signed_out') throw error
			setIsOpen(true)
			if (!(await new Promise<boolean>((resolve) => waiting.push(resolve)))) throw error
			return run()
		})
		return () => {
			stop()
			answerAll(waiting, false)
		}
	}, [waiting])
	return (
		<SignInDialog
			open={isOpen}
			onOpenChange={(open) => {
				setIsOpen(open)
				if (!open) answerAll(waiting, false)
			}}
			onSignedIn={({ id }) => {
				answerAll(waiting, id === user?.id)
				void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
			}}
		/>
	)
}

function answerAll(waiting: Answer[], isSignedIn: boolean) {
	for (const answer of waiting.splice(0)) answer(isSignedIn)
}
