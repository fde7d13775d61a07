import { type SubmitEvent, useState } from 'react'
import { PREVIEW_DAYS, type PreviewLink } from '#shared/catalogue/drafts/preview-link.ts'
import { RequestError, send } from '#web/data/request.ts'
import { CopyableAddress } from '#web/trips/copyable-address.tsx'
import { withToast } from '#web/trips/with-toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'

type Props = { itemId: string; onMade: (previews: PreviewLink[]) => void }

/** Makes a preview link, whose address is shown once. */
export function MakePreviewLink({ itemId, onMade }: Props) {
	const [url, setUrl] = useState('')
	const [isMaking, setIsMaking] = useState(false)
	const make = async (days: number) => {
		setIsMaking(true)
		try {
			await withToast({ success: 'Link made', failure: 'Link not made' }, async () => {
				const path = `/api/admin/catalogue/items/${itemId}/previews` as const
				const answer = await send<{ previews: PreviewLink[]; url: string }>('POST', path, { days })
				setUrl(answer.url)
				onMade(answer.previews)
			})
		} catch (error) {
			if (!(error instanceof RequestError)) throw error
		}
		setIsMaking(false)
	}
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		if (!isMaking) void make(Number(new FormData(event.currentTarget).get('days')))
	}
	return (
		<form noValidate onSubmit={submit} className="grid gap-4">
			{url ? (
				<CopyableAddress
					label="Address of the preview"
					hint="Copy it now: it is shown only once."
					address={url}
					copyLabel="Copy the link"
				/>
			) : null}
			<div className="flex flex-wrap items-end gap-3">
				<Field label="Works for" className="grow sm:max-w-44">
					{(control) => (
						<Select {...control} name="days" defaultValue="7">
							{PREVIEW_DAYS.map((days) => (
								<option key={days} value={days}>
									{days === 1 ? '1 day' : `${days} days`}
								</option>
							))}
						</Select>
					)}
				</Field>
				<Button type="submit" variant={url ? undefined : 'primary'} pending={isMaking}>
					Make a link
				</Button>
			</div>
		</form>
	)
}
