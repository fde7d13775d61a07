import type { ReactNode } from 'react'

/**
 * A page's opening: a picture that reaches up under the header, and a caption. On a phone the picture fades into the ground on which
 * the caption stands; on a wide screen the caption stands on the picture, darkened at that side enough to read it over anything.
 */
export function PageHero({ picture, children }: { picture: ReactNode; children: ReactNode }) {
	return (
		<section className="relative isolate flex min-h-100 overflow-hidden bg-night text-foam md:min-h-120">
			<div className="absolute inset-x-0 top-0 -z-10 h-60 md:h-full">
				{picture}
				<div
					aria-hidden="true"
					className="absolute inset-0 bg-linear-to-t from-night to-night/0 to-40% md:bg-linear-to-r md:from-night/85 md:via-night/65 md:via-50% md:to-85%"
				/>
			</div>
			<div className="mx-auto flex w-full max-w-6xl flex-col px-4 pt-24 pb-14 md:px-8 md:pb-18">{children}</div>
		</section>
	)
}
