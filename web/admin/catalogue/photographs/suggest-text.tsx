import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { send, sentenceOf } from '#web/data/request.ts'
import { Button } from '#web/ui/button.tsx'

type Props = {
	/** Names the picture: 'Picture 3'. */
	name: string
	id: string
	onAccept: (text: string) => void
}

/** Asks AI for a description when somebody presses the button (API-208). It is used only when they take it. */
export function SuggestText({ name, id, onAccept }: Props) {
	const [isAsking, setIsAsking] = useState(false)
	const [suggested, setSuggested] = useState<string | null>(null)
	const [problem, setProblem] = useState<string | null>(null)
	const ask = async () => {
		setIsAsking(true)
		setProblem(null)
		try {
			const { text } = await send<{ text: string }>('POST', `/api/admin/catalogue/pictures/${id}/ask-ai`)
			setSuggested(text)
		} catch (error) {
			setProblem(sentenceOf(error, 'There is no suggestion now.'))
		}
		setIsAsking(false)
	}
	const accept = () => {
		onAccept(suggested ?? '')
		setSuggested(null)
	}
	return (
		<div className="mt-1.5 text-sm">
			<Button
				size="small"
				variant="quiet"
				aria-label={`Suggest a description of ${name}`}
				pending={isAsking}
				onClick={() => void ask()}
			>
				<Sparkles aria-hidden="true" />
				Suggest
			</Button>
			<div aria-live="polite">
				{problem ? <p className="text-danger">{problem}</p> : null}
				{suggested === null ? null : (
					<div className="mt-1 rounded-md bg-sea-wash p-3">
						<p className="font-medium">Suggested by AI: check it against the picture</p>
						<p className="mt-1">{suggested}</p>
						<div className="mt-2 flex flex-wrap gap-2">
							<Button size="small" onClick={accept}>
								Use it
							</Button>
							<Button size="small" variant="quiet" onClick={() => setSuggested(null)}>
								Dismiss
							</Button>
						</div>
					</div>
				)}
			</div>
		</div>
	)
}
