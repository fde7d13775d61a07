import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type ConfirmationContent, sentFields } from '#shared/booking-confirmation/content.ts'
import { fetchResponse, type RequestError } from '#web/data/request.ts'

type PreviewType = 'image/svg+xml' | 'application/pdf'

/** Renders the confirmation for this content, saved or not. Rejects with a RequestError. */
export async function readPreview(
	tripId: string,
	content: ConfirmationContent,
	type: PreviewType,
	signal?: AbortSignal,
): Promise<Blob> {
	const response = await fetchResponse(`/api/admin/trips/${tripId}/preview-booking-confirmation`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', Accept: type },
		body: JSON.stringify(sentFields(content)),
		signal,
	})
	return response.blob()
}

/** The rendered pages as one image. Rendered again once `content` has not changed for a moment; until then the previous pages stay. */
export function usePreview(tripId: string, content: ConfirmationContent) {
	const rested = useRested(JSON.stringify(content))
	return useQuery<Blob, RequestError>({
		queryKey: ['preview', tripId, rested],
		queryFn: ({ signal }) => readPreview(tripId, JSON.parse(rested) as ConfirmationContent, 'image/svg+xml', signal),
		placeholderData: keepPreviousData,
		// The trip may have changed by the next time, and page images are large.
		staleTime: 0,
		gcTime: 0,
	})
}

const REST_MS = 600

function useRested(value: string): string {
	const [rested, setRested] = useState(value)
	useEffect(() => {
		const timer = setTimeout(() => setRested(value), REST_MS)
		return () => clearTimeout(timer)
	}, [value])
	return rested
}
