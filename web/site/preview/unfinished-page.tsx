import { Component, type ReactNode } from 'react'
import type { PreviewedItem } from '#shared/catalogue/drafts/preview-message.ts'

type Props = { item: PreviewedItem; children: ReactNode }
type State = { item: PreviewedItem; hasFailed: boolean }

/** Says so where a page cannot show a draft, and tries again with the next change of it. */
export class UnfinishedPage extends Component<Props, State> {
	override state: State = { item: this.props.item, hasFailed: false }

	static getDerivedStateFromError(): Partial<State> {
		return { hasFailed: true }
	}

	static getDerivedStateFromProps({ item }: Props, state: State): State | null {
		return item === state.item ? null : { item, hasFailed: false }
	}

	override render() {
		if (!this.state.hasFailed) return this.props.children
		return (
			<main className="grid min-h-dvh place-items-center p-6 text-center text-lg">
				This draft cannot be shown yet. Fill in more of the form.
			</main>
		)
	}
}
