import type { ReactNode } from 'react'

/**
 * The hero of a page: a picture that extends under the header, and a caption. On phones the picture fades into the background of the
 * caption. On wide screens the caption is on the picture, which is dark enough at that side for any picture.
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
