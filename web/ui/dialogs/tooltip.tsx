import { Tooltip as Radix } from 'radix-ui'
import { createContext, type ReactNode, use } from 'react'

const HasProvider = createContext(false)

/** Shares the delays (SITE-36) of all tooltips inside: moving from one button to the next shows the second tooltip at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
	return (
		<HasProvider value={true}>
			<Radix.Provider delayDuration={700} skipDelayDuration={300}>
				{children}
			</Radix.Provider>
		</HasProvider>
	)
}

type Props = { text: string; side?: 'top' | 'right' | 'bottom' | 'left'; children: ReactNode }

/** A short text on hover and focus. It must not hold information that is not on the screen already. */
export function Tooltip({ text, side = 'top', children }: Props) {
	const hasProvider = use(HasProvider)
	const tip = (
		<Radix.Root>
			<Radix.Trigger asChild>{children}</Radix.Trigger>
			<Radix.Portal>
				<Radix.Content
					side={side}
					sideOffset={6}
					collisionPadding={8}
					className="z-60 max-w-64 animate-fade-in rounded-sm bg-ink px-2.5 py-1 text-sm text-paper shadow-lifted"
				>
					{text}
				</Radix.Content>
			</Radix.Portal>
		</Radix.Root>
	)
	return hasProvider ? tip : <TooltipProvider>{tip}</TooltipProvider>
}
