import type { HomeContent } from '#shared/catalogue/page-data.ts'
import { ServedPicture } from '#web/ui/served-picture.tsx'

type Planner = NonNullable<HomeContent['planners']>[number]

/** The people who plan journeys, with their portraits (SITE-187). */
export const Planners = ({ planners }: { planners: readonly Planner[] }) => (
	<section aria-labelledby="planners" className="mx-auto max-w-7xl px-5 pb-24 md:px-8 md:pb-36">
		<h2 id="planners" className="font-display text-4xl md:text-5xl">
			Who plans your journey
		</h2>
		<ul className="mt-9 grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-10 min-[30rem]:grid-cols-2 md:mt-14 lg:grid-cols-4">
			{planners.map(({ name, role, line, picture, served }) => (
				<li key={name}>
					<div className="overflow-clip rounded-sm bg-sunk">
						<ServedPicture
							served={served}
							alt={picture.alt}
							sizes="(min-width: 64rem) 19rem, (min-width: 30rem) 50vw, 100vw"
							className="aspect-4/5 size-full"
						/>
					</div>
					<h3 className="mt-5 font-display text-[1.75rem] leading-tight wrap-anywhere">{name}</h3>
					<p className="mt-1 font-medium">{role}</p>
					<p className="mt-2 text-ink-soft">{line}</p>
				</li>
			))}
		</ul>
	</section>
)
