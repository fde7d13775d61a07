const FIRST_SENTENCE = /^.+?[.!?](?=\s)/

/** A description with a large first sentence, as in a magazine. */
export function Lead({ text }: { text: string }) {
	const [first = ''] = FIRST_SENTENCE.exec(text) ?? []
	return (
		<>
			{first ? <p className="font-display text-4xl leading-[1.15] text-balance md:text-5xl">{first}</p> : null}
			<p className="mt-6 max-w-[62ch] text-lg leading-relaxed text-ink-soft md:text-xl md:leading-relaxed">
				{text.slice(first.length).trim()}
			</p>
		</>
	)
}
